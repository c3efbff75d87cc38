/**
 * The interface languages. English has the short addresses; another language is under its own code, as Swedish is under
 * `/sv/`. The words of each are in its folder of src/i18n/locales.
 */
export const LOCALES = ['en', 'sv'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE = 'en' satisfies Locale
/** The language of the cup's own names: lists that all languages show in one order are in its order. */
export const CUP_LOCALE: Locale = 'sv'

interface Language {
  /** What its readers call it. */
  readonly name: string
  /** Language and country by BCP 47: how numbers are written. */
  readonly tag: string
  /** The key of the nation whose flag leads to it. */
  readonly flag: string
  /** What separates the cells of a text that the spreadsheets of its country open by a double click. */
  readonly listSeparator: ',' | ';'
}

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: { name: 'English', tag: 'en-GB', flag: 'gb', listSeparator: ',' },
  sv: { name: 'Svenska', tag: 'sv-SE', flag: 'se', listSeparator: ';' },
}

/** A text that the cup itself provides in each language (a class name, an announcement). */
export type Words = Readonly<Record<Locale, string>>

/** Returns a value for each language. */
export const perLocale = <Value>(of: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>

/** Returns a text that is the same in each language. */
export const sameWords = (text: string): Words => perLocale(() => text)

/** Returns a text for each language: where it is not given, the first that is. Null if it is given in none. */
export function wordsIn(given: (locale: Locale) => string | null | undefined): Words | null {
  const first = LOCALES.map(given).find((text) => text != null)
  return first == null ? null : perLocale((locale) => given(locale) ?? first)
}

/** The name of a field or column that holds a text in one language: `name`, and `nameSv` for a name in Swedish. */
export type FieldIn<Name extends string, In extends Locale> = In extends typeof DEFAULT_LOCALE
  ? Name
  : `${Name}${Capitalize<In>}`

export const fieldIn = <const Name extends string, In extends Locale>(
  name: Name,
  locale: In,
): FieldIn<Name, In> =>
  (locale === DEFAULT_LOCALE
    ? name
    : `${name}${locale.charAt(0).toUpperCase()}${locale.slice(1)}`) as FieldIn<Name, In>

/** Returns the names of the fields or columns that hold a text, one for each language. */
export const fieldsIn = <const Name extends string>(name: Name): readonly FieldIn<Name, Locale>[] =>
  LOCALES.map((locale) => fieldIn(name, locale))

/** The source of a regular expression for what the path of a page may begin with: nothing, or `/sv`. */
export const LOCALE_PREFIX = `(?:/(?:${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')}))?`

/** Returns the languages that a page in this one leads to. */
export const otherLocales = (locale: Locale): readonly Locale[] => LOCALES.filter((other) => other !== locale)
