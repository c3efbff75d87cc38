import type { Locale } from '../text/locale.ts'
import type { Category, Division } from '../tournament/edition.ts'

/** The letter that identifies a play-off: `A-Play-off`, `Slutspel A`, `A`. */
const LETTER = /(?<![\p{L}\d])\p{Lu}(?![\p{L}\d])/gu

/** Returns the letter of a play-off, or its name if it has no letter. */
export function playoffLetter({ name }: Pick<Division, 'name'>, locale: Locale): string {
  const letters = name[locale].match(LETTER) ?? []
  return letters.length === 1 ? String(letters[0]) : name[locale]
}

/** Returns the name of a play-off in newspapers: `B16 A`. */
export const playoffLabel = ({ shortName }: Category, playoff: Division, locale: Locale): string =>
  `${shortName} ${playoffLetter(playoff, locale)}`
