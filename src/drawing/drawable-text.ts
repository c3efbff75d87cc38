import { LOCALES, type Words } from '../domain/text/locale.ts'

/** What the static Figtree files can draw: Latin with its accents, general punctuation, the euro sign. */
const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac]/

/**
 * A name as a picture can show it: letters that the font lacks lose their accent, or are left out where that is not
 * enough, for a row of empty boxes says less than nothing.
 *
 * @param limit in characters; a longer text ends in an ellipsis
 * @returns empty where nothing of the text can be drawn
 */
export function drawableText(text: string, limit = 60): string {
  const drawn = [...text.normalize('NFC')]
    .map((character) =>
      DRAWABLE.test(character)
        ? character
        : [...character.normalize('NFD')].filter((part) => DRAWABLE.test(part)).join(''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  if (drawn.length <= limit) return drawn
  return `${drawn.slice(0, limit - 1).trimEnd()}…`
}

/** What of a text in both languages can be drawn; one where they are the same. */
export const inBoth = (words: Words): string[] => [
  ...new Set(LOCALES.map((locale) => drawableText(words[locale])).filter((text) => text !== '')),
]
