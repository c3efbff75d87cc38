export type RefusalCode = 'NOT_FOUND' | 'INVALID' | 'CONFLICT' | 'FORBIDDEN'

/** A report that is refused. The message is a sentence for the person who made the report; nothing was changed. */
export class ReportRefusal extends Error {
  readonly code: RefusalCode
  /** The field of the report that is to blame, if there is one. */
  readonly field: string | null
  /** The revision of the match, if the report expected another one. */
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
