import type { ReportDraft } from '../tournament/report.ts'

/** A report that does not fit the state of the match. The message is a sentence for the person who made the report. */
export class InvalidReport extends Error {
  /** The invalid value of the report. */
  readonly field: keyof ReportDraft

  constructor(field: keyof ReportDraft, message: string) {
    super(message)
    this.field = field
  }
}

type Said = 'score' | 'penalties' | 'decision' | 'winner'

/** @throws InvalidReport for the first of these values that the report has; its name follows `sentence` in the message */
export function refuse(report: ReportDraft, fields: readonly Said[], sentence: string): void {
  const field = fields.find((name) => report[name] !== null)
  if (field) throw new InvalidReport(field, `${sentence} ${field}.`)
}
