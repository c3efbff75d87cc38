import {
  DEFAULT_LOCALE,
  type FieldIn,
  fieldIn,
  LOCALES,
  type Locale,
  type Words,
} from '../domain/text/locale.ts'

/** Joins what a query asks in each language. The type is the text itself: gql.tada reads the fields from it. */
type Each<
  Locales extends readonly string[],
  Fields extends Readonly<Record<Locale, string>>,
> = Locales extends readonly [infer In extends Locale, ...infer Rest extends readonly string[]]
  ? `${Fields[In]} ${Each<Rest, Fields>}`
  : ''

type Aliased<Field extends string> = {
  readonly [In in Locale]: In extends typeof DEFAULT_LOCALE
    ? `${Field}(lang: "${In}")`
    : `${FieldIn<Field, In>}: ${Field}(lang: "${In}")`
}

/** Returns the part of a query that asks for a field in each language: `name(lang: "en") nameSv: name(lang: "sv")`. */
export const inEach = <const Field extends string>(field: Field) =>
  LOCALES.map((locale) => {
    const alias = locale === DEFAULT_LOCALE ? '' : `${fieldIn(field, locale)}: `
    return `${alias}${field}(lang: "${locale}") `
  }).join('') as Each<typeof LOCALES, Aliased<Field>>

/** The part of a query that asks for a `Text` in each language, by the code of the language. */
export const TEXT = LOCALES.map((locale) => `${locale}: text(lang: "${locale}") `).join('') as Each<
  typeof LOCALES,
  { readonly [In in Locale]: `${In}: text(lang: "${In}")` }
>

/** Returns texts as `TextInput` of results.graphql. */
export const textInputs = (words: Words) => LOCALES.map((lang) => ({ lang, text: words[lang] }))
