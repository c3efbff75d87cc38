import type { RankingRule } from '../../../domain/tournament/ranking.ts'
import { inEachLanguage } from '../../../i18n/service-text.ts'
import { editionBounds } from '../edition-bounds.ts'
import { type Fault, type Origin, warningAt } from '../fault.ts'
import { forYear, type ImportOptions } from '../import-options.ts'
import { namedRound } from '../round-names.ts'
import { say } from '../said.ts'
import { slug } from '../slug.ts'
import { resultOf, timeOf } from './football-match.ts'
import { cityOf, coordinates, Grounds, zoneOfStadium } from './grounds.ts'
import { groupStages, type Note } from './group-stages.ts'
import { type MatchOf, type Played, teamsOf } from './played.ts'
import { bracketRound, leaguePart, mainBracket, splitMatches } from './split-matches.ts'
import { FootballTeams } from './teams.ts'
import type { YearFiles } from './year-files.ts'

/** A match ends two hours after it starts, half time and stoppages included. */
const MATCH_MS = 2 * 60 * 60 * 1000

/** Builds one year of openfootball as a raw edition. `note` records where each of its parts was read from. */
export function buildEdition(
  files: YearFiles,
  year: number,
  cupName: string,
  rule: RankingRule,
  options: ImportOptions,
  faults: Fault[],
  note: Note,
): Record<string, unknown> {
  const teams = new FootballTeams(files.codes)
  const grounds = new Grounds(files.stadiums)
  const givenZone = forYear(options.zones, year) ?? null
  const played = files.matches.map((match): Played => {
    const ground = match.ground === '' ? null : grounds.of(match.ground)
    return {
      match,
      home: teams.idOf(match.home, match.homeCode),
      away: teams.idOf(match.away, match.awayCode),
      result: resultOf(match, faults),
      time: timeOf(match, zoneOfStadium(ground?.stadium ?? null) ?? givenZone, faults),
      ground: ground?.id ?? null,
    }
  })
  warnAboutTimes(files, year, played, faults)
  const ids = new MatchIds()
  const split = splitMatches(played)
  const qualifiedIds = new Set(teamsOf(split.knockout.filter(({ result }) => result.state === 'finished')))
  const matchOf = (item: Played, round: object | null) =>
    note(originOf(item.match), documentMatch(withWalkover(item, qualifiedIds), round, ids))
  const stages = [
    ...groupStages(files, split, teams, rule, matchOf, note),
    ...(split.league.length > 0 ? [leagueStage(split.league, matchOf)] : []),
    ...knockoutStage(split.knockout, matchOf),
  ]
  const isWorldCup = cupName === 'World Cup'
  return note(
    { file: files.file, place: '' },
    {
      year,
      name:
        files.name.replace(/\b\d{4}\b/, (written) => (files.stray === undefined ? written : String(year))) ||
        undefined,
      ...editionBounds(
        played.map(({ time }) => time),
        MATCH_MS,
      ),
      ranking: rule,
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
          name: isWorldCup ? inEachLanguage('imported.worldCup') : cupName,
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

/** Builds one table, or one for each part of a season that is played in parts. */
function leagueStage(played: readonly Played[], matchOf: MatchOf): object {
  const name = inEachLanguage('imported.league')
  const divisions = [...Map.groupBy(played, ({ match }) => leaguePart(match.round))].map(([part, items]) => ({
    id: part === '' ? 'league' : slug(part) || part,
    name: part === '' ? name : part,
    matches: items.map((item) => matchOf(item, item.match.round ? { name: item.match.round } : null)),
  }))
  return { id: 'league', name, type: 'league', divisions }
}

/** Builds one bracket, or one for each bracket that the rounds' names tell. */
function knockoutStage(played: readonly Played[], matchOf: MatchOf): object[] {
  if (played.length === 0) return []
  const name = inEachLanguage('imported.knockOut')
  const brackets = Map.groupBy(played, ({ match }) => bracketRound(match.round).bracket)
  const main = mainBracket(played)
  const divisions = [...brackets].map(([bracket, items]) => ({
    id: bracket === main ? 'knock-out' : slug(bracket) || bracket,
    name: bracket === '' ? name : bracket,
    matches: items.map((item) => {
      const { round } = bracketRound(item.match.round)
      return matchOf(item, round ? { name: round } : null)
    }),
  }))
  return [{ id: 'knock-out', name, type: 'playoff', divisions }]
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

/** Turns a match that was called off into a walkover for the one of its two teams that went on. */
function withWalkover(item: Played, qualifiedIds: ReadonlySet<string>): Played {
  const { match, home, away, result } = item
  if (!/^cancel|^walkover|^w\/?o$/i.test(match.status) || result.state === 'finished') return item
  const on = [home, away].map((team) => team !== null && qualifiedIds.has(team))
  if (on[0] === on[1]) return item
  return { ...item, result: { state: 'walkover', winner: on[0] ? 'home' : 'away' } }
}

const sideOf = (id: string | null, label: string) =>
  id === null ? { placeholder: label || '?' } : { team: id }

/** Makes ids from the facts of a match, so that reading a file again gives the same ids. */
class MatchIds {
  private readonly taken = new Set<string>()

  of({ match, home, away }: Played): string {
    const part = match.group || (namedRound(bracketRound(match.round).round) ? match.round : '')
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

/** Adds one warning per file for all its times that are incomplete. */
function warnAboutTimes(files: YearFiles, year: number, played: readonly Played[], faults: Fault[]): void {
  const zoneless = played.filter(({ time }) => time.zoneMissing).length
  const clockless = played.filter(({ time, match }) => match.time === '' && time.day !== undefined).length
  if (zoneless > 0) {
    const problem = say('timesWithoutZone', { count: zoneless })
    faults.push(warningAt(files.file, 'matches', problem, say('zoneOfYear', { year })))
  }
  if (clockless > 0) {
    const problem = say('daysWithoutTime', { count: clockless })
    faults.push(warningAt(files.file, 'matches', problem, say('footballTime')))
  }
}
