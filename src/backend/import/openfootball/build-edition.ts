import { bracketPlaces } from '../bracket-places.ts'
import { editionBounds } from '../edition-bounds.ts'
import { type Fault, type Origin, warningAt } from '../fault.ts'
import { type ImportOptions, zoneFor } from '../import-options.ts'
import { namedRound } from '../round-names.ts'
import { slug } from '../slug.ts'
import { type FootballResult, type FootballTime, resultOf, timeOf, winnerOf } from './football-match.ts'
import { cityOf, coordinates, Grounds, zoneOfStadium } from './grounds.ts'
import { groupLots } from './group-lots.ts'
import { rankingRule } from './ranking-rule.ts'
import { FootballTeams } from './teams.ts'
import type { FootballMatch, YearFiles } from './year-files.ts'

/** A match ends two hours after it starts, half time and stoppages included. */
const MATCH_MS = 2 * 60 * 60 * 1000

interface Played {
  readonly match: FootballMatch
  readonly home: string | null
  readonly away: string | null
  readonly result: FootballResult
  readonly time: FootballTime
  readonly ground: string | null
}

type Note = <T extends object>(origin: Origin, value: T) => T

/** One year of openfootball as raw edition. `note` tells where each of its parts was read from. */
export function buildEdition(
  files: YearFiles,
  year: number,
  cupName: string,
  options: ImportOptions,
  faults: Fault[],
  note: Note,
): Record<string, unknown> {
  const teams = new FootballTeams(files.codes)
  const grounds = new Grounds(files.stadiums)
  const asked = zoneFor(options, year) ?? null
  const played = files.matches.map((match): Played => {
    const ground = match.ground === '' ? null : grounds.of(match.ground)
    return {
      match,
      home: teams.idOf(match.home, match.homeCode),
      away: teams.idOf(match.away, match.awayCode),
      result: resultOf(match, faults),
      time: timeOf(match, zoneOfStadium(ground?.stadium ?? null) ?? asked, faults),
      ground: ground?.id ?? null,
    }
  })
  tellTimes(files, year, played, faults)
  const ids = new MatchIds()
  const inGroups = played.filter(({ match }) => match.group !== '')
  const single = played.filter(({ match }) => match.group === '')
  const isLeague = (item: Played) => inGroups.length === 0 && !namedRound(item.match.round)
  const league = single.filter(isLeague)
  const knockout = single.filter((item) => !isLeague(item))
  const matchOf = (item: Played, round: object | null) =>
    note(originOf(item.match), documentMatch(item, round, ids))
  const playoff = knockoutStage(knockout, matchOf)
  const stages = [
    ...groupStages(files, inGroups, knockout, teams, year, matchOf, note),
    ...(league.length > 0 ? [leagueStage(league, matchOf)] : []),
    ...(playoff ? [playoff] : []),
  ]
  const isWorldCup = cupName === 'World Cup'
  return note(
    { file: files.file, place: '' },
    {
      year,
      name: files.name || undefined,
      ...editionBounds(
        played.map(({ time }) => time),
        MATCH_MS,
      ),
      ranking: rankingRule(year),
      arenas: grounds.all().map(({ id, name, city, stadium }) => ({
        id,
        name: city === null ? name : `${name}, ${city}`,
        area: city ?? (stadium ? cityOf(stadium) : undefined),
        ...coordinates(stadium?.coords ?? ''),
        fields: [{ id, name }],
      })),
      categories: [
        {
          id: slug(cupName) || 'cup',
          name: isWorldCup ? { en: 'World Cup', sv: 'VM' } : cupName,
          shortName: cupName,
          gender: 'mixed',
          teams: teams.all(),
          stages,
        },
      ],
    },
  )
}

const originOf = ({ file, place }: { file: string; place: string }): Origin => ({ file, place })

type MatchOf = (item: Played, round: object | null) => object

function groupStages(
  files: YearFiles,
  played: readonly Played[],
  knockout: readonly Played[],
  teams: FootballTeams,
  year: number,
  matchOf: MatchOf,
  note: Note,
): object[] {
  const wentOn = new Set(knockout.flatMap(({ home, away }) => [home, away].filter((team) => team !== null)))
  const groups = new Map<string, Played[]>()
  for (const item of played) groups.set(item.match.group, [...(groups.get(item.match.group) ?? []), item])
  for (const { name } of files.groups) if (!groups.has(name)) groups.set(name, [])
  const listed = [...groups].map(([name, matches]) => {
    const drawn = files.groups.find((group) => group.name === name)?.teams ?? []
    const ids = [
      ...drawn.map((team) => teams.idOf(team)),
      ...matches.flatMap(({ home, away }) => [home, away]),
    ].filter((team) => team !== null)
    return { name, matches, teamIds: [...new Set(ids)], stage: 0 }
  })
  const day = (group: { matches: readonly Played[] }) =>
    group.matches.reduce((first, { match }) => (first === '' || match.date < first ? match.date : first), '')
  const stageOf = new Map<string, number>()
  for (const group of [...listed].sort((a, b) => (day(a) < day(b) ? -1 : 1))) {
    group.stage = Math.max(0, ...group.teamIds.map((team) => (stageOf.get(team) ?? -1) + 1))
    for (const team of group.teamIds) stageOf.set(team, group.stage)
  }
  const count = Math.max(0, ...listed.map((group) => group.stage + 1))
  const through = listed.map(({ teamIds }) => teamIds.filter((team) => wentOn.has(team)).length)
  const places = count === 1 ? Math.min(...through) : 0
  const rule = rankingRule(year)
  return Array.from({ length: count }, (_, stage) => ({
    id: stage === 0 ? 'groups' : `groups-${stage + 1}`,
    name:
      stage === 0
        ? { en: 'Group stage', sv: 'Gruppspel' }
        : { en: 'Second group stage', sv: 'Andra gruppspelet' },
    type: 'conference',
    divisions: listed
      .filter((group) => group.stage === stage)
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .map(({ name, matches, teamIds }) => {
        const file = files.standings?.file ?? files.file
        const rows = files.standings?.groups.find((group) => group.name === name)?.rows ?? []
        const table = rows.map(({ place, team, code, numbers }) =>
          note(
            { file, place },
            {
              team: teams.idOf(team, code) ?? team,
              rank: numbers.pos,
              played: numbers.played,
              won: numbers.won,
              tied: numbers.drawn,
              lost: numbers.lost,
              points: numbers.pts,
              goalsWon: numbers.goals_for,
              goalsLost: numbers.goals_against,
            },
          ),
        )
        const results = matches.flatMap(({ home, away, result: { score } }) =>
          home !== null && away !== null && score ? [{ home, away, score }] : [],
        )
        return {
          id: slug(name) || name,
          name: { en: name, sv: name.replace(/^Group\b/, 'Grupp') },
          teams: teamIds,
          lots: groupLots(
            teamIds,
            results,
            rule.points.won,
            table.map((row) => row.team),
            wentOn,
          ),
          qualification: places > 0 ? [{ fromRank: 1, toRank: places, division: 'knock-out' }] : [],
          table,
          matches: matches.map((item) => matchOf(item, item.match.round ? { name: item.match.round } : null)),
        }
      }),
  }))
}

function leagueStage(played: readonly Played[], matchOf: MatchOf): object {
  const name = { en: 'League', sv: 'Serie' }
  const matches = played.map((item) => matchOf(item, item.match.round ? { name: item.match.round } : null))
  return { id: 'league', name, type: 'league', divisions: [{ id: 'league', name, matches }] }
}

function knockoutStage(played: readonly Played[], matchOf: MatchOf): object | null {
  if (played.length === 0) return null
  const from = (label: string) => {
    const number = /^W(\d+)$/.exec(label)?.[1]
    const position =
      number === undefined ? -1 : played.findIndex(({ match }) => match.number === Number(number))
    return position < 0 ? null : position
  }
  const places = bracketPlaces(
    played.map(({ match, home, away, result }) => ({
      round: match.round,
      home,
      away,
      winner: winnerOf(result),
      homeFrom: from(match.home),
      awayFrom: from(match.away),
    })),
  )
  const name = { en: 'Knock-out', sv: 'Slutspel' }
  const matches = played.map((item, index) =>
    matchOf(item, { name: item.match.round || undefined, ...(places[index] ?? {}) }),
  )
  return { id: 'knock-out', name, type: 'playoff', divisions: [{ id: 'knock-out', name, matches }] }
}

function documentMatch(item: Played, round: object | null, ids: MatchIds): object {
  const { match, home, away, result, time, ground } = item
  const { zoneMissing: _, ...when } = time
  return {
    id: ids.of(item),
    number: match.number === undefined ? undefined : String(match.number),
    ...(round ? { round } : {}),
    home: sideOf(home, match.home),
    away: sideOf(away, match.away),
    ...when,
    field: ground ?? undefined,
    ...result,
  }
}

const sideOf = (id: string | null, label: string) =>
  id === null ? { placeholder: label || '?' } : { team: id }

/** Ids made of what a match is, so that a file read again gives the same. */
class MatchIds {
  private readonly taken = new Set<string>()

  of({ match, home, away }: Played): string {
    const part = match.group || (namedRound(match.round) ? match.round : '')
    const base =
      match.number === undefined
        ? slug([part, home ?? match.home, away ?? match.away].join(' ')).slice(0, 95)
        : `match-${match.number}`
    let id = base
    for (let again = 2; this.taken.has(id); again++) id = `${base}-${again}`
    this.taken.add(id)
    return id
  }
}

/** One warning per file for all its times that cannot be told. */
function tellTimes(files: YearFiles, year: number, played: readonly Played[], faults: Fault[]): void {
  const zoneless = played.filter(({ time }) => time.zoneMissing).length
  const clockless = played.filter(({ time, match }) => match.time === '' && time.day !== undefined).length
  if (zoneless > 0) {
    const problem = `${zoneless} matches have a time without a zone: only their day is kept`
    faults.push(
      warningAt(files.file, 'matches', problem, `--zone ${year}=Area/City, or stadiums with a timezone`),
    )
  }
  if (clockless > 0) {
    const problem = `${clockless} matches have a day and no time`
    faults.push(warningAt(files.file, 'matches', problem, 'a time as "17:00 UTC+2"; the day is shown alone'))
  }
}
