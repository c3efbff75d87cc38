import type { ReportDraft } from '../tournament/report.ts'

/** Why a report does not fit the state of the match. Each is a message of the services, `refusal.report`. */
export type ReportFault =
  | 'bye'
  | 'over'
  | 'overNotCancelled'
  | 'overNotMoved'
  | 'begun'
  | 'begunAlready'
  | 'playedFirst'
  | 'off'
  | 'notPlayedAnnul'
  | 'notPlayedDisqualify'
  | 'walkoverNotPlayed'
  | 'walkoverAlready'
  | 'noTeams'
  | 'notCounted'
  | 'notBegun'
  | 'notOver'
  | 'ofWalkover'
  | 'bothLose'
  | 'withoutScore'
  | 'clearScore'
  | 'nothingToCorrect'
  | 'howFar'
  | 'whichSide'
  | 'walkoverScore'
  | 'noScore'
  | 'onlyField'
  | 'noField'
  | 'scoreSays'
  | 'notLevel'
  | 'penaltiesGoOn'
  | 'penaltiesSay'
  | 'knockOutLevel'
  | 'winnerNeeded'
  | 'levelDecision'
  | 'notLots'
  | 'playsNow'

/** A report that does not fit the state of the match. */
export class InvalidReport extends Error {
  /** The invalid value of the report. */
  readonly field: keyof ReportDraft
  readonly fault: ReportFault
  /** What the message names. */
  readonly values: Readonly<Record<string, string>>

  constructor(field: keyof ReportDraft, fault: ReportFault, values: Readonly<Record<string, string>> = {}) {
    super(`${field}: ${fault}`)
    this.field = field
    this.fault = fault
    this.values = values
  }
}

type Said = 'score' | 'penalties' | 'decision' | 'winner'

/** @throws InvalidReport for the first of these values that the report has */
export function refuse(report: ReportDraft, fields: readonly Said[], fault: ReportFault): void {
  const field = fields.find((name) => report[name] !== null)
  if (field) throw new InvalidReport(field, fault)
}
