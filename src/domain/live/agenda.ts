import { type Progress, progressOf } from '../tournament/live-center.ts'
import { type Match, type Participant, type Score, scoreOf } from '../tournament/match.ts'
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

/**
 * Entries with the feed's changes on top.
 *
 * @param fieldId of the field that the agenda is of: a match moved to another leaves it; null for a team's
 */
export function agendaNow(
  entries: readonly AgendaEntry[],
  changes: ReadonlyMap<string, MatchChange>,
  fieldId: string | null,
): readonly AgendaEntry[] {
  return entries.flatMap((entry) => {
    const match = changes.get(entry.id)?.match
    if (!match) return [entry]
    if (fieldId !== null && match.fieldId !== null && match.fieldId !== fieldId) return []
    return agendaEntry(match, fieldId === null ? (match.locationName ?? entry.place) : entry.place) ?? []
  })
}
