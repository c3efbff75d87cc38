import { describe, expect, it } from 'vitest'
import type { CarriedResult, PublishedRow } from '../../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import type { RankingCriterion } from '../../../../src/domain/tournament/ranking.ts'
import {
  computeStandings,
  countedResults,
  divisionStandings,
  type Result,
} from '../../../../src/domain/tournament/standings.ts'
import {
  category,
  clubTeam,
  finished,
  group,
  hidden,
  live,
  placeholder,
  scheduled,
  team,
  unreported,
  walkover,
} from '../builders.ts'

const POINTS = { won: 2, tied: 1, lost: 0 }

/** `'A-B 10-9'` as a result. */
function results(...lines: string[]): Result[] {
  return lines.map((line) => {
    const [, home = '', away = '', goals, against] = /^(\w)-(\w) (\d+)-(\d+)$/.exec(line) ?? []
    return { homeTeamId: home, awayTeamId: away, score: { home: Number(goals), away: Number(against) } }
  })
}

const teamsOf = (list: readonly Result[]) => [
  ...new Set(list.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
]

const order = (list: readonly Result[], chain: readonly RankingCriterion[], lots: string[] = []): string =>
  computeStandings(teamsOf(list), list, { points: POINTS, chain }, lots)
    .map(({ teamId }) => teamId)
    .join('')

const H2H = ['head-to-head-points', 'head-to-head-goal-difference'] as const
const CHAINS = {
  2013: ['goal-difference', 'goals-scored'],
  2014: [...H2H, 'goal-difference', 'goals-scored'],
  2016: ['head-to-head-points', 'goal-difference', 'goals-scored'],
  2017: [...H2H, 'head-to-head-goals', 'lots'],
  2024: [...H2H, 'head-to-head-goals', 'goal-difference', 'goals-scored', 'lots'],
} satisfies Record<string, RankingCriterion[]>

/** B has the better difference over all matches but lost to A. C likewise has a better difference than D but lost to D. */
const twoPairs = results('A-B 10-9', 'C-A 20-5', 'B-C 20-10', 'A-D 12-10', 'B-D 15-10', 'D-C 9-8')
/** A, B and C beat each other in a ring by different margins; B has the highest win against D. */
const ring = results('A-B 10-5', 'B-C 10-9', 'C-A 10-8', 'A-D 10-9', 'B-D 30-9', 'C-D 10-9')
/** The ring by one goal each: only goals separate the teams in the mini-table, and A has the highest win against D. */
const evenRing = results('A-B 10-9', 'B-C 12-11', 'C-A 8-7', 'A-D 20-5', 'B-D 9-8', 'C-D 10-8')
/** Their own match does not separate A and B. A has the better difference, and B drew the first lot. */
const drawn = results('A-B 8-8', 'A-C 9-4', 'B-C 9-8')

describe('ranking chains of the editions', () => {
  it.each([
    ['two pairs', twoPairs, { 2013: 'BACD', 2014: 'ABDC', 2016: 'ABDC', 2017: 'ABDC', 2024: 'ABDC' }],
    ['a ring', ring, { 2013: 'BACD', 2014: 'ACBD', 2016: 'BACD', 2017: 'ACBD', 2024: 'ACBD' }],
    ['an even ring', evenRing, { 2013: 'ACBD', 2014: 'ACBD', 2016: 'ACBD', 2017: 'BCAD', 2024: 'BCAD' }],
    ['a draw', drawn, { 2013: 'ABC', 2014: 'ABC', 2016: 'ABC', 2017: 'BAC', 2024: 'ABC' }],
  ])('%s', (_, list, expected) => {
    const got = Object.fromEntries(
      Object.entries(CHAINS).map(([year, chain]) => [year, order(list, chain, ['B', 'A'])]),
    )
    expect(got).toEqual(expected)
  })

  it('knows points and lots only, the default of the service', () => {
    expect(order(twoPairs, ['lots'], ['D', 'C', 'B', 'A'])).toBe('BADC')
  })

  it('puts goal difference before head-to-head where the cup does', () => {
    expect(order(twoPairs, ['goal-difference', ...H2H])).toBe('BACD')
  })

  it('counts wins and the quotient of goals', () => {
    expect(order(results('A-X 5-5', 'A-Y 5-5', 'B-X 9-1', 'Y-B 9-1'), ['wins'])).toBe('YBAX')
    expect(order(results('A-C 20-10', 'B-D 9-4'), ['goal-quotient'])).toBe('BACD')
    expect(order(results('A-C 20-10', 'B-D 9-4'), ['goal-difference'])).toBe('ABDC')
    expect(order(results('A-C 7-0', 'B-D 90-1'), ['goal-quotient'])).toBe('ABDC')
    const noPoints = { points: { won: 0, tied: 0, lost: 0 }, chain: ['goal-quotient'] as const }
    const goalless = computeStandings(['D', 'C', 'B', 'A'], results('B-C 2-1', 'A-D 0-0'), noPoints, [])
    expect(goalless.map(({ teamId, rank }) => `${teamId}${rank}`)).toEqual(['B1', 'A2', 'D2', 'C4'])
  })
})

describe('one mini-table without restart', () => {
  it('stands B (−1) above C (−5), though they drew and C has the better difference over all matches', () => {
    const own = results('A-B 10-9', 'A-C 12-7', 'B-C 8-8')
    const others = results('D-A 9-1', 'D-A 9-1', 'B-D 9-1', 'B-D 2-2', 'C-D 39-1', 'C-D 2-2')
    const rows = computeStandings(
      ['A', 'B', 'C', 'D'],
      [...own, ...others],
      { points: POINTS, chain: CHAINS[2024] },
      [],
    )
    expect(rows.map(({ teamId, points }) => `${teamId}${points}`)).toEqual(['D6', 'A4', 'B4', 'C4'])
    expect(rows.map(({ tieBreaker }) => tieBreaker)).toEqual([
      null,
      'points',
      'head-to-head-points',
      'head-to-head-goal-difference',
    ])
  })
})

describe('what nothing separates', () => {
  it('shares a rank, in the order of ids, and the next rank is left out', () => {
    const rows = computeStandings(
      ['E', 'D', 'C', 'B', 'A'],
      results('A-B 8-8', 'C-D 9-1', 'C-E 9-1'),
      { points: POINTS, chain: ['goal-difference'] },
      [],
    )
    expect(rows.map(({ rank, teamId, tieBreaker }) => [rank, teamId, tieBreaker])).toEqual([
      [1, 'C', null],
      [2, 'A', 'points'],
      [2, 'B', null],
      [4, 'D', 'points'],
      [4, 'E', null],
    ])
  })

  it('lets a stored lot decide even where the chain does not name lots', () => {
    const rows = computeStandings(
      ['A', 'B'],
      results('A-B 8-8'),
      { points: POINTS, chain: ['goal-difference'] },
      ['B', 'A'],
    )
    expect(rows.map(({ teamId, tieBreaker }) => [teamId, tieBreaker])).toEqual([
      ['B', null],
      ['A', 'lots'],
    ])
  })

  it('stands a team without a lot below those that drew one', () => {
    expect(order(results('A-B 8-8', 'A-C 8-8', 'B-C 8-8'), ['lots'], ['C'])).toBe('CAB')
  })
})

describe('results that count', () => {
  const carried = (matchId: string | null): CarriedResult => ({
    matchId,
    homeTeamId: 'A',
    awayTeamId: 'B',
    score: { home: 7, away: 5 },
  })

  it('takes finished matches and walkovers, and nothing else', () => {
    const matches = [
      finished('A', 'B', 9, 8),
      walkover('A', 'C', { home: 10, away: 0 }, 'home'),
      walkover('B', 'C', null, 'away'),
      walkover('B', 'C', null, null),
      live(team('A'), team('D'), { home: 3, away: 1 }),
      scheduled(team('A'), placeholder('Vinn. 12')),
      unreported('C', 'D'),
      hidden('C', 'D', 'finished'),
    ]
    expect(countedResults({ matches, carriedOver: [] })).toEqual([
      { homeTeamId: 'A', awayTeamId: 'B', score: { home: 9, away: 8 } },
      { homeTeamId: 'A', awayTeamId: 'C', score: { home: 10, away: 0 }, winner: 'home' },
      { homeTeamId: 'B', awayTeamId: 'C', score: { home: 0, away: 0 }, winner: 'away' },
    ])
  })

  it('counts a walkover without a score for its winner, without goals', () => {
    const rows = divisionStandings(group({ matches: [walkover('A', 'B', null, 'away')] }), category()).rows
    expect(rows).toMatchObject([
      { teamId: 'B', won: 1, points: 2, goalsFor: 0 },
      { teamId: 'A', lost: 1, points: 0, goalsFor: 0 },
    ])
  })

  it('counts a carried result once, though its match is in the division as well', () => {
    const match = finished('A', 'B', 7, 5, { id: 'x' })
    expect(
      countedResults({ matches: [match], carriedOver: [carried('x'), carried('y'), carried(null)] }),
    ).toHaveLength(3)
  })

  it('carries results over, those against a team that is not in the group for the one that is', () => {
    const division = group({
      teamIds: ['A', 'B'],
      carriedOver: [
        carried(null),
        { ...carried(null), awayTeamId: 'gone' },
        { ...carried(null), homeTeamId: 'gone', awayTeamId: 'went' },
      ],
    })
    expect(divisionStandings(division, category()).rows).toMatchObject([
      { teamId: 'A', played: 2, won: 2, points: 4, goalsFor: 14, goalsAgainst: 10 },
      { teamId: 'B', played: 1, points: 0, goalsAgainst: 7 },
    ])
  })

  it('leaves a team out of the mini-table that is not in the group', () => {
    const division = group({
      teamIds: ['B', 'A'],
      matches: [finished('A', 'B', 8, 8)],
      carriedOver: [
        { ...carried(null), homeTeamId: 'B', awayTeamId: 'gone', score: { home: 30, away: 1 } },
        { ...carried(null), homeTeamId: 'A', awayTeamId: 'gone', score: { home: 2, away: 1 } },
      ],
    })
    const ranking = { points: POINTS, chain: ['head-to-head-goal-difference'] as const }
    expect(divisionStandings(division, category({ ranking })).rows).toMatchObject([
      { teamId: 'A', rank: 1, points: 3 },
      { teamId: 'B', rank: 1, points: 3, tieBreaker: null },
    ])
  })

  it('has teams that only a match or only the draw names', () => {
    const division = group({ teamIds: ['A'], matches: [scheduled(team('B'), team('C'))] })
    expect(divisionStandings(division, category()).rows.map(({ teamId }) => teamId)).toEqual(['A', 'B', 'C'])
  })

  it('stands in the order of the draw before the first result', () => {
    const division = group({
      teamIds: ['C', 'A', 'B'],
      qualification: [{ fromRank: 1, toRank: 3, divisionId: 'PA' }],
    })
    expect(
      divisionStandings(division, category()).rows.map(({ teamId, rank, qualifiesFor }) => [
        teamId,
        rank,
        qualifiesFor,
      ]),
    ).toEqual([
      ['C', 1, null],
      ['A', 1, null],
      ['B', 1, null],
    ])
  })
})

describe('provisional', () => {
  it.each([
    ['a live match', live(team('A'), team('B'), { home: 1, away: 0 }), true],
    ['a match to come', scheduled(team('A'), team('B')), true],
    ['a hidden match to come', hidden('A', 'B', 'scheduled'), true],
    ['a hidden match that is over', hidden('A', 'B', 'finished'), false],
    ['a finished match', finished('A', 'B', 1, 0), false],
    ['a match nobody reported', unreported('A', 'B'), false],
  ])('%s', (_, match, expected) => {
    expect(divisionStandings(group({ matches: [match] }), category()).provisional).toBe(expected)
  })
})

describe('a published table', () => {
  const row = (rank: number, teamId: string, more: Partial<PublishedRow> = {}): PublishedRow => ({
    rank,
    teamId,
    teamName: `Team ${teamId}`,
    played: 1,
    won: 0,
    tied: 1,
    lost: 0,
    points: 1,
    goalsFor: 8,
    goalsAgainst: 8,
    ...more,
  })
  const level = [finished('A', 'B', 8, 8)]
  const rowsOf = (published: PublishedRow[], more = {}) =>
    divisionStandings(group({ teamIds: ['A', 'B'], matches: level, published, ...more }), category())

  it('is the truth, and silent where nothing separates', () => {
    const { rows, contradictions } = rowsOf([row(2, 'A'), row(1, 'B')])
    expect(rows.map(({ rank, teamId, tieBreaker }) => [rank, teamId, tieBreaker])).toEqual([
      [1, 'B', null],
      [2, 'A', null],
    ])
    expect(contradictions).toEqual([])
  })

  it('has nothing to explain between rows that share a published rank', () => {
    const { rows } = rowsOf([row(1, 'A', { goalsFor: 9 }), row(1, 'B')], {
      matches: [finished('A', 'B', 8, 8), finished('A', 'C', 9, 9), finished('B', 'C', 1, 1)],
    })
    expect(rows[1]).toMatchObject({ teamId: 'B', rank: 1, tieBreaker: null })
  })

  it('is explained by the chain where they agree', () => {
    const matches = [finished('A', 'B', 8, 8), finished('A', 'C', 9, 1), finished('B', 'C', 9, 8)]
    const two = { played: 2, won: 1, tied: 1, points: 3 }
    const published = [
      row(1, 'A', { ...two, goalsFor: 17, goalsAgainst: 9 }),
      row(2, 'B', { ...two, goalsFor: 17, goalsAgainst: 16 }),
      row(3, 'C', { played: 2, won: 0, tied: 0, lost: 2, points: 0, goalsFor: 9, goalsAgainst: 18 }),
    ]
    const { rows, contradictions } = rowsOf(published, { teamIds: ['A', 'B', 'C'], matches })
    expect(rows.map(({ tieBreaker }) => tieBreaker)).toEqual([null, 'goal-difference', 'points'])
    expect(contradictions).toEqual([])
  })

  it('stands against the chain, which is named in a sentence', () => {
    const win = [finished('A', 'B', 9, 8)]
    const won = { won: 1, tied: 0, points: 2, goalsFor: 9, goalsAgainst: 8 }
    const lost = { lost: 1, tied: 0, points: 0, goalsFor: 8, goalsAgainst: 9 }
    const { rows, contradictions } = rowsOf([row(1, 'B', lost), row(2, 'A', won)], { matches: win })
    expect(rows.map(({ teamId }) => teamId)).toEqual(['B', 'A'])
    expect(rows[1]?.tieBreaker).toBeNull()
    expect(contradictions).toEqual([
      'The published table of Group 1 (G1) in B14 has Team A at rank 2; the chain gives 1.',
      'The published table of Group 1 (G1) in B14 has Team B at rank 1; the chain gives 2.',
    ])
  })

  it('keeps its figures, and those that differ are named', () => {
    const { rows, contradictions } = rowsOf([row(1, 'A', { points: 2, goalsFor: 9 }), row(2, 'B')])
    expect(rows[0]).toMatchObject({ points: 2, goalsFor: 9 })
    expect(contradictions).toEqual([
      'The published table of Group 1 (G1) in B14 differs from the matches for Team A: points 2, not 1; goals scored 9, not 8.',
    ])
  })

  it('is followed by the teams it leaves out; a team named twice stands once', () => {
    const { rows, contradictions } = divisionStandings(
      group({ teamIds: ['A', 'B', 'Z'], matches: level, published: [row(1, 'A'), row(2, 'B'), row(3, 'A')] }),
      category({ teams: [clubTeam('Z', { name: 'IK Z' })] }),
    )
    expect(rows.map(({ rank, teamId }) => [rank, teamId])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'Z'],
    ])
    expect(contradictions).toEqual([
      'The published table of Group 1 (G1) in B14 names Team A twice; its first row is shown.',
      'The published table of Group 1 (G1) in B14 leaves out IK Z, a team of the group.',
    ])
  })

  it('without a single result in the matches is said in one sentence', () => {
    expect(rowsOf([row(1, 'A'), row(2, 'B')], { matches: [] }).contradictions).toEqual([
      'The published table of Group 1 (G1) in B14 holds results that no match has.',
    ])
  })
})

describe('who went on', () => {
  const qualification = [{ fromRank: 1, toRank: 2, divisionId: 'KO' }]
  const level = [finished('A', 'B', 3, 0), finished('A', 'C', 2, 0), finished('B', 'C', 1, 0)]
  const bracket = (...matches: Match[]) =>
    group({ id: 'KO', kind: 'playoff', matches, name: { en: 'Knock-out', sv: 'Slutspel' } })
  const qualifiedRows = (...matches: Match[]) => {
    const { rows, places } = divisionStandings(
      group({ matches: level, qualification }),
      category({ divisions: [bracket(...matches)] }),
    )
    return [rows.map((row) => `${row.teamId} ${row.qualifiesFor}`), places.map(({ asRanked }) => asRanked)]
  }

  it('is a fact, whatever the ranks say', () => {
    expect(qualifiedRows(finished('A', 'X', 1, 0), finished('C', 'Y', 1, 0))).toEqual([
      ['A KO', 'B null', 'C KO'],
      [false],
    ])
  })

  it('is what the ranks say where they agree', () => {
    expect(qualifiedRows(finished('A', 'X', 1, 0), finished('B', 'Y', 1, 0))).toEqual([
      ['A KO', 'B KO', 'C null'],
      [true],
    ])
  })

  it('is what the ranks say for places that are still open', () => {
    const open = placeholder('2:an i Grupp 1')
    expect(qualifiedRows(scheduled(team('A'), open))).toEqual([['A KO', 'B KO', 'C null'], [true]])
    expect(qualifiedRows()).toEqual([['A KO', 'B KO', 'C null'], [true]])
  })

  it('has one more than the places where another got there', () => {
    expect(qualifiedRows(finished('A', 'B', 1, 0), finished('C', 'Y', 1, 0))[0]).toEqual([
      'A KO',
      'B KO',
      'C KO',
    ])
  })
})

describe('qualification', () => {
  const qualification = [
    { fromRank: 1, toRank: 2, divisionId: 'PA' },
    { fromRank: 3, toRank: 9, divisionId: 'PB' },
  ]
  const qualifies = (...matches: ReturnType<typeof finished>[]) =>
    divisionStandings(group({ matches, qualification }), category()).rows.map(
      ({ qualifiesFor }) => qualifiesFor,
    )

  it('follows the rank', () => {
    expect(qualifies(finished('A', 'B', 3, 0), finished('A', 'C', 2, 0), finished('B', 'C', 1, 0))).toEqual([
      'PA',
      'PA',
      'PB',
    ])
  })

  it('is open for teams that share a rank over the border', () => {
    expect(qualifies(finished('A', 'B', 3, 0), finished('A', 'C', 3, 0))).toEqual(['PA', null, null])
  })
})
