import { beforeAll, expect, test } from 'vitest'
import ChangeRow from '../../../../src/components/changes/ChangeRow.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { scheduled, team } from '../../domain/builders.ts'
import { smallCup } from '../../domain/small-cup.ts'

beforeAll(() => void learnMessages('en', english))

const rowOf = (match: Match) =>
  markup(ChangeRow, {
    site: {
      locale: 'en',
      year: 2026,
      cup: { id: 'c', name: 'Cup', sport: 'handball' },
      latestYear: 2026,
      underWay: true,
      index: smallCup(),
    },
    change: { match, number: 0, toldAt: null, time: { from: 0, to: 60_000 }, place: null },
    id: 'change',
  })

test('who plays a moved match is marked as a result in a play-off alone', () => {
  const [group, playoff] = [undefined, { rank: 1, index: 1 }].map((round) =>
    rowOf(scheduled(team('A'), team('B'), round && { round })),
  )
  expect(group).not.toContain('data-result')
  expect(playoff).toContain('<span data-result="sides"><bdi>Team A</bdi>')
})
