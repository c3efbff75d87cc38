import { type Progress, progressOf } from '../tournament/live-center.ts'
import { type Match, type Participant, type Score, type SideName, scoreOf } from '../tournament/match.ts'
import { involves, SIDES, teamIdOf } from '../tournament/outcome.ts'
import type { MatchChange } from './feed.ts'

/** A match in the agenda of a field or a team: no more of it than is shown there. */
export interface AgendaEntry {
  readonly id: string
  readonly progress: Progress
  /** Its start in epoch milliseconds; null where the hour is not known. */
  readonly at: number | null
  readonly home: Participant
  readonly away: Participant
  readonly place: string | null
  readonly score: Score | null
}

export interface Agenda {
  readonly now: readonly AgendaEntry[]
  /** The first that have not begun; more than one where they start at the same time. */
  readonly next: readonly AgendaEntry[]
}

/** A match this late is still awaited; after that nobody will report it any more. Milliseconds. */
const PATIENCE = 45 * 60_000

/**
 * What is on and what comes next on a field or for a team.
 *
 * @param now the cup's time in epoch milliseconds; null where it is not known, and the data alone decide
 */
export function agendaOf(entries: readonly AgendaEntry[], now: number | null): Agenda {
  const line = now === null ? lastBegun(entries) : now - PATIENCE
  const ahead = entries.filter(({ progress, at }) => progress === 'scheduled' && at !== null && at >= line)
  const first = Math.min(...ahead.map(({ at }) => at ?? Infinity))
  return {
    now: entries.filter(({ progress }) => progress === 'live'),
    next: ahead.filter(({ at }) => at === first),
  }
}

/** The latest start of what has begun: nothing before it is next. */
const lastBegun = (entries: readonly AgendaEntry[]): number =>
  Math.max(
    -Infinity,
    ...entries.map(({ progress, at }) => (progress === 'scheduled' || at === null ? -Infinity : at)),
  )

/** Null for a bye, which nobody plays. */
export function agendaEntry(match: Match, place: string | null): AgendaEntry | null {
  const progress = progressOf(match)
  if (progress === null) return null
  const { id, home, away, time } = match
  return {
    id,
    progress,
    at: time.kind === 'instant' ? time.at : null,
    home,
    away,
    place,
    score: scoreOf(match),
  }
}

/** What an agenda is of. */
export type AgendaSubject =
  | { readonly kind: 'field'; readonly fieldId: string }
  | { readonly kind: 'team'; readonly teamId: string }

/**
 * Entries with the feed's changes on top: a match that was moved to the field, or that the team has come into, joins
 * them, and one that it left is gone.
 */
export function agendaNow(
  entries: readonly AgendaEntry[],
  changes: ReadonlyMap<string, MatchChange>,
  of: AgendaSubject,
): readonly AgendaEntry[] {
  const built = new Set(entries.map(({ id }) => id))
  const came = [...changes.values()].filter(({ match }) => !built.has(match.id) && belongs(match, of))
  return [
    ...entries.flatMap((entry) => {
      const match = changes.get(entry.id)?.match
      return match ? (changedEntry(entry, match, of) ?? []) : [entry]
    }),
    ...came.flatMap(({ match }) => agendaEntry(match, placeOf(match, of)) ?? []),
  ]
}

const belongs = (match: Match, of: AgendaSubject): boolean =>
  of.kind === 'field' ? match.fieldId === of.fieldId : involves(match, of.teamId)

/** On a field's own page its name would stand in every line. */
const placeOf = (match: Match, { kind }: AgendaSubject): string | null =>
  kind === 'field' ? null : match.locationName

function changedEntry(entry: AgendaEntry, match: Match, of: AgendaSubject): AgendaEntry | null {
  const now = agendaEntry(match, placeOf(match, of) ?? entry.place)
  if (of.kind === 'field') return match.fieldId === null || belongs(match, of) ? now : null
  // The page knew who comes; what is told may not name the teams yet.
  const seated = { home: seatOf('home'), away: seatOf('away') }
  return now && SIDES.some((side) => teamIdOf(seated[side]) === of.teamId) ? { ...now, ...seated } : null

  function seatOf(side: SideName): Participant {
    return match[side].kind === 'placeholder' && entry[side].kind === 'team' ? entry[side] : match[side]
  }
}
