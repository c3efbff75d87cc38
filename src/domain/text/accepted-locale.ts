import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts'

const LISTED = new RegExp(`\\b(?:${LOCALES.join('|')})\\b`)

/** Returns the first language of an Accept-Language header that the product speaks. */
export function acceptedLocale(header: string | null | undefined): Locale {
  const [wanted] = LISTED.exec((header ?? '').slice(0, 1000).toLowerCase()) ?? []
  return LOCALES.find((locale) => locale === wanted) ?? DEFAULT_LOCALE
}
