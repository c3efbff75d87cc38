import * as v from 'valibot'
import { LOCALES, type Locale, type Words, wordsIn } from '../../../domain/text/locale.ts'
import { text } from '../../document/forms.ts'
import { invalid } from '../refusal.ts'

const LONGEST_REASON = 200
const A_KEY = 'must be 8 to 64 letters, digits and signs, without spaces'

export const reportKey = v.pipe(v.string(A_KEY), v.regex(/^[\x21-\x7e]{8,64}$/, A_KEY))

const lang = v.picklist(LOCALES, `must be one of ${LOCALES.join(', ')}`)

/** The fields that say why: `reason`, and one for each language as earlier desks send it (`reasonEn`). */
export function reasonFields(longest: number) {
  const one = v.nullish(text(longest))
  const reason = v.nullish(v.array(v.object({ lang, text: text(longest) })))
  return {
    reason,
    ...(Object.fromEntries(EARLIER.map((name) => [name, one])) as Record<Earlier, typeof one>),
  }
}

const EARLIER = LOCALES.map(earlierField)
type Earlier = `reason${Capitalize<Locale>}`

function earlierField(locale: Locale): Earlier {
  return `reason${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as Earlier
}

export const REASON = reasonFields(LONGEST_REASON)

type Reasoned = { readonly [Field in keyof typeof REASON]?: v.InferOutput<(typeof REASON)[Field]> }

/** Returns why, in each language; null if no language says. A reason in one language stands for all. */
export const reasonIn = (report: Reasoned): Words | null =>
  wordsIn(
    (locale) => report.reason?.find(({ lang }) => lang === locale)?.text ?? report[earlierField(locale)],
  )

/**
 * Reads what the desk sent.
 *
 * @param what its name if no field of it is at fault
 * @throws ReportRefusal that names the field
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  what: string,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true })
  if (success) return output
  const field = v.getDotPath(issues[0]) ?? what
  throw invalid(field, 'value', { field, problem: issues[0].message })
}
