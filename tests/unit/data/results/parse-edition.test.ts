import { describe, expect, it } from 'vitest'
import {
  finished,
  RANKING,
  readClass,
  readEdition,
  readMatch,
  wireCategory,
  wireDivision,
  wireMatch,
  wireTeam,
  wireTournament,
} from '../wire-builders.ts'

const row = (teamId: unknown, rank: unknown, more: object = {}) => ({
  rank,
  teamId,
  teamName: `Team ${String(teamId)}`,
  played: 1,
  won: rank === 1 ? 1 : 0,
  tied: 0,
  lost: rank === 1 ? 0 : 1,
  points: rank === 1 ? 2 : 0,
  goalsWon: rank === 1 ? 12 : 9,
  goalsLost: rank === 1 ? 9 : 12,
  ...more,
})

describe('a clean edition', () => {
  it('is read without a word', () => {
    const { edition, problems } = readEdition(wireTournament(), [wireCategory()])
    expect(problems).toEqual([])
    expect(edition.categories[0]?.teams).toHaveLength(2)
    expect(edition.statistics).toEqual({ teams: 2, nations: 1, matches: 1 })
  })

  it('may hold fields nobody knows', () => {
    const extra = { __typename: 'X', weather: { rain: true } }
    const { problems } = readEdition({ ...wireTournament(), ...extra }, [{ ...wireCategory(), ...extra }])
    expect(problems).toEqual([])
  })

  it('has one string for equal names', () => {
    const matches = [wireMatch({ locationName: 'Heden 5' }), wireMatch({ id: 'm2', locationName: 'Heden 5' })]
    const { edition } = readClass({ divisions: [wireDivision({ matches })] })
    const [one, other] = edition.categories[0]?.divisions[0]?.matches ?? []
    expect(one?.home.kind === 'team' && one.home.name).toBe('Team a')
    expect(one?.locationName).toBe(other?.locationName)
  })
})

describe('names', () => {
  const nameOf = (name: unknown, nameClubName?: unknown) => {
    const { edition, problems, kinds } = readClass({
      teams: [wireTeam('a', { name, nameClubName }), wireTeam('b')],
    })
    return { name: edition.categories[0]?.teams[0]?.name, problems, kinds }
  }

  it.each([
    ['  IK Example 4 \u00a0', 'IK Example 4', []],
    ['<script>alert(1)</script>', '<script>alert(1)</script>', []],
    ['🤾‍♀️ Club', '🤾‍♀️ Club', []],
    ['הפועל 7', 'הפועל 7', []],
    ['№ 4 ł é č', '№ 4 ł é č', []],
    ['A\u0000B\u001bC', 'A\uFFFDB\uFFFDC', ['warn bad-characters']],
    ['A\ud800B', 'A\uFFFDB', ['warn bad-characters']],
    ['A\tB\r\nC', 'A B C', []],
    ['A\u202eB\u2066C', 'ABC', ['warn bidi-control']],
    ['', '–', ['warn empty-name']],
    ['   ', '–', ['warn empty-name']],
    ['\u200b\u200b', '–', ['warn empty-name']],
    [null, '–', ['warn empty-name']],
    [{}, '–', ['warn wrong-shape', 'warn empty-name']],
    [12, '12', []],
  ])('%j is shown as %j', (given, shown, expected) => {
    const { name, kinds } = nameOf(given)
    expect(name).toBe(shown)
    expect(kinds).toEqual(expected)
  })

  it('are cut at 200 characters, never within one', () => {
    const { name, kinds } = nameOf('ä'.repeat(2000))
    expect(name).toBe(`${'ä'.repeat(199)}…`)
    expect(kinds).toEqual(['warn long-name'])
    expect(nameOf('😀'.repeat(300)).name).toBe(`${'😀'.repeat(199)}…`)
    expect(nameOf('ä'.repeat(200))).toMatchObject({ name: 'ä'.repeat(200), kinds: [] })
  })

  it('are warned about wherever they stand, not once', () => {
    const teams = [wireTeam('a', { name: 'X\u0000' }), wireTeam('b', { name: 'X\u0000' })]
    expect(readClass({ teams }).kinds).toEqual(['warn bad-characters', 'warn bad-characters'])
  })

  it("are the club's with its number where the service has no others", () => {
    expect(nameOf(null, 'IK Example 4')).toMatchObject({ name: 'IK Example 4', kinds: [] })
  })
})

describe('ids', () => {
  it.each(['', null, undefined, 'x'.repeat(101), 'a\ud800', {}, 1.5])('%j fails the edition', (id) => {
    const { kinds, edition } = readClass({ teams: [wireTeam('a'), wireTeam('b'), wireTeam('c', { id })] })
    expect(kinds).toContain('fail bad-id')
    expect(edition.categories[0]?.teams).toHaveLength(2)
  })

  it.each(['/', '..', '%00', 'A', 'a/b', 'ÅÄÖ', ' ', '__proto__', 'constructor'])(
    '%j is an id like any other',
    (id) => {
      const { kinds, edition } = readClass({ teams: [wireTeam('a'), wireTeam('b'), wireTeam('c', { id })] })
      expect(kinds.filter((kind) => kind.includes('id'))).toEqual([])
      expect(edition.categories[0]?.teams[2]?.id).toBe(id)
    },
  )

  it('in digits are taken as text, and match references in digits', () => {
    const { match } = readMatch(wireMatch({ homeTeamId: 7 }), {
      teams: [wireTeam('a', { id: 7 }), wireTeam('b')],
    })
    expect(match.home).toMatchObject({ kind: 'team', teamId: '7' })
  })

  it('that come twice keep the first', () => {
    const { kinds, edition } = readClass({
      teams: [wireTeam('a'), wireTeam('b'), wireTeam('a', { name: 'Second' })],
      divisions: [
        wireDivision({ matches: [wireMatch(), wireMatch({ matchNr: '2' })] }),
        wireDivision({ name: 'Again' }),
        wireDivision({ id: 'd2', matches: [wireMatch({ matchNr: '3' })] }),
      ],
    })
    expect(kinds.filter((kind) => kind === 'warn duplicate-id')).toHaveLength(4)
    expect(edition.categories[0]?.teams.map(({ name }) => name)).toEqual(['Team a', 'Team b'])
    expect(
      edition.categories[0]?.divisions.map(({ matches }) => matches.map(({ number }) => number)),
    ).toEqual([[null], []])
  })

  it('of a team drawn twice into a group are told, in its lots too', () => {
    const teamIds = ['a', 'b', 'a']
    const { kinds, problems, edition } = readClass({ divisions: [wireDivision({ teamIds, lots: teamIds })] })
    expect(kinds).toEqual(['warn duplicate-id', 'warn duplicate-id'])
    expect(problems[0]?.record).toBe('edition 2026 › class B14 › division d1')
    expect(problems[0]?.what).toBe('in the list of teams: team a comes twice: the first is kept')
    expect(edition.categories[0]?.divisions[0]?.teamIds).toEqual(['a', 'b'])
  })

  it('of matches are one kind over all classes; a team may play in two', () => {
    const { kinds, edition } = readEdition(wireTournament({ statistics: null }), [
      wireCategory(),
      wireCategory({ id: 'c2', shortName: 'G14' }),
    ])
    expect(kinds.filter((kind) => kind === 'warn duplicate-id')).toHaveLength(1)
    expect(edition.categories[1]).toMatchObject({
      teams: [
        { id: 'a', categoryId: 'c2' },
        { id: 'b', categoryId: 'c2' },
      ],
      divisions: [{ matches: [] }],
    })
    expect(edition.statistics).toMatchObject({ teams: 2, matches: 1 })
  })

  it('of a class that comes twice keep the first', () => {
    const { kinds, edition } = readEdition(wireTournament({ statistics: null }), [
      wireCategory(),
      wireCategory({ teams: [wireTeam('x')], divisions: [] }),
    ])
    expect(kinds).toContain('warn duplicate-id')
    expect(edition.categories).toHaveLength(1)
  })
})

describe('natural order, whatever that of the source', () => {
  const stage = (stageId: string, rank: number | null, name: string, ...ids: string[]) => ({
    stageId,
    rank,
    name,
    nameSv: name,
    type: stageId === 'g' ? 'conference' : 'playoff',
    divisions: ids.map((id) => ({ id })),
  })
  const division = (id: string, name: string, stageId = 'g') =>
    wireDivision({
      id,
      name,
      nameSv: name,
      stageId,
      matches: [],
      type: stageId === 'g' ? 'conference' : 'playoff',
    })
  const of = (id: string, name: string) =>
    wireCategory({
      id,
      name,
      teams: [],
      stages: [
        stage('pb', 2, 'B-Play-off', 'B'),
        stage('pa', 2, 'Slutspel A', 'A'),
        stage('g', 1, 'Gruppspel', '10', '2', '1'),
      ],
      divisions: [
        division('B', 'B-Play-off', 'pb'),
        division('10', 'Group 10'),
        division('A', 'Slutspel A', 'pa'),
        division('2', 'Group 2'),
        division('1', 'Group 1'),
      ],
    })
  const { edition } = readEdition(wireTournament(), [
    of('c1', 'Girls 8'),
    of('c2', 'Boys 10'),
    of('c3', 'Boys 8'),
  ])

  it('lists classes', () => {
    expect(edition.categories.map(({ name }) => name.en)).toEqual(['Boys 8', 'Boys 10', 'Girls 8'])
  })

  it('lists groups within their stage, and stages by rank, then by name', () => {
    const [one] = edition.categories
    expect(one?.stages.map(({ id }) => id)).toEqual(['g', 'pa', 'pb'])
    expect(one?.stages[0]?.divisionIds).toEqual(['1', '2', '10'])
    expect(one?.divisions.map(({ id }) => id)).toEqual(['1', '2', '10', 'A', 'B'])
  })
})

describe('the name of a play-off', () => {
  it.each([
    ['C- Play-off', 'C-Play-off'],
    ['C - Playoff', 'C-Playoff'],
    ['A-Play-off', 'A-Play-off'],
    ['Slutspel A', 'Slutspel A'],
    ['Ung- och Play-off', 'Ung- och Play-off'],
  ])('%s has no stray space: %s', (name, shown) => {
    const division = wireDivision({ id: 'p', name, nameSv: name, matches: [], type: 'playoff' })
    const { edition } = readEdition(wireTournament(), [
      wireCategory({ teams: [], stages: [], divisions: [division] }),
    ])
    expect(edition.categories[0]?.divisions[0]?.name).toEqual({ en: shown, sv: shown })
  })
})

it('reads a name with wide spaces and breaks as one line with plain spaces', () => {
  const teams = [wireTeam('1', { name: ' IFK  Example\u00a0\n2 ' })]
  const { edition } = readEdition(wireTournament(), [wireCategory({ teams, divisions: [] })])
  expect(edition.categories[0]?.teams[0]?.name).toBe('IFK Example 2')
})

describe('a team that only stands for one', () => {
  const stated = { teams: 4, nations: 2, matches: 1 }
  const standIn = (id: string, name: string) => wireTeam(id, { name, clubId: null, nation: { code: '--' } })
  const { edition, kinds } = readEdition(wireTournament({ statistics: stated }), [
    wireCategory({
      teams: [wireTeam('a'), wireTeam('b'), standIn('x', '1:an i Grupp 4'), standIn('y', 'Win. 12')],
      divisions: [
        wireDivision({
          teamIds: ['a', 'x', 'b'],
          lots: ['x', 'a'],
          teamtable: [row('a', 1), row('x', 2), row('b', 3)],
          carriedOver: [{ homeTeamId: 'a', awayTeamId: 'x', homeScore: 1, awayScore: 0 }],
          matches: [wireMatch({ awayTeamId: 'x', awayTeamName: '1:an i Grupp 4' })],
        }),
      ],
    }),
  ])
  const [division] = edition.categories[0]?.divisions ?? []

  it('is a placeholder in its matches, and in no list, table or figure', () => {
    expect(edition.categories[0]?.teams.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(division?.matches[0]?.away).toEqual({ kind: 'placeholder', label: '1:an i Grupp 4' })
    expect(division).toMatchObject({ teamIds: ['a', 'b'], lots: ['a'], carriedOver: [] })
    expect(division?.published.map(({ teamId }) => teamId)).toEqual(['a', 'b'])
    expect(edition.statistics.teams).toBe(2)
  })

  it('is nothing to warn about', () => {
    expect(kinds.filter((kind) => !kind.includes('table-contradiction'))).toEqual([])
  })
})

describe('a class', () => {
  it.each([null, undefined, [], 'x', 5])(
    'that is listed but answered with %j fails the edition',
    (answer) => {
      const { kinds, problems } = readEdition(wireTournament({ statistics: null }), [answer])
      expect(kinds).toEqual(['fail missing-class'])
      expect(problems[0]?.record).toBe('edition 2026 › class c1')
    },
  )

  it('without teams or divisions is shown empty', () => {
    expect(readClass({ teams: [], divisions: [], stages: [] }).kinds).toContain('warn empty-class')
    expect(readClass({ divisions: [], stages: [] }).kinds).toContain('warn empty-class')
  })

  it('takes the ranking of the edition where it has none, and a default where neither has one', () => {
    const none = readClass({ ranking: null })
    expect(none.edition.categories[0]?.ranking.chain).toEqual(['goal-difference', 'lots'])
    expect(none.kinds).toEqual([])
    const bare = readEdition(wireTournament({ ranking: null }), [wireCategory({ ranking: null })])
    expect(bare.edition.categories[0]?.ranking).toEqual({
      points: { won: 2, tied: 1, lost: 0 },
      chain: ['lots'],
    })
    expect(bare.kinds).toEqual(['warn no-ranking'])
  })

  it('leaves out criteria nobody knows, and names each once', () => {
    const ranking = { ...RANKING, chain: ['WINS', 'COIN_TOSS', 'WINS', 'constructor', 7] }
    const { edition, kinds } = readClass({ ranking })
    expect(edition.categories[0]?.ranking.chain).toEqual(['wins'])
    expect(kinds).toEqual(['warn unknown-word', 'warn unknown-word', 'warn unknown-word'])
  })

  it('is ranked by the steps with their numbers, of services that tell steps', () => {
    const steps = [
      { criterion: 'GOAL_DIFFERENCE_MAX', max: 10 },
      { criterion: 'HEAD_TO_HEAD_WINS', max: null },
      { criterion: 'GOAL_DIFFERENCE_MAX', max: null },
      { criterion: 'WINS', max: 3 },
      { criterion: 'COIN_TOSS', max: null },
    ]
    const points = { pointsWonOnPenalties: 2, pointsLostOnPenalties: 1 }
    const bonus = [
      { for: 'SHUT_OUT', goals: null, points: 1 },
      { for: 'WIN_BY', goals: null, points: 1 },
      { for: 'WIN_BY', goals: 5, points: 1 },
      { for: 'LUCK', goals: 5, points: 1 },
    ]
    const { edition, kinds } = readClass({ ranking: { ...RANKING, ...points, bonus, steps } })
    expect(edition.categories[0]?.ranking).toEqual({
      points: {
        won: RANKING.pointsWon,
        tied: RANKING.pointsTied,
        lost: RANKING.pointsLost,
        wonOnPenalties: 2,
        lostOnPenalties: 1,
        bonus: [
          { for: 'shut-out', points: 1 },
          { for: 'win-by', goals: 5, points: 1 },
        ],
      },
      chain: ['goal-difference(max 10)', 'head-to-head-wins'],
    })
    expect(kinds.toSorted()).toEqual([
      'warn bad-number',
      'warn bad-number',
      'warn unknown-word',
      'warn unknown-word',
    ])
  })

  it('is ranked by the chain alone of services that know no steps', () => {
    const ranking = { ...RANKING, chain: ['GOAL_DIFFERENCE_MAX', 'FAIR_PLAY', 'LOTS'] }
    const { edition, kinds } = readClass({ ranking })
    expect(edition.categories[0]?.ranking.chain).toEqual(['fair-play', 'lots'])
    expect(kinds).toEqual(['warn bad-number'])
  })

  it('of an unknown gender is mixed', () => {
    const { edition, kinds } = readClass({ gender: 'UNICORN' })
    expect(edition.categories[0]?.gender).toBe('mixed')
    expect(kinds).toEqual(['warn unknown-word'])
  })

  it('has its names in both languages, one standing in for the other', () => {
    expect(readClass({ nameSv: null }).edition.categories[0]?.name).toEqual({ en: 'Boys 14', sv: 'Boys 14' })
    expect(readClass({ name: ' ' }).edition.categories[0]?.name).toEqual({ en: 'Pojkar 14', sv: 'Pojkar 14' })
  })

  it('that hides its results or tables gives none away', () => {
    const divisions = [
      wireDivision({
        matches: [finished(12, 9)],
        teamtable: [row('a', 1), row('b', 2)],
        carriedOver: [{ homeTeamId: 'a', awayTeamId: 'b', homeScore: 1, awayScore: 0 }],
      }),
    ]
    const hidden = readClass({ hideMatchResults: true, divisions }).edition.categories[0]
    expect(hidden).toMatchObject({ resultsHidden: true, tablesHidden: true })
    expect(hidden?.divisions[0]).toMatchObject({ published: [], carriedOver: [] })
    const tables = readClass({ hideConferenceResults: true, divisions }).edition.categories[0]
    expect(tables).toMatchObject({ resultsHidden: false, tablesHidden: true })
    expect(tables?.divisions[0]).toMatchObject({ published: [], matches: [{ kind: 'finished' }] })
  })
})

describe('stages and divisions', () => {
  const stage = (stageId: string, more: object = {}) => ({
    stageId,
    rank: 1,
    type: 'conference',
    name: stageId,
    nameSv: stageId,
    divisions: [],
    ...more,
  })
  const read = (stages: unknown, divisions: unknown) => {
    const { edition, kinds } = readClass({ stages, divisions })
    const category = edition.categories[0]
    return {
      kinds,
      stages: category?.stages.map(({ id, kind, divisionIds }) => [id, kind, divisionIds]),
      of: category?.divisions.map(({ id, kind, stageId }) => [id, kind, stageId]),
    }
  }

  it('follow their ranks', () => {
    const { stages } = read(
      [stage('late', { rank: 2 }), stage('g', { divisions: [{ id: 'd1' }] })],
      [wireDivision()],
    )
    expect(stages).toEqual([
      ['g', 'group', ['d1']],
      ['late', 'group', []],
    ])
  })

  it('belong together by the stage that lists the division, else by the one the division names', () => {
    const { stages, of, kinds } = read(
      [stage('g', { divisions: [{ id: 'd2' }, { id: 'gone' }] }), stage('h', { rank: 2 })],
      [wireDivision({ stageId: 'h' }), wireDivision({ id: 'd2', stageId: 'h', matches: [] })],
    )
    expect(stages).toEqual([
      ['g', 'group', ['d2']],
      ['h', 'group', ['d1']],
    ])
    expect(of).toEqual([
      ['d2', 'group', 'g'],
      ['d1', 'group', 'h'],
    ])
    expect(kinds).toEqual(['warn unknown-division'])
  })

  it('are joined by a stage of its own where there is none', () => {
    const { stages, of, kinds } = read(
      [],
      [
        wireDivision(),
        wireDivision({ id: 'd2', matches: [] }),
        wireDivision({ id: 'p', type: 'playoff', matches: [] }),
      ],
    )
    expect(stages).toEqual([
      ['g', 'group', ['d1', 'd2']],
      ['g-playoff', 'playoff', ['p']],
    ])
    expect(of?.map(([, , stageId]) => stageId)).toEqual(['g', 'g', 'g-playoff'])
    expect(kinds).toEqual(Array(3).fill('warn unknown-stage'))
  })

  it('have a type, by their matches where the word is unknown', () => {
    const playoff = [wireMatch({ roundRank: 1 })]
    const { of, stages, kinds } = read(
      [stage('g', { type: 'cup', divisions: [{ id: 'd1' }] })],
      [wireDivision({ type: 'A-Play-off', matches: playoff })],
    )
    expect(of).toEqual([['d1', 'playoff', 'g']])
    expect(stages).toEqual([['g', 'playoff', ['d1']]])
    expect(kinds).toEqual(['warn unknown-word', 'warn unknown-word'])
    expect(read([stage('g')], [wireDivision({ type: 'league' })]).of?.[0]?.[1]).toBe('group')
  })

  it('name only teams and divisions that exist', () => {
    const { edition, kinds } = readClass({
      divisions: [
        wireDivision({
          teamIds: ['a', 'x', 'a', 'b'],
          lots: ['b', 'y'],
          carriedOver: [
            { matchId: 'old', homeTeamId: 'a', awayTeamId: 'b', homeScore: 3, awayScore: 1 },
            { matchId: null, homeTeamId: 'a', awayTeamId: 'z', homeScore: 3, awayScore: 1 },
            { matchId: null, homeTeamId: 'a', awayTeamId: 'b', homeScore: -3, awayScore: 1 },
          ],
          qualification: [
            { fromRank: 1, toRank: 2, divisionId: 'd1' },
            { fromRank: 1, toRank: 2, divisionId: 'gone' },
            { fromRank: 2, toRank: 1, divisionId: 'd1' },
          ],
        }),
      ],
    })
    expect(edition.categories[0]?.divisions[0]).toMatchObject({
      teamIds: ['a', 'b'],
      lots: ['b'],
      carriedOver: [{ matchId: 'old', score: { home: 3, away: 1 } }],
      qualification: [{ fromRank: 1, toRank: 2, divisionId: 'd1' }],
    })
    expect(kinds.toSorted()).toEqual([
      'warn bad-number',
      'warn bad-score',
      'warn duplicate-id',
      'warn unknown-division',
      'warn unknown-team',
      'warn unknown-team',
      'warn unknown-team',
    ])
  })

  it('lead nowhere only if the service says so: an empty list of places says nothing', () => {
    const read = (given: Record<string, unknown>) =>
      readClass({ divisions: [wireDivision(given)] }).edition.categories[0]?.divisions[0]?.qualification
    expect(read({ qualification: [] })).toBeNull()
    expect(read({ qualification: undefined })).toBeNull()
    expect(read({ qualification: [], leadsNowhere: false })).toBeNull()
    expect(read({ qualification: [], leadsNowhere: true })).toEqual([])
  })

  it('take their teams from table and matches where none are drawn', () => {
    const { edition } = readClass({ divisions: [wireDivision({ teamIds: null })] })
    expect(edition.categories[0]?.divisions[0]?.teamIds).toEqual(['a', 'b'])
  })
})

describe('a published table', () => {
  const read = (teamtable: unknown) => {
    const { edition, kinds, problems } = readClass({
      divisions: [wireDivision({ matches: [finished(12, 9)], teamtable })],
    })
    return { rows: edition.categories[0]?.divisions[0]?.published, kinds, problems }
  }

  it('is kept, with the teams by their own names', () => {
    const { rows, kinds } = read([row('a', 1, { teamName: 'Old' }), row('b', 2)])
    expect(rows?.map(({ teamName, points }) => [teamName, points])).toEqual([
      ['Team a', 2],
      ['Team b', 0],
    ])
    expect(kinds).toEqual([])
  })

  it.each([
    ['an unknown team', [row('a', 1), row('x', 2)]],
    ['a team twice', [row('a', 1), row('a', 2)]],
    ['a rank that is none', [row('a', 1), row('b', 0)]],
    ['a figure that is none', [row('a', 1), row('b', 2, { goalsWon: null })]],
    ['a negative figure', [row('a', 1), row('b', 2, { played: -1 })]],
  ])('with %s is left out as a whole', (_, teamtable) => {
    const { rows, kinds } = read(teamtable)
    expect(rows).toEqual([])
    expect(kinds).toEqual(['warn bad-table'])
  })

  it('may take points away', () => {
    expect(read([row('a', 1), row('b', 2, { points: -2 })]).rows?.[1]?.points).toBe(-2)
  })

  it('that contradicts its matches is shown as published, and the contradiction named', () => {
    const { rows, problems, kinds } = read([row('b', 1), row('a', 2)])
    expect(rows?.map(({ teamId }) => teamId)).toEqual(['b', 'a'])
    expect(new Set(kinds)).toEqual(new Set(['warn table-contradiction']))
    expect(problems[0]).toMatchObject({ record: 'edition 2026 › class B14 › division d1' })
  })
})

describe('the rest of an edition', () => {
  it.each([null, [], 'x', 5, undefined])('fails where the tournament is %j', (tournament) => {
    expect(readEdition(tournament, []).kinds).toEqual(['fail wrong-shape'])
  })

  it('keeps nation codes as written, and names those nobody knows', () => {
    const codes = ['en', 'ct', 'KO', 'TPE', '--', 'XX', null, 'Zzzz', 'averylongcode']
    const teams = codes.map((code, index) =>
      wireTeam(`t${index}`, { nation: code === null ? null : { code } }),
    )
    const { edition, kinds } = readEdition(wireTournament({ statistics: null }), [
      wireCategory({ teams, divisions: [], stages: [] }),
    ])
    expect(edition.categories[0]?.teams.map(({ nationCode }) => nationCode)).toEqual([
      'en',
      'ct',
      'KO',
      'TPE',
      '--',
      'XX',
      null,
      'Zzzz',
      null,
    ])
    expect(kinds).toEqual(['warn unknown-nation', 'warn empty-class', 'warn unknown-nation'])
  })

  it('drops featured games that do not exist, and duplicates', () => {
    const games = [{ id: 'm1' }, { id: 'gone' }, { id: 'm1' }, {}]
    const { edition, kinds } = readEdition(wireTournament({ selectedGames: games }), [wireCategory()])
    expect(edition.featured).toEqual(['m1'])
    expect(kinds).toEqual(['warn unknown-match', 'warn unknown-match'])
  })

  it('drops references to clubs and fields that do not exist', () => {
    const streams = [{ id: 's1', name: 'X', url: 'http://insecure.example/', fieldId: 'gone' }]
    const { edition, kinds } = readEdition(wireTournament({ streams, clubs: [] }), [wireCategory()])
    expect(edition.streams[0]).toMatchObject({ url: null, fieldId: null, requiresPass: false })
    expect(edition.categories[0]?.teams[0]?.clubId).toBeNull()
    expect(kinds.toSorted()).toEqual([
      'warn bad-link',
      'warn unknown-club',
      'warn unknown-club',
      'warn unknown-field',
    ])
  })

  it.each([
    [91, 0],
    [0, -181],
    [57, null],
    ['57', '11'],
    [Number.NaN, 0],
  ])('drops the coordinates %j, %j', (latitude, longitude) => {
    const arenas = [{ id: 'h', name: 'H', latitude, longitude, fields: [] }]
    const { edition, kinds } = readEdition(wireTournament({ arenas, streams: [] }), [wireCategory()])
    expect(edition.arenas[0]?.coordinates).toBeNull()
    expect(kinds).toEqual(['warn bad-number'])
  })

  it('warns of statistics that are more than 5 % off, and counts where there are none', () => {
    const teams = Array.from({ length: 100 }, (_, index) => wireTeam(`t${index}`))
    const category = wireCategory({ teams, divisions: [], stages: [] })
    const read = (statistics: unknown) => {
      const { edition, kinds } = readEdition(wireTournament({ statistics }), [category])
      return {
        statistics: edition.statistics,
        unusual: kinds.filter((kind) => kind === 'warn odd-statistics').length,
      }
    }
    expect(read({ teams: 104, nations: 1, matches: 0 })).toMatchObject({
      unusual: 0,
      statistics: { teams: 104 },
    })
    expect(read({ teams: 110, nations: 1, matches: 0 })).toMatchObject({
      unusual: 1,
      statistics: { teams: 110 },
    })
    expect(read(null)).toEqual({ unusual: 0, statistics: { teams: 100, nations: 1, matches: 0 } })
  })

  it('counts no bye among the matches', () => {
    const matches = [wireMatch(), wireMatch({ id: 'm2', awayTeamId: null, awayTeamName: null })]
    const category = wireCategory({ divisions: [wireDivision({ matches })] })
    expect(readEdition(wireTournament({ statistics: null }), [category]).edition.statistics.matches).toBe(1)
  })

  it('names every fault with its record, not the first', () => {
    const teams = [wireTeam('a'), wireTeam('b'), ...Array.from({ length: 50 }, () => wireTeam('', {}))]
    const { problems } = readClass({ teams })
    expect(problems.filter(({ severity }) => severity === 'fail')).toHaveLength(50)
    expect(problems.every(({ record }) => record.startsWith('edition 2026 › class B14 › team'))).toBe(true)
  })
})
