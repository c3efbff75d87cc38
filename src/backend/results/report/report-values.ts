import * as v from 'valibot'
import { text } from '../../document/forms.ts'
import { invalid } from './refusal.ts'

const LONGEST_REASON = 200
const A_KEY = 'must be 8 to 64 letters, digits and signs, without spaces'

export const reportKey = v.pipe(v.string(A_KEY), v.regex(/^[\x21-\x7e]{8,64}$/, A_KEY))

export const reason = v.nullish(text(LONGEST_REASON))

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
  throw invalid(field, `${field} ${issues[0].message}.`)
}
