import { LOCALES, type Words } from '../domain/text/locale.ts'

/** The characters of the static Figtree files: Latin with its accents, general punctuation, the euro sign. */
const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac]/

/**
 * Returns a name as a picture can show it. Letters that the font lacks lose their accent, or are left out if that is not
 * enough: a row of empty boxes is worse than no text.
 *
 * @param limit in characters; a longer text ends in an ellipsis
 * @returns empty if no part of the text can be drawn
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

/** Returns the drawable texts of both languages, or one text if they are the same. */
export const inBoth = (words: Words): string[] => [
  ...new Set(LOCALES.map((locale) => drawableText(words[locale])).filter((text) => text !== '')),
]
