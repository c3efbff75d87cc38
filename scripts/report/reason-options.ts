import { LOCALES, type Locale } from '../../src/domain/text/locale.ts'

type ReasonOption = `reason-${Locale}`

const optionOf = (locale: Locale): ReasonOption => `reason-${locale}`

/** One option for each language: `--reason-en`. */
export const REASON_OPTIONS = Object.fromEntries(
  LOCALES.map((locale) => [optionOf(locale), { type: 'string' }]),
) as Readonly<Record<ReasonOption, { readonly type: 'string' }>>

export const REASON_USAGE = LOCALES.map((locale) => `--${optionOf(locale)}`).join(', ')

/** Returns the texts of the options as `TextInput` of results.graphql; undefined if none is given. */
export function reasonTexts(values: { readonly [Option in ReasonOption]?: string | undefined }) {
  const texts = LOCALES.flatMap((lang) => {
    const text = values[optionOf(lang)]
    return text === undefined ? [] : [{ lang, text }]
  })
  return texts.length === 0 ? undefined : texts
}
