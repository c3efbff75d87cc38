import type { CriterionName } from '../domain/tournament/criteria.ts'
import type { Decision, SideName } from '../domain/tournament/match.ts'
import type { BonusReason } from '../domain/tournament/points-rule.ts'
import type { ReportedState, ReportKind } from '../domain/tournament/report.ts'

/** The wire word for each word of the domain. */
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
  disqualify: 'DISQUALIFY',
  move: 'MOVE',
  cancel: 'CANCEL',
  postpone: 'POSTPONE',
  abandon: 'ABANDON',
  annul: 'ANNUL',
} as const satisfies Record<ReportKind, string>

export const REPORTED_STATES = {
  scheduled: 'SCHEDULED',
  live: 'LIVE',
  finished: 'FINISHED',
} as const satisfies Record<ReportedState, string>

type DomainWords<Words extends Readonly<Record<string, string>>> = {
  readonly [Word in keyof Words as Words[Word]]: Word
}

/** Returns the wire word for the name of a ranking criterion, or for the reason of a bonus. */
export const wireWord = (name: CriterionName | BonusReason) => name.toUpperCase().replaceAll('-', '_')

/** Returns the domain word for each wire word. */
export const domainWords = <Words extends Readonly<Record<string, string>>>(words: Words) =>
  Object.fromEntries(Object.entries(words).map(([word, wire]) => [wire, word])) as DomainWords<Words>
