import { beforeAll, expect, test } from 'vitest'
import ChangesView from '../../../../src/components/changes/ChangesView.tsx'
import MatchMoves from '../../../../src/components/changes/MatchMoves.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { category, edition, group, scheduled, team } from '../../domain/builders.ts'

beforeAll(() => void learnMessages('en', english))

const NOON = Date.parse('2026-07-06T12:00:00+02:00')

test('a match that was moved long before many others leads to a place that the page of changes has', () => {
  const matches = Array.from({ length: 400 }, (_, number) => ({
    ...scheduled(team('A'), team('B'), { id: `m${number}`, time: { kind: 'instant', at: NOON + 1_800_000 } }),
    moves: [{ toldAt: NOON + number * 60_000, time: { from: NOON, to: NOON + 1_800_000 }, place: null }],
  }))
  const index = indexEdition(edition({ categories: [category({ divisions: [group({ matches })] })] }))
  const cup = { id: 'c', name: 'Cup', sport: 'handball' }
  const site = { locale: 'en', year: 2026, cup, latestYear: 2026, underWay: true, index } as const
  const changes = markup(ChangesView, { site })
  const [first] = matches
  if (!first) throw new Error('There is no match.')
  const links = [
    ...markup(MatchMoves, { site, match: first }).matchAll(/href="\/2026\/changes\/(?:#([^"]+))?"/g),
  ]
  expect(links).toHaveLength(1)
  for (const [, place] of links) if (place) expect(changes).toContain(`id="${place}"`)
})
