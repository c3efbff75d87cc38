import type { ReportDraft } from '../tournament/report.ts'

/** A report that does not fit what the match is. The message is a sentence for whoever made it. */
export class InvalidReport extends Error {
  /** What of the report is to blame. */
  readonly field: keyof ReportDraft

  constructor(field: keyof ReportDraft, message: string) {
    super(message)
    this.field = field
  }
}

type Said = 'score' | 'penalties' | 'decision' | 'winner'

/** @throws InvalidReport for the first of these values that the report has: `sentence` goes on with its name */
export function refuse(report: ReportDraft, fields: readonly Said[], sentence: string): void {
  const field = fields.find((name) => report[name] !== null)
  if (field) throw new InvalidReport(field, `${sentence} ${field}.`)
}
