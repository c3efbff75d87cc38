import type { ReportedState, ReportKind } from '../domain/desk/report.ts'
import type { Decision, SideName } from '../domain/tournament/match.ts'

/** The wire's word for each of the domain's. */
export const SIDES = { home: 'HOME', away: 'AWAY' } as const satisfies Record<SideName, string>

export const DECISIONS = {
  'regular-time': 'REGULAR_TIME',
  'extra-time': 'EXTRA_TIME',
  'sudden-death': 'SUDDEN_DEATH',
  penalties: 'PENALTIES',
  lots: 'LOTS',
} as const satisfies Record<Decision, string>

export const REPORT_KINDS = {
  start: 'START',
  score: 'SCORE',
  'half-time': 'HALF_TIME',
  end: 'END',
  correction: 'CORRECTION',
  walkover: 'WALKOVER',
  move: 'MOVE',
} as const satisfies Record<ReportKind, string>

export const REPORTED_STATES = {
  scheduled: 'SCHEDULED',
  live: 'LIVE',
  finished: 'FINISHED',
} as const satisfies Record<ReportedState, string>

/** The domain's word for each of the wire's. */
export const domainWords = <Word extends string>(
  words: Readonly<Record<Word, string>>,
): ReadonlyMap<string, Word> =>
  new Map(Object.entries<string>(words).map(([word, wire]) => [wire, word as Word]))
