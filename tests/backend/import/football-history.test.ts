import { beforeAll, describe, expect, it } from 'vitest'
import type { CupDocument, DivisionDocument } from '../../../src/backend/document/cup-document.ts'
import { type ImportOrFaults, readImport } from '../../../src/backend/import/files/read-import.ts'
import { competitionOf, editionYear } from '../../../src/backend/import/openfootball/competition.ts'
import { rankingRule } from '../../../src/backend/import/openfootball/ranking-rule.ts'
import { computeStandings } from '../../../src/domain/tournament/standings.ts'
import { fixture, folderWith } from './temporary-files.ts'

type Read = Extract<ImportOrFaults, { ok: true }>
type Edition = CupDocument['editions'][number]

async function read(name: string): Promise<Read> {
  const answer = await readImport(fixture(`openfootball-history/${name}`))
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults, null, 1))
  return answer
}

const editionOf = ({ document }: Read, year: number): Edition => {
  const edition = document.editions.find((one) => one.year === year)
  if (!edition) throw new Error(`no ${year}`)
  return edition
}
const stagesOf = (edition: Edition) => edition.categories.flatMap(({ stages }) => stages)
const divisionOf = (edition: Edition, id: string): DivisionDocument => {
  const division = stagesOf(edition)
    .flatMap(({ divisions }) => divisions)
    .find((one) => one.id === id)
  if (!division) throw new Error(`no ${id}`)
  return division
}
const tableOf = (edition: Edition, id: string): string[] => {
  const { teams, matches, lots } = divisionOf(edition, id)
  const results = matches.flatMap(({ home, away, score }) =>
    'team' in home && 'team' in away && score
      ? [{ homeTeamId: home.team, awayTeamId: away.team, score }]
      : [],
  )
  return computeStandings(teams, results, edition.ranking, lots).map(
    ({ rank, teamId, points }) => `${rank} ${teamId} ${points}`,
  )
}
const places = (edition: Edition) =>
  divisionOf(edition, 'knock-out').matches.map(({ id, round }) => [id, round?.rank, round?.index])

describe('world cups of the past', () => {
  let cups: Read
  beforeAll(async () => {
    cups = await read('world-cup')
  })

  it('play the final round of 1950 as a group, and no knock-out', () => {
    const edition = editionOf(cups, 1950)
    expect(stagesOf(edition).map(({ type, name }) => [type, name])).toEqual([
      ['conference', { en: 'Group stage', sv: 'Gruppspel' }],
      ['conference', { en: 'Final round', sv: 'Slutomgång' }],
    ])
    expect(tableOf(edition, 'final-round')).toEqual(['1 uruguay 5', '2 brazil 4', '3 sweden 2', '4 spain 1'])
    for (const group of [1, 2, 3, 4]) {
      expect(divisionOf(edition, `group-${group}`).qualification).toEqual([
        { fromRank: 1, toRank: 1, division: 'final-round' },
      ])
    }
  })

  it.each([
    [1954, 'group-2', ['1 hungary 4', '2 west-germany 2', '3 turkey 2', '4 south-korea 0']],
    [1954, 'group-4', ['1 england 3', '2 switzerland 2', '3 italy 2', '4 belgium 1']],
    [1958, 'group-1', ['1 west-germany 4', '2 northern-ireland 3', '3 czechoslovakia 3', '4 argentina 2']],
    [1958, 'group-2', ['1 france 4', '2 yugoslavia 4', '3 paraguay 3', '4 scotland 1']],
    [1958, 'group-3', ['1 sweden 5', '2 wales 3', '3 hungary 3', '4 mexico 1']],
    [1958, 'group-4', ['1 brazil 5', '2 soviet-union 3', '3 england 3', '4 austria 1']],
  ])('let the play-off decide in %i, %s, without counting it', (year, group, table) => {
    expect(tableOf(editionOf(cups, year), group).map(withGermany)).toEqual(table)
  })

  it('keep the play-offs out of groups and bracket', () => {
    const edition = editionOf(cups, 1958)
    expect(stagesOf(edition).map(({ id, type, divisions }) => [id, type, divisions.length])).toEqual([
      ['groups', 'conference', 4],
      ['group-play-offs', 'conference', 3],
      ['knock-out', 'playoff', 1],
    ])
    expect(divisionOf(edition, 'group-1-play-off')).toMatchObject({
      name: { en: 'Group 1 Play-off', sv: 'Grupp 1, omspel' },
      teams: ['northern-ireland', 'czechoslovakia'],
      qualification: [{ fromRank: 1, toRank: 1, division: 'knock-out' }],
    })
    expect(divisionOf(edition, 'knock-out').matches).toHaveLength(8)
  })

  it('find the round before the quarter-finals whatever it is called, and put a replay in its place', () => {
    const inRank = (year: number, rank: number) =>
      places(editionOf(cups, year)).filter(([, of]) => of === rank)
    expect(
      inRank(1938, 3)
        .map(([, , index]) => index)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(inRank(1938, 2).map(([id]) => id)).toContain('quarter-finals-replays-brazil-czechoslovakia')
    const unplaced = cups.warnings.filter(({ problem }) => problem.includes('no place'))
    expect(unplaced.map(({ file, place }) => [file, place])).toEqual([
      ['1938/worldcup.json', 'matches[0]'],
      ['1938/worldcup.json', 'matches[3]'],
      ['1938/worldcup.json', 'matches[10]'],
    ])
    expect(cups.warnings.filter(({ problem }) => problem.includes('finished level'))).toEqual([])
  })

  it('give the match that was called off to the team that played on', () => {
    const match = divisionOf(editionOf(cups, 1938), 'knock-out').matches.find(
      ({ id }) => id === 'sweden-austria',
    )
    expect(match).toMatchObject({ state: 'walkover', winner: 'home' })
  })

  it('rank Group D of 1994 by the match of the two that were level', () => {
    expect(tableOf(editionOf(cups, 1994), 'group-d')).toEqual([
      '1 nigeria 6',
      '2 bulgaria 6',
      '3 argentina 6',
      '4 greece 0',
    ])
  })

  it('lead from the second groups of 1974 to the final', () => {
    const edition = editionOf(cups, 1974)
    expect(tableOf(edition, 'group-a')[0]).toBe('1 netherlands 6')
    expect(divisionOf(edition, 'group-a').qualification).toEqual([
      { fromRank: 1, toRank: 2, division: 'knock-out' },
    ])
  })

  it('say of every edition which rule they assume', () => {
    expect(cups.assumptions.map(({ year }) => year)).toEqual([1938, 1950, 1954, 1958, 1974, 1994])
    expect(cups.assumptions[2]?.text).toBe(
      "points 2/1/0, then lots (assumed: FIFA's to 1954, where a play-off or lots decided between level teams: both are told as lots)",
    )
  })
})

/** The file names the team West Germany, but its id over the years is Germany's. */
const withGermany = (row: string) => row.replace(' germany ', ' west-germany ')

describe('the Euro of 2020', () => {
  it('is the edition of 2020, whatever the year of play its file names', async () => {
    const { document, warnings } = await read('euro')
    expect(document.editions.map(({ year, name }) => [year, name])).toEqual([[2020, 'Euro 2020']])
    expect(document.editions[0]?.startsAt).toMatch(/^2021-06-11/)
    expect(warnings.map(({ problem }) => problem)).toContain(
      '"Euro 2021" is kept as the edition of 2020: editions go by their own year',
    )
  })

  it('ranks Group F by what its teams played against each other', async () => {
    const answer = await read('euro')
    const edition = editionOf(answer, 2020)
    expect(tableOf(edition, 'group-f')).toEqual(['1 france 5', '2 germany 4', '3 portugal 4', '4 hungary 2'])
    expect(edition.ranking.chain[0]).toBe('head-to-head-points')
    expect(answer.assumptions[0]?.text).toContain("(assumed: UEFA's since 1996;")
  })
})

describe('the Club World Cup', () => {
  it('has its groups where only the round names them, and its qualifier beside them', async () => {
    const edition = editionOf(await read('club'), 2025)
    expect(stagesOf(edition).map(({ id, divisions }) => [id, divisions.length])).toEqual([
      ['qualification', 1],
      ['groups', 8],
      ['knock-out', 1],
    ])
    const [team] = edition.categories[0]?.teams ?? []
    expect(team).toMatchObject({ id: 'al-ahly-sc', name: 'Al Ahly SC', nation: 'EG' })
  })
})

describe('competitionOf and editionYear', () => {
  it.each([
    ['World Cup 2022', '2022', 2022, undefined],
    ['Euro 2020', '2021', 2020, undefined],
    ['Euro 2021', '2020', 2020, 2021],
    ['Euro 2021', 'files', 2020, 2021],
    ['Example League 2015/16', '2015-16', 2015, undefined],
    ['Example Cup 2020', '2021', 2020, undefined],
    ['Example Cup', '2021', 2021, undefined],
  ])('reads %s in the folder %s as %i', (name, folder, year, stray) => {
    expect(editionYear(name, folder)).toEqual({ year, stray })
  })

  it('knows a competition by its name', () => {
    expect(
      ['FIFA World Cup 2022', 'Club World Cup 2025', 'Euro 2024', 'World Cup 2026 Qualifying'].map(kind),
    ).toEqual(['world-cup', 'club-world-cup', 'euro', 'other'])
  })
})

const kind = (name: string) => competitionOf(name).kind

describe('rankingRule', () => {
  const rule = (name: string, year: number) => {
    const { points, chain } = rankingRule(competitionOf(name), year).rule
    return `${points.won} ${chain.slice(0, 2).join(' ')}`
  }

  it('is that of the competition in its year', () => {
    expect(rule('World Cup', 1954)).toBe('2 lots')
    expect(rule('World Cup', 1958)).toBe('2 lots goal-quotient')
    expect(rule('World Cup', 1966)).toBe('2 goal-quotient lots')
    expect(rule('World Cup', 1990)).toBe('2 goal-difference goals-scored')
    expect(rule('World Cup', 2022)).toBe('3 goal-difference goals-scored')
    expect(rule('World Cup', 2026)).toBe('3 head-to-head-points head-to-head-goal-difference')
    expect(rule('Euro', 1992)).toBe('2 goal-difference goals-scored')
    expect(rule('Euro', 1996)).toBe('3 head-to-head-points head-to-head-goal-difference')
    expect(rule('Spain Primera División', 2020)).toBe('3 head-to-head-points head-to-head-goal-difference')
    expect(rule('Example League', 1990)).toBe('2 goal-difference goals-scored')
  })
})

describe('files of several competitions', () => {
  const matches = (team1: string) => [{ round: 'Final', date: '2030-07-01', team1, team2: 'Chile' }]
  const files = {
    '2026/worldcup.json': JSON.stringify({ name: 'World Cup 2026', matches: matches('Norway') }),
    '2030/worldcup.json': JSON.stringify({ name: 'World Cup 2030', matches: matches('Norway') }),
    '2030/worldcup.qualifying.json': JSON.stringify({
      name: 'World Cup 2030 Qualifying',
      matches: matches('Japan'),
    }),
  }

  it('are no cup together', async () => {
    const answer = await readImport(folderWith(files))
    expect(
      answer.ok
        ? []
        : answer.faults.filter(({ level }) => level === 'fault').map(({ file, problem }) => [file, problem]),
    ).toEqual([['2030/worldcup.qualifying.json', 'another competition, "World Cup 2030 Qualifying"']])
  })

  it('are read without the others where that is asked for', async () => {
    const answer = await readImport(folderWith(files), { skipFaulty: true })
    expect(answer.ok && answer.document.editions.map(({ year }) => year)).toEqual([2026, 2030])
    expect(answer.ok && answer.skipped.map(({ file }) => file)).toEqual(['2030/worldcup.qualifying.json'])
  })

  it('are read alone where one is named', async () => {
    const folder = folderWith({
      ...files,
      '2030/worldcup.groups.json': JSON.stringify({
        groups: [{ name: 'Group A', teams: ['Norway', 'Peru'] }],
      }),
    })
    const answer = await readImport(`${folder}/2030/worldcup.json`)
    const teams = answer.ok
      ? answer.document.editions.flatMap(({ categories }) => categories[0]?.teams ?? [])
      : []
    expect(teams.map(({ id }) => id).sort()).toEqual(['chile', 'norway', 'peru'])
    expect(answer.ok && answer.warnings.filter(({ file }) => file !== 'worldcup.json')).toEqual([])
  })
})
