import type { Score, SideName } from '../tournament/match.ts'
import type { CallOffReport, ReportKind } from '../tournament/report.ts'

/** One report of a match, as it was made; a correction does not remove earlier reports. Times are epoch milliseconds. */
export interface MatchEvent {
  readonly kind: ReportKind
  readonly at: number
  readonly score: Score | null
  /** For a move: the new start and place. */
  readonly startsAt: number | null
  readonly locationName: string | null
}

/** One line of the timeline of a match. */
export type TimelineEntry =
  | { readonly kind: 'goal'; readonly at: number; readonly score: Score; readonly side: SideName | null }
  | {
      readonly kind: 'correction'
      readonly at: number
      readonly score: Score | null
      readonly before: Score | null
    }
  | {
      readonly kind: 'move'
      readonly at: number
      readonly startsAt: number | null
      readonly place: string | null
    }
  | {
      readonly kind: 'start' | 'end' | 'walkover' | 'disqualify' | CallOffReport
      readonly at: number
      readonly score: Score | null
    }

export interface TimelinePart {
  readonly part: 'before' | 'first' | 'second'
  readonly entries: readonly TimelineEntry[]
  /** The score at the end of the half; null if nobody reported it. */
  readonly ended: Score | null
}

/**
 * Returns the timeline of a match by halves, in order of time: a late report stands at the time it is about. A half without
 * a reported end goes on. Moves come before the start.
 */
export function matchTimeline(events: readonly MatchEvent[]): readonly TimelinePart[] {
  const parts: { part: TimelinePart['part']; entries: TimelineEntry[]; ended: Score | null }[] = []
  let now: TimelinePart['part'] = 'before'
  let score: Score | null = null
  const partOf = () => {
    const last = parts.at(-1)
    if (last?.part === now) return last
    const begun = { part: now, entries: [] as TimelineEntry[], ended: null as Score | null }
    parts.push(begun)
    return begun
  }
  for (const event of events.toSorted((one, other) => one.at - other.at)) {
    if (!UNPLAYED.includes(event.kind) && now === 'before') now = 'first'
    if (event.kind === 'half-time') {
      partOf().ended = event.score ?? score
      now = 'second'
    } else partOf().entries.push(entryOf(event, score))
    if (event.kind === 'end' && now === 'second') partOf().ended = event.score ?? score
    score = event.score ?? (event.kind === 'start' ? { home: 0, away: 0 } : score)
  }
  return parts
}

/** The kinds of report that do not mean that the match has begun. */
const UNPLAYED: readonly ReportKind[] = ['move', 'walkover', 'cancel', 'postpone', 'annul', 'disqualify']

function entryOf(
  { kind, at, score, startsAt, locationName }: MatchEvent,
  before: Score | null,
): TimelineEntry {
  if (kind === 'move') return { kind, at, startsAt, place: locationName }
  if (kind === 'correction') return { kind, at, score, before }
  if (kind === 'score' && score) return { kind: 'goal', at, score, side: scorer(score, before) }
  return { kind: kind === 'score' || kind === 'half-time' ? 'start' : kind, at, score }
}

/** Returns the side whose goals a report adds; null if it adds goals of both sides or of neither. */
function scorer(score: Score, before: Score | null): SideName | null {
  const home = score.home - (before?.home ?? 0)
  const away = score.away - (before?.away ?? 0)
  if (home > 0 && away === 0) return 'home'
  return away > 0 && home === 0 ? 'away' : null
}
