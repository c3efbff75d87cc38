import { fold, wordsOf } from '../text/fold.ts'
import type { Gender } from '../tournament/edition.ts'

/** A class as people write it; gender null where only the age is said (`U14`). */
export interface ClassPhrase {
  readonly gender: Gender | null
  readonly age: number
}

/** What a text in the search box asks for. */
export interface Query {
  /** Folded; empty where there is nothing to look for. */
  readonly words: readonly string[]
  /** The number of a match, folded; null where the text is no number. */
  readonly matchNumber: string | null
  /** Written with # or the word for match: nothing but matches are meant. */
  readonly matchOnly: boolean
  /** The words that name a class, wherever they stand, and the words around them. */
  readonly category: { readonly phrase: ClassPhrase; readonly rest: readonly string[] } | null
  /** The words behind one that says that a field is meant (`plan 7`); null where none says so. */
  readonly field: readonly string[] | null
}

/** Longest text that is looked at, in UTF-16 units, and most words of it: no name is longer. */
const LONGEST = 200
const MOST_WORDS = 12

/** Short and long words for boys and girls in the languages of the cup's regulars. */
const GENDERS: Readonly<Record<string, Gender>> = Object.fromEntries([
  ...'b p boy boys pojk pojkar pojkarna kille killar herr herrar gutt gutter dreng drenge poika pojat jungen m men'
    .split(' ')
    .map((word) => [word, 'boys'] as const),
  ...'g f girl girls flick flicka flickor flickorna tjej tjejer dam damer jente jenter pige piger tytto tytot madchen w women'
    .split(' ')
    .map((word) => [word, 'girls'] as const),
])
const AGE_ONLY = new Set(['u', 'age', 'ar', 'alder'])
const FIELD_WORDS = new Set(['field', 'court', 'pitch', 'plan', 'bana'])
const MATCH_WORDS = new Set(['match', 'matchnr', 'game', 'nr', 'no'])

/**
 * Understands a text as typed: a match by number (`1234`, `#1234`, `match 1234`), a class (`B14`, `b 14`, `Boys 14`, `P14`,
 * `Pojkar 14`, `14 girls`, `U14`) alone or among other words, a field (`field 7`, `plan heden 7`), or words to look for.
 *
 * @param hasClass whether the edition has a class of this gender and age; a phrase for none is ordinary words
 */
export function understand(text: string, hasClass: (phrase: ClassPhrase) => boolean): Query {
  const looked = text.slice(0, LONGEST)
  const words = wordsOf(looked).slice(0, MOST_WORDS)
  const number = matchNumberOf(looked, words)
  const field = words.length > 1 && FIELD_WORDS.has(words[0] ?? '') ? words.slice(1) : null
  return { words, ...number, category: number.matchOnly ? null : categoryOf(words, hasClass), field }
}

function matchNumberOf(text: string, words: readonly string[]): Pick<Query, 'matchNumber' | 'matchOnly'> {
  const joined = words.join('-')
  if (/^\s*#/.test(fold(text)) && words.length > 0) return { matchNumber: joined, matchOnly: true }
  const [first = '', second] = words
  if (words.length === 2 && MATCH_WORDS.has(first) && /\d/.test(second ?? ''))
    return { matchNumber: second ?? null, matchOnly: true }
  return { matchNumber: /^\d/.test(joined) && words.length === 1 ? joined : null, matchOnly: false }
}

function categoryOf(words: readonly string[], hasClass: (phrase: ClassPhrase) => boolean): Query['category'] {
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [2, 1]) {
      const phrase = phraseOf(words.slice(at, at + length), length)
      if (phrase && hasClass(phrase)) return { phrase, rest: words.toSpliced(at, length) }
    }
  }
  return null
}

function phraseOf(words: readonly string[], length: number): ClassPhrase | null {
  if (words.length < length) return null
  const [, one, two] = /^(\p{L}+)(\d{1,2})$/u.exec(words.join('')) ?? []
  const [, late, early] = /^(\d{1,2})(\p{L}+)$/u.exec(words.join('')) ?? []
  const word = one ?? early ?? ''
  const gender = Object.hasOwn(GENDERS, word) ? (GENDERS[word] ?? null) : null
  if (gender === null && !AGE_ONLY.has(word)) return null
  // "14 f" may be the beginning of anything: behind the age only whole words count.
  if (early !== undefined && early.length < 3) return null
  return { gender, age: Number(two ?? late) }
}
