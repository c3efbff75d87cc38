import type { Locale } from './locale.ts'

/** Å Ä Ö are letters of their own after Z in Swedish, and accented A and O in English; "Team 2" is before "Team 10". */
const collators: Readonly<Record<Locale, Intl.Collator>> = {
  en: new Intl.Collator('en', { numeric: true }),
  sv: new Intl.Collator('sv', { numeric: true }),
}

/**
 * A copy in the order of names in a language. Things of one name are put in the order of their ids, so that the order
 * does not depend on that of the input.
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

/** The same order for plain comparison of two names. */
export const compareNames = (one: string, other: string, locale: Locale): number =>
  collators[locale].compare(one, other)
