import { beforeAll, describe, expect, it } from 'vitest'
import StandingsTable from '../../../../src/components/team/StandingsTable.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Locale } from '../../../../src/domain/text/locale.ts'
import type { Division, PublishedRow } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { RankingCriterion } from '../../../../src/domain/tournament/ranking.ts'
import { divisionStandings } from '../../../../src/domain/tournament/standings.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  scheduled,
  team,
  walkover,
} from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const CHAIN: readonly RankingCriterion[] = [
  ...(['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals'] as const),
  ...(['goal-difference', 'goals-scored', 'lots'] as const),
]

/** A table of three teams, with the explanation below the teams that are level. */
function tableOf(
  more: Partial<Division>,
  locale: Locale = 'en',
  isOneOfMany = false,
  chain: readonly RankingCriterion[] = CHAIN,
): string {
  const division = group({ teamIds: ['A', 'B', 'C'], ...more })
  const own = category({
    ranking: { points: { won: 2, tied: 1, lost: 0 }, chain },
    teams: ['A', 'B', 'C'].map((id) => clubTeam(id)),
    divisions: [division],
  })
  const index = indexEdition(edition({ categories: [own] }))
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale, year: 2026, cup, latestYear: 2026, underWay: false, index }
  return markup(StandingsTable, { site, category: own, division, caption: 'Group 1', isOneOfMany })
}

/** The explanation below each group of level teams, one line for each element. */
function why(...of: Parameters<typeof tableOf>): string[][] {
  const html = tableOf(...of)
  return [...html.matchAll(/<tr class="why.*?<\/details><\/td><\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<\/?(?:bdi|a|strong|abbr|span)\b[^>]*>|<!-- -->/g, '')
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  )
}

describe('below teams that share their points', () => {
  const ring = [finished('A', 'B', 10, 9), finished('B', 'C', 12, 7), finished('C', 'A', 8, 7)]
  const drawn = [finished('A', 'B', 9, 9), finished('A', 'C', 9, 4), finished('B', 'C', 9, 5)]

  it('stands who won the match of two', () => {
    const two = {
      teamIds: ['A', 'B', 'C', 'D'],
      matches: [finished('B', 'A', 9, 12), finished('B', 'D', 9, 2)],
    }
    expect(why(two)[0]).toEqual([
      'Level on 2 points: Team A won their own match 12–9',
      'Team A stands above Team B on points in their own match: 2 against 0.',
      'Team B – Team A 9–12',
    ])
    expect(why(two, 'sv')[0]?.slice(0, 2)).toEqual([
      'Lika på 2 poäng: Team A vann det inbördes mötet 12–9',
      'Team A står före Team B på poäng i det inbördes mötet: 2 mot 0.',
    ])
    const high = [finished('A', 'B', 30, 9), finished('B', 'D', 9, 2)]
    expect(why({ teamIds: two.teamIds, matches: high })[0]?.[0]).toBe(
      'Level on 2 points: points in their own match 2 against 0',
    )
  })

  it('stands what decided after a match that was drawn', () => {
    expect(why({ matches: drawn })).toEqual([
      [
        'Level on 3 points: goal difference in all matches +5 against +4',
        'Team A stands above Team B on goal difference in all matches: +5 against +4. Level before that: their own match, 9–9.',
        'Team A – Team B 9–9',
      ],
    ])
  })

  it('stands the table of three, and how each stands above the next', () => {
    const [lines] = why({ matches: ring })
    expect(lines?.slice(0, 4)).toEqual([
      'Level on 2 points: goal difference in their own matches',
      'Team B stands above Team A on goal difference in the matches of the 3: +4 against 0. Level before that: points in the matches of the 3 (2 each).',
      'Team A stands above Team C on goal difference in the matches of the 3: 0 against −4. Level before that: points in the matches of the 3 (2 each).',
      'The matches of the 3 among themselves',
    ])
    expect(lines).toContain('Team A – Team B 10–9')
    expect(why({ matches: ring }, 'en', true)[0]).toHaveLength(3)
  })

  it('stands that lots were drawn, and that a place is shared', () => {
    const matches = [finished('A', 'B', 9, 9)]
    expect(why({ matches, lots: ['B', 'A'] })[0]?.slice(0, 2)).toEqual([
      'Level on 1 point: lots were drawn',
      'Team B stands above Team A by the drawing of lots. Level before that: their own match, 9–9, goal difference in all matches (0 each), goals scored in all matches (9 each).',
    ])
    expect(why({ matches })[0]?.[0]).toBe('Level on 1 point: nothing separates them')
    const open = [...matches, scheduled(team('A'), team('C'))]
    expect(why({ matches: open })[0]?.[0]).toBe('Level on 1 point: nothing separates them so far')
  })

  it('stands that no match was between them, and which was a walkover or carried over', () => {
    const apart = [finished('A', 'C', 9, 5), finished('B', 'C', 8, 5)]
    expect(why({ matches: apart })[0]?.[1]).toBe(
      'Team A stands above Team B on goal difference in all matches: +4 against +3. Level before that: no match between them.',
    )
    const matches = [walkover('A', 'B', { home: 10, away: 0 }, 'home'), finished('B', 'C', 12, 7)]
    const carriedOver = [{ matchId: null, homeTeamId: 'C', awayTeamId: 'A', score: { home: 8, away: 7 } }]
    const [lines] = why({ matches, carriedOver })
    expect(lines).toContain('Team A – Team B 10–0 (walkover)')
    expect(lines).toContain('Team C – Team A 8–7 (carried over)')
  })

  it('stands that fair play is not known, and never what would decide without it as the organiser’s fault', () => {
    const chain = ['goal-difference', 'fair-play', 'lots'] as const
    const matches = [finished('A', 'C', 9, 5), finished('B', 'C', 9, 5)]
    const known = [
      { teamId: 'A', points: -4 },
      { teamId: 'B', points: -1 },
    ]
    expect(why({ matches, fairPlay: known }, 'en', false, chain)[0]?.slice(0, 2)).toEqual([
      'Level on 2 points: fair-play points −1 against −4',
      'Team B stands above Team A on fair-play points: −1 against −4. Level before that: goal difference in all matches (+4 each).',
    ])
    expect(why({ matches }, 'en', false, chain)[0]?.slice(0, 2)).toEqual([
      'Level on 2 points: nothing separates them',
      'Team A and Team B share a place. Level in all: goal difference in all matches (+4 each), fair-play points (not known here).',
    ])
    expect(
      why({ matches, fairPlay: known.slice(1), lots: ['A', 'B'] }, 'sv', false, chain)[0]?.[1],
    ).toContain('fair play-poäng (inte kända här)')
    const row = (rank: number, teamId: string): PublishedRow =>
      ({
        ...{ rank, teamId, teamName: teamId, points: rank < 3 ? 2 : 0, played: rank < 3 ? 1 : 2, tied: 0 },
        ...(rank < 3 ? { won: 1, lost: 0, goalsFor: 9, goalsAgainst: 5 } : {}),
        ...(rank < 3 ? {} : { won: 0, lost: 2, goalsFor: 10, goalsAgainst: 18 }),
      }) as PublishedRow
    const published = [row(1, 'B'), row(2, 'A'), row(3, 'C')]
    expect(why({ matches, published, lots: ['A', 'B'] }, 'en', false, chain)[0]?.slice(0, 2)).toEqual([
      'Level on 2 points: in the organiser’s order',
      'The organiser ranks Team B above Team A. The results known here do not explain it.',
    ])
    const own = category({ ranking: { points: { won: 2, tied: 1, lost: 0 }, chain } })
    const division = group({ teamIds: ['A', 'B', 'C'], matches, published, lots: ['A', 'B'] })
    expect(divisionStandings(division, own).contradictions).toEqual([])
  })

  it('stands how much of a margin counts', () => {
    const matches = [finished('A', 'C', 40, 5), finished('B', 'C', 15, 6)]
    expect(why({ matches }, 'en', false, ['goal-difference(max 9)', 'goals-scored'])[0]?.[1]).toBe(
      'Team A stands above Team B on goals scored in all matches: 40 against 15. Level before that: goal difference in all matches, at most 9 per match (+9 each).',
    )
  })

  it('stands kindly that the organiser ranks otherwise', () => {
    const row = (rank: number, teamId: string, points: number): PublishedRow => ({
      ...{ rank, teamId, teamName: teamId, points },
      ...{ played: 1, won: 0, tied: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 },
    })
    const rows = [row(1, 'B', 3), row(2, 'A', 3), row(3, 'C', 0)]
    expect(why({ matches: drawn, published: rows })[0]?.slice(0, 2)).toEqual([
      'Level on 3 points: the organiser’s order differs from the rules',
      'The organiser ranks Team B above Team A. By the rules of this edition and the results known here Team A would stand above, on goal difference in all matches: +5 against +4. Level before that: their own match, 9–9.',
    ])
    expect(why({ matches: drawn, published: rows }, 'sv')[0]?.slice(0, 2)).toEqual([
      'Lika på 3 poäng: arrangören har dem i en annan ordning än reglerna',
      'Arrangören har Team B före Team A. Enligt årets regler och resultaten som är kända här skulle Team A stå före, på målskillnad i alla matcher: +5 mot +4. Dessförinnan lika: det inbördes mötet, 9–9.',
    ])
    expect(tableOf({ matches: drawn, published: rows })).toContain('<tr class="why flagged">')
    expect(tableOf({ matches: drawn })).not.toContain('flagged')
    const shared = [row(1, 'A', 3), row(1, 'B', 3), row(3, 'C', 0)]
    expect(why({ matches: drawn, published: shared })[0]?.[1]).toMatch(
      /^The organiser has Team A and Team B share a place\. .* Team A would stand above/,
    )
    const turned = [row(1, 'C', 0), row(2, 'A', 3), row(3, 'B', 3)]
    expect(why({ matches: drawn, published: turned }).map(([summary]) => summary)).toEqual([
      'The organiser’s order differs from the rules',
      'Level on 3 points: goal difference in all matches +5 against +4',
    ])
  })
})
