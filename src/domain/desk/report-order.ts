import type { ReportKind } from '../tournament/report.ts'
import type { MatchResult } from './match-result.ts'

type State = MatchResult['state']
type Refusals = Readonly<Partial<Record<ReportKind, string>>>

const refuseAll = (kinds: readonly ReportKind[], sentence: string): Refusals =>
  Object.fromEntries(kinds.map((kind) => [kind, sentence]))

const PLAY = ['start', 'score', 'half-time', 'end'] as const
const BEGUN = 'The match has begun: report that it was abandoned.'

const OVER: Refusals = {
  ...refuseAll(PLAY, 'The match is over already: report a correction.'),
  ...refuseAll(['cancel', 'postpone'], 'The match is over: report that it is annulled.'),
  move: 'The match is over: it cannot be moved.',
}

const PLAYED_FIRST = 'Only a match that is over can be decided by a disqualification: report its end first.'

/** A match that was called off is taken up again by a correction. */
const OFF: Refusals = refuseAll(
  [...PLAY, 'move', 'cancel', 'postpone', 'abandon', 'annul', 'disqualify'],
  'The match was called off: report a correction first.',
)

const without = (refusals: Refusals, kinds: readonly ReportKind[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([kind]) => !kinds.some((one) => one === kind)))

/** By state of a match: the kinds of report that may not follow, each with the sentence that says so. All others may. */
const REFUSED: Readonly<Record<State, Refusals>> = {
  scheduled: {
    annul: 'The match was not played: report that it is cancelled.',
    disqualify: 'The match was not played: report a walkover.',
  },
  live: {
    start: 'The match has begun already: report the score.',
    ...refuseAll(['cancel', 'postpone', 'annul'], BEGUN),
    disqualify: PLAYED_FIRST,
  },
  finished: OVER,
  walkover: {
    ...OVER,
    abandon: 'A walkover is not played: it can only be annulled.',
    disqualify: 'The match is a walkover already: report a correction first.',
  },
  cancelled: without(OFF, ['postpone']),
  postponed: without(OFF, ['move', 'cancel']),
  abandoned: without(OFF, ['abandon', 'annul']),
  annulled: OFF,
}

/** Returns the sentence that refuses a kind of report for a match in a state; null if it may follow. */
export const refusalOf = (state: State, kind: ReportKind): string | null => REFUSED[state][kind] ?? null
