import { beforeAll, expect, it } from 'vitest'
import { BoardHead } from '../../../../src/components/hall/BoardFrame.tsx'
import BoardView from '../../../../src/components/hall/BoardView.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { hyphenated } from '../../../../src/domain/text/hyphenated.ts'
import type { Division } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import kinds from '../../../../src/i18n/locales/en/kinds.json' with { type: 'json' }
import pages from '../../../../src/i18n/locales/en/pages.json' with { type: 'json' }
import { learnMessages } from '../../../../src/i18n/translate.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  hidden,
  scheduled,
  team,
} from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', pages)
  learnMessages('en', kinds)
})

const NOON = Date.parse('2026-07-07T12:00:00+02:00')
const BEFORE = { time: { kind: 'instant' as const, at: NOON - 3_600_000 }, fieldId: 'F1' }

const named = (match: Match, name: string): Match => ({ ...match, home: { kind: 'team', teamId: 'A', name } })

const boardText = (board: string, ...matches: Match[]): string =>
  boardOfDivision(board, group({ teamIds: ['A', 'B'], matches }))

const siteOf = (division: Division) => {
  const index = indexEdition(
    edition({
      categories: [
        category({
          teams: [clubTeam('A'), clubTeam('B')],
          divisions: [division],
        }),
      ],
      arenas: [
        {
          id: 'hall',
          name: 'Hall',
          area: null,
          coordinates: null,
          fields: [{ id: 'F1', arenaId: 'hall', name: 'Hall 1', aliases: [] }],
        },
      ],
    }),
  )
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  return { locale: 'en' as const, year: 2026, cup, latestYear: 2026, underWay: true, index }
}
const boardOfDivision = (board: string, division: Division): string =>
  markup(BoardView, {
    site: siteOf(division),
    route: { kind: 'board', year: 2026, board },
    now: NOON,
  })
const headings = (text: string) => [...text.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading)

it('promises no results where the classes of what is over publish none', () => {
  const open = finished('A', 'B', 12, 9, BEFORE)
  const closed = hidden('A', 'B', 'finished', BEFORE)
  expect(headings(boardText('class/_4214', closed))).toEqual(['Matches played'])
  expect(headings(boardText('class/_4214', open, closed))).toEqual(['Results'])
})

it('does not call live what is still to come', () => {
  const division = group({ teamIds: ['A', 'B'], matches: [scheduled(team('A'), team('B'))] })
  const head = markup(BoardHead, { site: siteOf(division), subject: { kind: 'live' }, origin: '' })
  expect(head).toContain('<h1>All fields</h1>')
  expect(headings(boardOfDivision('live', division))).toEqual(['Next'])
})

it('shows every name in one size, and tells a long one whole in its title', () => {
  const match = finished('A', 'B', 12, 9, BEFORE)
  const teamOf = (name: string) =>
    /<p class="(board-team[^"]*)">.*?<bdi title="([^"]*)">([^<]*)</
      .exec(boardText('field/_461', named(match, name)))
      ?.slice(1)
  for (const name of ['IK Example', 'Skatnäss-Example 2', `${'Idrottslaget '.repeat(4)}Blå 2`])
    expect(teamOf(name)).toEqual(['board-team is-ahead', name, hyphenated(name)])
})

it('names a play-off by its letter, so that the round has room', () => {
  const match = finished('A', 'B', 12, 9, { ...BEFORE, round: { rank: 1 } })
  const about = (board: string, division: Partial<Division>) =>
    /<p><bdi>([^<]*)</.exec(
      boardOfDivision(board, group({ teamIds: ['A', 'B'], matches: [match], ...division })),
    )?.[1]
  const playoff = { kind: 'playoff' as const, name: { en: 'C-Play-off', sv: 'C-Play-off' } }
  expect(about('live', playoff)).toBe('B14 C · Semifinal')
  expect(about('class/_4214', playoff)).toBe('C · Semifinal')
  expect(about('live', { name: { en: 'Group 3', sv: 'Grupp 3' } })).toBe('B14 · Group 3')
})
