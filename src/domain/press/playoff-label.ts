import type { Locale } from '../text/locale.ts'
import type { Category, Division } from '../tournament/edition.ts'

/** The letter that a play-off goes by: `A-Play-off`, `Slutspel A`, `A`. */
const LETTER = /(?<![\p{L}\d])\p{Lu}(?![\p{L}\d])/gu

/** The letter of a play-off; its name where that has none. */
export function playoffLetter({ name }: Division, locale: Locale): string {
  const letters = name[locale].match(LETTER) ?? []
  return letters.length === 1 ? String(letters[0]) : name[locale]
}

/** What a paper calls a play-off: `B16 A`. */
export const playoffLabel = ({ shortName }: Category, playoff: Division, locale: Locale): string =>
  `${shortName} ${playoffLetter(playoff, locale)}`
