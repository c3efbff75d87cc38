import { beforeAll, describe, expect, it } from 'vitest'
import type {
  CupDocument,
  DivisionDocument,
  MatchDocument,
} from '../../../src/backend/document/cup-document.ts'
import { writtenRow } from '../../../src/backend/document/table-row.ts'
import type { ImportFault } from '../../../src/backend/import/fault.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { rankingRule } from '../../../src/backend/import/openfootball/ranking-rule.ts'
import { computeStandings } from '../../../src/domain/tournament/standings.ts'
import { fixture, folderWith } from './temporary-files.ts'

const WORLD_CUPS = fixture('openfootball-worldcup')

/** Winner and runner-up of each group, A to H, as history has them. */
const THROUGH: Readonly<Record<number, string>> = {
  2006: 'germany ecuador, england sweden, argentina netherlands, portugal mexico, italy ghana, brazil australia, switzerland france, spain ukraine',
  2010: 'uruguay mexico, argentina south-korea, usa england, germany ghana, netherlands japan, paraguay slovakia, brazil portugal, spain chile',
  2014: 'brazil mexico, netherlands chile, colombia greece, costa-rica uruguay, france switzerland, argentina nigeria, germany usa, belgium algeria',
  2018: 'uruguay russia, spain portugal, france denmark, croatia argentina, brazil switzerland, sweden mexico, belgium england, colombia japan',
  2022: 'netherlands senegal, england usa, argentina poland, france australia, japan spain, morocco croatia, brazil switzerland, portugal south-korea',
}

const PODIUM: Readonly<Record<number, readonly [string, string, string]>> = {
  2006: ['italy', 'france', 'germany'],
  2010: ['spain', 'netherlands', 'germany'],
  2014: ['germany', 'argentina', 'netherlands'],
  2018: ['france', 'croatia', 'belgium'],
  2022: ['argentina', 'france', 'croatia'],
}

let document: CupDocument
let warnings: readonly ImportFault[]

beforeAll(async () => {
  const read = await readImport(WORLD_CUPS, {
    zones: { byYear: new Map([[2010, 'Africa/Johannesburg']]) },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.faults, null, 1))
  document = read.document
  warnings = read.warnings
})

const editionOf = (year: number) => {
  const edition = document.editions.find((one) => one.year === year)
  if (!edition) throw new Error(`no ${year}`)
  return edition
}
const divisionsOf = (year: number, type: string): DivisionDocument[] =>
  editionOf(year).categories.flatMap((category) =>
    category.stages.filter((stage) => stage.type === type).flatMap((stage) => stage.divisions),
  )
const allMatches = (year: number) =>
  [...divisionsOf(year, 'conference'), ...divisionsOf(year, 'playoff')].flatMap(
    (division) => division.matches,
  )
const teamOf = (side: MatchDocument['home']) => ('team' in side ? side.team : null)
const tableOf = (year: number, { teams, matches, lots }: DivisionDocument) =>
  computeStandings(
    teams,
    matches.flatMap(({ home, away, score }) => {
      const [homeTeamId, awayTeamId] = [teamOf(home), teamOf(away)]
      return homeTeamId && awayTeamId && score ? [{ homeTeamId, awayTeamId, score }] : []
    }),
    editionOf(year).ranking,
    lots,
  )
const winnerOf = ({ home, away, score, winner }: MatchDocument) => {
  const side = winner ?? (score && score.home > score.away ? 'home' : 'away')
  return teamOf(side === 'home' ? home : away)
}

const YEARS = [2006, 2010, 2014, 2018, 2022]

describe('five world cups from openfootball', () => {
  it('are five editions of one football cup', () => {
    expect(document.cup).toEqual({ id: 'world-cup', name: 'World Cup', sport: 'football' })
    expect(document.editions.map(({ year }) => year)).toEqual(YEARS)
    for (const year of YEARS) {
      const [category] = editionOf(year).categories
      expect(category?.name).toEqual({ en: 'World Cup', sv: 'VM' })
      expect(category?.teams).toHaveLength(32)
      expect(allMatches(year)).toHaveLength(64)
    }
  })

  it('warn once for the file without times, and of nothing else', () => {
    expect(warnings.map(({ file, place, problem }) => [file, place, problem])).toEqual([
      ['2006/worldcup.json', 'matches', '64 matches have a day and no time'],
    ])
  })

  describe.each(YEARS)('%i', (year) => {
    it('has the groups A to H with the winners and runners-up of history', () => {
      const groups = divisionsOf(year, 'conference')
      expect(groups.map(({ name }) => name)).toEqual(
        [...'ABCDEFGH'].map((letter) => ({ en: `Group ${letter}`, sv: `Grupp ${letter}` })),
      )
      const through = groups.map((group) =>
        tableOf(year, group)
          .slice(0, 2)
          .map(({ teamId }) => teamId)
          .join(' '),
      )
      expect(through.join(', ')).toBe(THROUGH[year])
    })

    it('sends exactly those to the round of 16', () => {
      const knockout = divisionsOf(year, 'playoff')[0]?.matches ?? []
      const sixteen = knockout
        .filter(({ round }) => round?.rank === 3)
        .flatMap(({ home, away }) => [home, away])
      expect(sixteen.map(teamOf).sort()).toEqual((THROUGH[year] ?? '').split(/,? /).sort())
      for (const group of divisionsOf(year, 'conference')) {
        expect(group.qualification).toEqual([{ fromRank: 1, toRank: 2, division: 'knock-out' }])
      }
    })

    it('leaves no place of a group undecided', () => {
      for (const group of divisionsOf(year, 'conference')) {
        expect(tableOf(year, group).map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
      }
    })

    it('gives each knock-out match the winners of its two feeders', () => {
      const knockout = divisionsOf(year, 'playoff')[0]?.matches ?? []
      const at = (rank: number, index: number) =>
        knockout.find(({ round }) => round?.rank === rank && round.index === index)
      expect(knockout).toHaveLength(16)
      for (const rank of [0, 1, 2]) {
        for (let index = 1; index <= 2 ** rank; index++) {
          const match = at(rank, index)
          const feeders = [at(rank + 1, index * 2 - 1), at(rank + 1, index * 2)]
          expect(feeders.map((feeder) => feeder && winnerOf(feeder))).toEqual(
            match ? [teamOf(match.home), teamOf(match.away)] : 'a match',
          )
        }
      }
    })

    it('has the champion, the runner-up and the third of history', () => {
      const knockout = divisionsOf(year, 'playoff')[0]?.matches ?? []
      const place = (index: number) =>
        knockout.find(({ round }) => round?.rank === 0 && round.index === index)
      const [final, third] = [place(1), place(2)]
      const finalists = final ? [teamOf(final.home), teamOf(final.away)] : []
      const champion = final ? winnerOf(final) : null
      expect([champion, finalists.find((team) => team !== champion), third && winnerOf(third)]).toEqual(
        PODIUM[year],
      )
    })

    it('knows the nation of every team', () => {
      expect(
        editionOf(year).categories.flatMap(({ teams }) => teams.filter(({ nation }) => !nation)),
      ).toEqual([])
    })
  })

  it.each([2014, 2018])('compute the published standings of %i, all eight', (year) => {
    const groups = divisionsOf(year, 'conference')
    expect(groups).toHaveLength(8)
    for (const group of groups) {
      const computed = tableOf(year, group)
        .map(writtenRow)
        .map(({ teamId, ...row }) => ({
          team: teamId,
          ...row,
        }))
      expect(group.table).toHaveLength(4)
      expect(computed).toEqual(group.table)
    }
  })

  it('store the fair play of 2018 as lots: Japan before Senegal', () => {
    expect(divisionsOf(2018, 'conference').flatMap(({ lots }) => lots)).toEqual(['japan', 'senegal'])
  })

  it('give scores after extra time, penalties and who won them', () => {
    const final = allMatches(2022).find(({ id }) => id === 'final-argentina-france')
    expect(final).toMatchObject({
      score: { home: 3, away: 3 },
      halfTime: { home: 2, away: 0 },
      penalties: { home: 4, away: 2 },
      decision: 'penalties',
      winner: 'home',
    })
    const semifinal = allMatches(2006).find(({ id }) => id === 'semifinals-germany-italy')
    expect(semifinal).toMatchObject({ score: { home: 0, away: 2 }, decision: 'extra-time' })
    expect(semifinal?.winner).toBeUndefined()
  })

  it('give each match the instant of its local clock', () => {
    const at = (year: number, id: string) => allMatches(year).find((match) => match.id === id)
    expect(at(2010, 'group-a-south-africa-mexico')?.startsAt).toBe('2010-06-11T16:00:00+02:00')
    expect(at(2014, 'group-a-brazil-croatia')?.startsAt).toBe('2014-06-12T17:00:00-03:00')
    expect(at(2018, 'group-a-egypt-uruguay')?.startsAt).toBe('2018-06-15T17:00:00+05:00')
    expect(at(2022, 'group-a-qatar-ecuador')?.startsAt).toBe('2022-11-20T19:00:00+03:00')
    expect(at(2006, 'final-italy-france')).toMatchObject({ day: '2006-07-09' })
    expect(editionOf(2014).startsAt).toBe('2014-06-12T17:00:00-03:00')
    expect(editionOf(2014).endsAt).toBe('2014-07-13T18:00:00-03:00')
  })

  it('know one ground by all its spellings, and where it lies', () => {
    const grounds = editionOf(2018).arenas
    expect(grounds).toHaveLength(12)
    expect(grounds.filter(({ name }) => name.startsWith('Saint Petersburg'))).toHaveLength(1)
    const spartak = grounds.find(({ name }) => name === 'Spartak Stadium, Moscow')
    expect(spartak).toMatchObject({ area: 'Moscow', latitude: 55.817861, longitude: 37.44025 })
    const natal = editionOf(2014).arenas.find(({ area }) => area === 'Natal')
    expect(natal).toMatchObject({ latitude: -5.826936, longitude: -35.212371 })
    const cuiaba = editionOf(2014).arenas.find(({ area }) => area === 'Cuiabá')
    expect(cuiaba?.latitude).toBeUndefined()
  })

  it('keep the id of a team over the years and spellings', () => {
    const usa = YEARS.flatMap((year) =>
      editionOf(year).categories.flatMap(({ teams }) => teams.filter(({ nation }) => nation === 'US')),
    )
    expect(new Set(usa.map(({ id }) => id))).toEqual(new Set(['usa']))
  })
})

const file = (matches: readonly object[], name = 'World Cup 2030') => JSON.stringify({ name, matches })

describe('an openfootball file', () => {
  it('keeps only the day where nothing tells the zone, with one warning', async () => {
    const match = {
      round: 'Matchday 1',
      date: '2030-06-09',
      time: '19:00',
      team1: 'Norway',
      group: 'Group A',
    }
    const folder = folderWith({
      'cup.json': file([
        { ...match, team2: 'Japan' },
        { ...match, team2: 'Chile' },
      ]),
    })
    const read = await readImport(folder)
    expect(
      read.ok && read.document.editions[0]?.categories[0]?.stages[0]?.divisions[0]?.matches,
    ).toMatchObject([{ day: '2030-06-09' }, { day: '2030-06-09' }])
    expect(read.ok && read.warnings.map(({ problem }) => problem)).toEqual([
      '2 matches have a time without a zone: only their day is kept',
    ])
  })

  it('names every fault with its place', async () => {
    const folder = folderWith({
      'cup.json': file([
        { round: 'Final', date: '2030-02-30', team1: 'Norway', team2: 'Japan', score: { ft: [1, -1] } },
        { round: 'Final', date: '2030-07-01', time: 'noon', team1: '', team2: 'Chile' },
        { round: 'Final', date: '2030-07-01', team1: 'Chile', team2: 'Chile', score: { ft: '2-1' } },
      ]),
    })
    const read = await readImport(folder)
    const faults = read.ok ? [] : read.faults.filter(({ level }) => level === 'fault')
    expect(faults.map(({ place }) => place).sort()).toEqual([
      'matches[0].date',
      'matches[0].score.ft',
      'matches[1].team1',
      'matches[1].time',
      'matches[2]',
      'matches[2].score.ft',
    ])
  })

  it('reads a draw to come: W49 and 1A are places, not teams', async () => {
    const folder = folderWith({
      'cup.json': file([
        { num: 50, round: 'Semi-finals', date: '2030-07-01', team1: '1A', team2: '2B' },
        { num: 49, round: 'Semi-finals', date: '2030-07-01', team1: 'Norway', team2: '3A/B/F' },
        { num: 52, round: 'Final', date: '2030-07-05', team1: 'W49', team2: 'W50' },
      ]),
    })
    const read = await readImport(folder)
    const matches = read.ok ? read.document.editions[0]?.categories[0]?.stages[0]?.divisions[0]?.matches : []
    expect(matches?.map(({ id, round }) => [id, round?.rank, round?.index])).toEqual([
      ['match-50', 1, 2],
      ['match-49', 1, 1],
      ['match-52', 0, 1],
    ])
    expect(matches?.[2]?.home).toEqual({ placeholder: 'W49' })
  })

  it('reads a league in the older form, with rounds of matches', async () => {
    const value = {
      name: 'Example League 2015/16',
      rounds: [
        {
          name: 'Matchday 1',
          matches: [
            {
              date: '2015-08-08',
              team1: { key: 'a', name: 'FC Alpha', code: 'ALP' },
              team2: { key: 'b', name: 'FC Beta', code: 'BET' },
              score1: 2,
              score2: 0,
            },
          ],
        },
      ],
    }
    const read = await readImport(folderWith({ 'league.json': JSON.stringify(value) }))
    expect(read.ok && read.document.cup.id).toBe('example-league')
    expect(read.ok && read.document.editions[0]).toMatchObject({
      year: 2015,
      categories: [
        {
          stages: [
            {
              type: 'league',
              divisions: [{ teams: ['fc-alpha', 'fc-beta'], matches: [{ score: { home: 2, away: 0 } }] }],
            },
          ],
        },
      ],
    })
  })
})

describe('rankingRule', () => {
  it('puts goals of all matches before head-to-head to 2022, after it since 2026', () => {
    const overall = ['goal-difference', 'goals-scored']
    const between = ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals']
    const rule = (year: number) => rankingRule({ name: 'World Cup', kind: 'world-cup' }, year).rule
    for (const year of [2006, 2022]) expect(rule(year).chain).toEqual([...overall, ...between, 'lots'])
    expect(rule(2026).chain).toEqual([...between, ...overall, 'lots'])
  })

  it('gives three points for a win since 1994', () => {
    const won = (year: number) => rankingRule({ name: 'World Cup', kind: 'world-cup' }, year).rule.points.won
    expect([1990, 1994].map(won)).toEqual([2, 3])
  })
})
