import { beforeAll, expect, test } from 'vitest'
import { embedHeight } from '../../../src/components/embed-code/embed-height.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english } from '../../support/messages.ts'
import { category, clubTeam, edition, finished, group } from '../domain/builders.ts'

beforeAll(() => void learnMessages('en', english))

const LONG = 'Handbollsföreningen Rimsfors-Mörskåsa Ungdom'

function heightOf(kind: 'team' | 'next', count: number, name = 'Team A'): number {
  const matches = Array.from({ length: count }, () => finished('A', 'B', 2, 1))
  const teams = [clubTeam('A', { name }), clubTeam('B')]
  const index = indexEdition(
    edition({ categories: [category({ teams, divisions: [group({ teamIds: ['A', 'B'], matches })] })] }),
  )
  const cup = { id: 'cup', name: 'Cup', sport: 'handball' }
  const site = { locale: 'en' as const, year: 2026, cup, latestYear: 2026, underWay: true, index }
  return embedHeight(site, { kind, team: 'A' })
}

test('a frame is as high as what it shows, and no higher than a page wants it', () => {
  expect(heightOf('team', 5)).toBeGreaterThan(heightOf('team', 4))
  expect(heightOf('team', 4, LONG)).toBeGreaterThan(heightOf('team', 4))
  expect(heightOf('next', 5)).toBe(heightOf('next', 1))
  expect(heightOf('team', 60)).toBe(1200)
})
