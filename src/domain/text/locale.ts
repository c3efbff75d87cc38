/** The interface languages. English has the short addresses; Swedish is under `/sv/`. */
export const LOCALES = ['en', 'sv'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** A text that the cup itself provides in each language (a class name, an announcement). */
export type Words = Readonly<Record<Locale, string>>
