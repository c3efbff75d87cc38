import type { Score } from '../tournament/match.ts'
import type { MatchEvent } from './match-timeline.ts'

/** How far a side was ahead during a match. Times are epoch milliseconds; `lead` is home goals less away goals. */
export interface LeadLine {
  readonly from: number
  readonly to: number
  readonly halfTime: number | null
  /** The leads from the throw-off on; each lasts until the next point. */
  readonly points: readonly { readonly at: number; readonly lead: number }[]
  /** The largest lead of each side; 0 if it was never ahead. */
  readonly most: Score
  /** How often the score became level. */
  readonly levelled: number
}

const WITHOUT_GOALS: readonly MatchEvent['kind'][] = [
  ...['move', 'walkover', 'cancel', 'postpone', 'annul', 'disqualify'],
] as const

/** Returns null if goals were not reported one by one. A correction made after the end counts at the end. */
export function leadLine(events: readonly MatchEvent[]): LeadLine | null {
  const ordered = events
    .filter(({ kind }) => !WITHOUT_GOALS.includes(kind))
    .toSorted((one, other) => one.at - other.at)
  const [first] = ordered
  if (!first || ordered.filter(({ kind, score }) => kind === 'score' && score).length < 2) return null
  const to = ordered.find(({ kind }) => kind === 'end')?.at ?? ordered.at(-1)?.at ?? first.at
  const points = ordered
    .flatMap(({ at, score }) => (score ? [{ at: Math.min(at, to), lead: score.home - score.away }] : []))
    .filter(({ lead }, at, all) => lead !== (all[at - 1]?.lead ?? 0))
  const leads = points.map(({ lead }) => lead)
  return {
    from: first.at,
    to,
    halfTime: ordered.find(({ kind }) => kind === 'half-time')?.at ?? null,
    points: [{ at: first.at, lead: 0 }, ...points],
    most: { home: Math.max(0, ...leads), away: -Math.min(0, ...leads) },
    levelled: leads.filter((lead) => lead === 0).length,
  }
}
