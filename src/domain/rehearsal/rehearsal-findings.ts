import { checkSchedule } from '../schedule/check/check-schedule.ts'
import { sourcesOf } from '../schedule/check/placeholder-faults.ts'
import { isPlanned } from '../schedule/check/planned-match.ts'
import type { FaultKind, ScheduleFault } from '../schedule/check/schedule-fault.ts'
import type { Category, Division, Edition } from '../tournament/edition.ts'
import { indexEdition } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { SIDES } from '../tournament/outcome.ts'
import { divisionStandings } from '../tournament/standings.ts'
import { withEachMatch } from '../tournament/with-each-match.ts'

/** What is asked of the times that matches had, besides those of the plan. A field that runs late makes the next match wait. */
const AS_PLAYED: readonly FaultKind[] = ['team-twice', 'long-walk', 'short-rest', 'in-break']
const WITHOUT_PLACE: readonly FaultKind[] = ['no-time', 'no-field']

/**
 * A match that never got a team.
 * - `no-source`: the label names no match and no group of its class
 * - `not-over`: a match that decides it is not over
 * - `shared`: its group is over, and teams share a place
 * - `unfilled`: nothing is left to wait for, or the label does not say what
 */
export interface MissingTeam {
  readonly match: Match
  readonly label: string
  readonly why: 'no-source' | 'not-over' | 'shared' | 'unfilled'
  readonly waitsFor: Match | null
  /** The teams that share a place. */
  readonly sharedBy: readonly string[]
}

export interface RehearsalFindings {
  readonly missing: readonly MissingTeam[]
  /** Matches with both teams that were not played to their end. */
  readonly unplayed: readonly Match[]
  /** Matches without a time or a field. */
  readonly withoutPlace: readonly ScheduleFault[]
  /** What the plan holds already. */
  readonly planned: readonly ScheduleFault[]
  /** What came only with the times at which matches began; the matches have these times. */
  readonly played: readonly ScheduleFault[]
}

/**
 * Returns what was missing and what clashed in a rehearsal.
 *
 * @param until how far it was played, epoch milliseconds: what was to begin later is not missing; null: to the end
 */
export function rehearsalFindings(
  plan: Edition,
  after: Edition,
  restMinutes: number,
  until: number | null,
): RehearsalFindings {
  const wasDue = ({ time }: Match) => until === null || (time.kind === 'instant' && time.at <= until)
  const due = after.categories.flatMap((category) =>
    category.divisions.flatMap((division) =>
      division.matches
        .filter((match) => isPlanned(match) && wasDue(match))
        .map((match) => ({ match, missing: missingTeams(match, division, category) })),
    ),
  )
  const missing = due.flatMap((one) => one.missing)
  const inPlan = checkSchedule(indexEdition(plan), restMinutes)
  const known = new Set(inPlan.map(keyOf))
  const named = new Set(missing.map(({ match }) => match.id))
  // A class in several areas on a day is hard for its visitors, and clashes with nothing.
  const isListed = ({ kind, matches }: ScheduleFault) =>
    kind === 'split-class' ||
    WITHOUT_PLACE.includes(kind) ||
    (kind === 'no-source' && matches.some(({ id }) => named.has(id)))
  return {
    missing,
    unplayed: due.flatMap((one) =>
      one.missing.length === 0 && (one.match.kind === 'scheduled' || one.match.kind === 'live')
        ? [one.match]
        : [],
    ),
    withoutPlace: inPlan.filter(({ kind }) => WITHOUT_PLACE.includes(kind)),
    planned: inPlan.filter((fault) => !isListed(fault)),
    played: checkSchedule(indexEdition(asPlayed(after)), restMinutes).filter(
      (fault) => AS_PLAYED.includes(fault.kind) && !known.has(keyOf(fault)),
    ),
  }
}

const keyOf = ({ kind, matches }: ScheduleFault) => [kind, ...matches.map(({ id }) => id)].join(' ')

/** Returns an edition whose matches have the times at which they began. */
export const asPlayed = (edition: Edition): Edition =>
  withEachMatch(edition, (match) =>
    match.startedAt === undefined ? match : { ...match, time: { kind: 'instant', at: match.startedAt } },
  )

function missingTeams(match: Match, division: Division, category: Category): MissingTeam[] {
  if (match.kind === 'walkover') return []
  return SIDES.flatMap((side): MissingTeam[] => {
    const participant = match[side]
    if (participant.kind !== 'placeholder' || participant.isNobody) return []
    const { label } = participant
    const listed = { match, label, waitsFor: null, sharedBy: [] }
    const sources = sourcesOf(label, division, category)
    if (sources === 'open') return [{ ...listed, why: 'unfilled' }]
    if (sources.length === 0) return [{ ...listed, why: 'no-source' }]
    const waitsFor = sources.find(({ kind }) => kind === 'scheduled' || kind === 'live')
    if (waitsFor) return [{ ...listed, why: 'not-over', waitsFor }]
    const groups = new Set(sources.map(({ divisionId }) => divisionId))
    const sharedBy = category.divisions
      .filter(({ id, kind }) => kind === 'group' && groups.has(id))
      .flatMap((group) => sharersOf(group, category))
    return [{ ...listed, why: sharedBy.length > 0 ? 'shared' : 'unfilled', sharedBy }]
  })
}

function sharersOf(group: Division, category: Category): string[] {
  const rows = divisionStandings(group, category)?.rows ?? []
  return rows
    .filter(({ rank, teamId }) => rows.some((other) => other.rank === rank && other.teamId !== teamId))
    .map(({ teamId }) => teamId)
}
