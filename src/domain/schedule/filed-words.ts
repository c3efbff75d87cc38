import * as v from 'valibot'
import { LOCALES, perLocale, type Words } from '../text/locale.ts'

/** A text in each language, in the order of `LOCALES`. */
export const words = v.pipe(v.array(v.string()), v.length(LOCALES.length), v.readonly())

export type FiledWords = v.InferOutput<typeof words>

export const filedWords = (of: Words): FiledWords => LOCALES.map((locale) => of[locale])

export const readWords = (filed: FiledWords): Words =>
  perLocale((locale) => filed[LOCALES.indexOf(locale)] ?? '')
