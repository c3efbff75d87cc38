export type RefusalCode = 'NOT_FOUND' | 'INVALID' | 'CONFLICT'

/** A report that is not taken. The message is a sentence for whoever made it; nothing was changed. */
export class ReportRefusal extends Error {
  readonly code: RefusalCode
  /** Of the report, where one is to blame. */
  readonly field: string | null
  /** The match's, where another one was expected. */
  readonly revision: number | null

  constructor(
    code: RefusalCode,
    message: string,
    {
      field = null,
      revision = null,
    }: { readonly field?: string | null; readonly revision?: number | null } = {},
  ) {
    super(message)
    this.code = code
    this.field = field
    this.revision = revision
  }
}

export const invalid = (field: string, message: string): ReportRefusal =>
  new ReportRefusal('INVALID', message, { field })
