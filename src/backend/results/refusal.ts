import type { InvalidReport } from '../../domain/desk/invalid-report.ts'
import { DEFAULT_LOCALE, type Locale } from '../../domain/text/locale.ts'
import { type Said, type SaidValues, textOf } from '../../i18n/service-text.ts'

export type RefusalCode = 'NOT_FOUND' | 'INVALID' | 'CONFLICT' | 'FORBIDDEN'

/** A sentence for the person whose report is refused. */
export type RefusalText = Said<'refusal'>
type RefusalValues = SaidValues<'refusal'>

export const sentenceOf = (text: RefusalText, locale: Locale): string =>
  textOf(text, (key: RefusalText['key']) => `refusal.${key}`, locale)

/** A report that is refused; nothing was changed. The message is in the default language, for logs. */
export class ReportRefusal extends Error {
  readonly code: RefusalCode
  readonly text: RefusalText
  /** The field of the report that is to blame, if there is one. */
  readonly field: string | null
  /** The revision of the match, if the report expected another one. */
  readonly revision: number | null

  constructor(
    code: RefusalCode,
    key: RefusalText['key'],
    values: RefusalValues = {},
    {
      field = null,
      revision = null,
    }: { readonly field?: string | null; readonly revision?: number | null } = {},
  ) {
    super(sentenceOf({ key, values }, DEFAULT_LOCALE))
    this.code = code
    this.text = { key, values }
    this.field = field
    this.revision = revision
  }

  /** The sentence for whoever made the report. */
  sentenceIn(locale: Locale): string {
    return sentenceOf(this.text, locale)
  }
}

/** Says why a report does not fit a match. */
export function textOfFault({ fault, field, values }: InvalidReport): RefusalText {
  const named = VALUES.find((name) => name === field)
  return {
    key: `report.${fault}`,
    values: { ...values, ...(named && { field: { key: `report.values.${named}` } }) },
  }
}

const VALUES = ['score', 'penalties', 'decision', 'winner'] as const

export const invalid = (field: string, key: RefusalText['key'], values: RefusalValues = {}): ReportRefusal =>
  new ReportRefusal('INVALID', key, values, { field })
