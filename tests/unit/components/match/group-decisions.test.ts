import { beforeAll, expect, it } from 'vitest'
import GroupDecisions from '../../../../src/components/need/GroupDecisions.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { category, clubTeam, edition, finished, group } from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const at = (hour: number) => ({ time: { kind: 'instant' as const, at: hour * 3_600_000 } })
const MATCH = finished('A', 'C', 9, 4, at(2))
const TO_B = { fromRank: 2, toRank: 3, divisionId: 'PB' }

function decided(locale: 'en' | 'sv', year: number, below: readonly (typeof TO_B)[] = [TO_B]): string {
  const division = group({
    teamIds: ['A', 'B', 'C'],
    matches: [finished('A', 'B', 9, 4, at(1)), MATCH, finished('B', 'C', 9, 4, at(3))],
    qualification: [{ fromRank: 1, toRank: 1, divisionId: 'PA' }, ...below],
  })
  const own = category({
    teams: ['A', 'B', 'C'].map((id) => clubTeam(id)),
    divisions: [
      division,
      group({ id: 'PA', kind: 'playoff', name: { en: 'A-Play-off', sv: 'A-slutspel' } }),
      group({ id: 'PB', kind: 'playoff', name: { en: 'B-Play-off', sv: 'B-slutspel' } }),
    ],
  })
  const index = indexEdition(edition({ categories: [own] }))
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale, year, cup, latestYear: 2026, underWay: true, index }
  return markup(GroupDecisions, { site, match: MATCH, category: own })
    .replaceAll(/<!-- -->|[\u2068\u2069]/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim()
}

it('says what a group match decided, in both languages', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((id) => clubTeam(id).name)
  expect(decided('en', 2026)).toBe(
    `What it decided ${a} is sure of A-Play-off. ${c} is sure of B-Play-off. ${b} is sure of B-Play-off.`,
  )
  expect(decided('sv', 2026)).toBe(
    `Vad den avgjorde ${a} är klart för A-slutspel. ${c} är klart för B-slutspel. ${b} är klart för B-slutspel.`,
  )
  expect(decided('en', 2026, [])).toContain(`${b} can no longer go on.`)
  expect(decided('en', 2025)).toBe('')
})
