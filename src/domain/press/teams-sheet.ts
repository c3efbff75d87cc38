import { groupStandings } from '../live/team-standing.ts'
import { memoized } from '../memoized.ts'
import type { Division, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { countMedals, type Medal, medalsByNation, podiumOf } from '../tournament/medals.ts'
import { losingTeam, winningTeam } from '../tournament/outcome.ts'
import { byReached, reachedBy } from '../tournament/reached.ts'
import { divisionStandings } from '../tournament/standings.ts'
import { addRecords, NO_RECORD, teamRecord } from '../tournament/team-record.ts'
import { playedByImportance } from './importance.ts'
import { groupFact, type MatchFact, matchFact, type PressFact } from './press-fact.ts'
import { type Outcome, type PressSheet, sheetOf } from './press-sheet.ts'

/** With more teams than this, only teams that came to a play-off are named: a sheet has no room for places in groups. */
const FEW = 40

const medalsByClub = memoized(({ edition }: EditionIndex) =>
  Map.groupBy(edition.categories.flatMap(podiumOf), ({ team }) => team.clubId ?? ''),
)

/**
 * @param nation its key (see `nationOf`)
 * @returns null if the edition has no such nation
 */
export function nationSheet(index: EditionIndex, nation: string): PressSheet | null {
  const teams = index.teamsByNation.get(nation)
  if (!teams) return null
  const clubs = new Set(teams.flatMap(({ clubId }) => clubId ?? [])).size
  return teamsSheet(index, { teams, clubs: clubs || null, medals: medalsByNation(index).get(nation) ?? [] })
}

/** Returns null if the edition has no such club. */
export function clubSheet(index: EditionIndex, clubId: string): PressSheet | null {
  const teams = index.teamsByClub.get(clubId)
  return teams
    ? teamsSheet(index, { teams, clubs: null, medals: medalsByClub(index).get(clubId) ?? [] })
    : null
}

/** Returns the groups whose places appear on a sheet of these teams. */
export const groupsOnSheet = (teams: readonly Team[], { groupsOfTeam }: EditionIndex): readonly Division[] =>
  teams.length > FEW ? [] : [...new Set(teams.flatMap(({ id }) => groupsOfTeam.get(id) ?? []))]

interface Entered {
  readonly teams: readonly Team[]
  readonly clubs: number | null
  readonly medals: readonly Medal[]
}

function teamsSheet(index: EditionIndex, { teams, clubs, medals }: Entered): PressSheet {
  const ids = new Set(teams.map(({ id }) => id))
  const isOwn = (id: string | null) => id !== null && ids.has(id)
  const own = [...new Set(teams.flatMap(({ id }) => index.matchesByTeam.get(id) ?? []))]
  const results = playedByImportance(own, index)
  const feats = [...own.filter(({ kind }) => kind === 'walkover'), ...results].flatMap((match) => {
    const fact = matchFact(match, index)
    const isFeat = isOwn(winningTeam(match)) || (fact?.place === 1 && isOwn(losingTeam(match)))
    return fact && isFeat ? [fact] : []
  })
  const groups = groupsOnSheet(teams, index).flatMap((group) => {
    const fact = groupFact(group, index)
    return fact && ids.has(fact.team.id) ? [fact] : []
  })
  return sheetOf(
    {
      facts: [...figures(index, { teams, clubs, medals }), ...matchFacts(feats, isOwn), ...groups],
      places: outcomes(teams, index),
      results,
    },
    index,
  )
}

/** Sorts titles first, then third places, then lost finals; then the furthest round of each other team, once per team. */
function matchFacts(feats: readonly MatchFact[], isOwn: (id: string | null) => boolean): MatchFact[] {
  const order = ({ place, match }: MatchFact) => (isOwn(winningTeam(match)) ? (place ?? 9) : 5)
  const placed = feats.filter(({ place }) => place !== null).sort((one, other) => order(one) - order(other))
  const seen = new Set(placed.flatMap(({ match }) => [winningTeam(match), losingTeam(match)]))
  const through = feats.filter(({ place, match }) => {
    const id = winningTeam(match)
    if (place !== null || seen.has(id)) return false
    seen.add(id)
    return true
  })
  return [...placed, ...through]
}

function figures(index: EditionIndex, { teams: entered, clubs, medals }: Entered): PressFact[] {
  const teams = entered.filter(({ withdrawn }) => !withdrawn)
  const classes = new Set(teams.map(({ categoryId }) => categoryId)).size
  const record = teams
    .map(({ id }) => {
      const played = (index.matchesByTeam.get(id) ?? []).filter(({ kind }) => kind === 'finished')
      return teamRecord(played, id)
    })
    .reduce(addRecords, NO_RECORD)
  const entries = { kind: 'entries', teams: teams.length, clubs, classes } as const
  return [
    entries,
    ...(record.played > 0 ? [{ kind: 'record', teams: teams.length, record } as const] : []),
    ...(medals.length > 0 ? [{ kind: 'medals', medals: countMedals(medals) } as const] : []),
  ]
}

/**
 * Returns how far each team came, the furthest first: in a play-off, else in its group. Matches that are being played are
 * not printed.
 */
function outcomes(teams: readonly Team[], index: EditionIndex): Outcome[] {
  const inPlayoffs = teams.flatMap((team) => {
    const [reached] = [...reachedBy(team.id, index.matchesByTeam.get(team.id) ?? [], index)].sort(byReached)
    const division = index.divisions.get(reached?.divisionId ?? '')
    return reached && division && isShown(division, index)
      ? [{ kind: 'playoff' as const, team, division, reached }]
      : []
  })
  inPlayoffs.sort((one, other) => byReached(one.reached, other.reached))
  if (teams.length > FEW) return inPlayoffs
  const there = new Set(inPlayoffs.map(({ team }) => team.id))
  const inGroups = teams.flatMap((team) => {
    const standing = there.has(team.id) ? undefined : groupStandings(index, team.id, divisionStandings)[0]
    return standing?.rank == null
      ? []
      : [{ kind: 'group' as const, team, division: standing.group, rank: standing.rank }]
  })
  return [...inPlayoffs, ...inGroups.sort((one, other) => one.rank - other.rank)]
}

const isShown = ({ categoryId }: Division, { categories }: EditionIndex): boolean =>
  categories.get(categoryId)?.resultsHidden === false
