import { type Locale, perLocale } from './locale.ts'

/** Swedish sorts Å Ä Ö after Z, English sorts them as accented A and O. Both put "Team 2" before "Team 10". */
const collators = perLocale((locale) => new Intl.Collator(locale, { numeric: true }))

/**
 * Returns a copy sorted by name in a language. Items with the same name are sorted by id, so that the result does not
 * depend on the order of the input.
 */
export function inNameOrder<T extends { readonly id: string }>(
  list: readonly T[],
  locale: Locale,
  nameOf: (item: T) => string,
): T[] {
  const { compare } = collators[locale]
  return list.toSorted(
    (one, other) =>
      compare(nameOf(one).trim(), nameOf(other).trim()) ||
      (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  )
}

/** Compares two names in the same order. */
export const compareNames = (one: string, other: string, locale: Locale): number =>
  collators[locale].compare(one, other)
