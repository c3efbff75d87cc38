import type { ReportKind } from '../tournament/report.ts'
import type { ReportFault } from './invalid-report.ts'
import type { MatchResult } from './match-result.ts'

type State = MatchResult['state']
type Refusals = Readonly<Partial<Record<ReportKind, ReportFault>>>

const refuseAll = (kinds: readonly ReportKind[], fault: ReportFault): Refusals =>
  Object.fromEntries(kinds.map((kind) => [kind, fault]))

const PLAY = ['start', 'score', 'half-time', 'end'] as const
const BEGUN = 'begun'

const OVER: Refusals = {
  ...refuseAll(PLAY, 'over'),
  ...refuseAll(['cancel', 'postpone'], 'overNotCancelled'),
  move: 'overNotMoved',
}

const PLAYED_FIRST = 'playedFirst'

/** A match that was called off is taken up again by a correction. */
const OFF: Refusals = refuseAll(
  [...PLAY, 'move', 'cancel', 'postpone', 'abandon', 'annul', 'disqualify'],
  'off',
)

const without = (refusals: Refusals, kinds: readonly ReportKind[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([kind]) => !kinds.some((one) => one === kind)))

/** By state of a match: the kinds of report that may not follow, each with the reason. All others may. */
const REFUSED: Readonly<Record<State, Refusals>> = {
  scheduled: {
    annul: 'notPlayedAnnul',
    disqualify: 'notPlayedDisqualify',
  },
  live: {
    start: 'begunAlready',
    ...refuseAll(['cancel', 'postpone', 'annul'], BEGUN),
    disqualify: PLAYED_FIRST,
  },
  finished: OVER,
  walkover: {
    ...OVER,
    abandon: 'walkoverNotPlayed',
    disqualify: 'walkoverAlready',
  },
  cancelled: without(OFF, ['postpone']),
  postponed: without(OFF, ['move', 'cancel']),
  abandoned: without(OFF, ['abandon', 'annul']),
  annulled: OFF,
}

/** Returns why a kind of report may not follow in a state of a match; null if it may. */
export const refusalOf = (state: State, kind: ReportKind): ReportFault | null => REFUSED[state][kind] ?? null
