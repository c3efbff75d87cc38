import { fold, wordsOf } from '../text/fold.ts'
import type { Gender } from '../tournament/edition.ts'

/** A class as people write it; gender is null if only the age is given (`U14`). */
export interface ClassPhrase {
  readonly gender: Gender | null
  readonly age: number
}

/** The parsed text of the search box. */
export interface Query {
  /** Folded; empty if there is nothing to look for. */
  readonly words: readonly string[]
  /** The number of a match, folded; null if the text is not a number. */
  readonly matchNumber: string | null
  /** True if the text has # or the word for match: only matches are searched. */
  readonly matchOnly: boolean
  /** The class that the text names anywhere, and the remaining words. */
  readonly category: { readonly phrase: ClassPhrase; readonly rest: readonly string[] } | null
  /** The words after a word for field (`plan 7`); null if there is no such word. */
  readonly field: readonly string[] | null
}

/** The longest text that is parsed, in UTF-16 units, and the most words of it. No name is longer. */
const LONGEST = 200
const MOST_WORDS = 12

/** Short and long words for boys and girls in the languages of the nations that come to the cup regularly. */
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
 * Parses a text as typed: a match by number (`1234`, `#1234`, `match 1234`), a class (`B14`, `b 14`, `Boys 14`, `P14`,
 * `Pojkar 14`, `14 girls`, `U14`) alone or among other words, a field (`field 7`, `plan heden 7`), or words to look for.
 *
 * @param hasClass whether the edition has a class of this gender and age; if not, the phrase is treated as ordinary words
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
  // "14 f" may be the start of any word: after the age only whole words count.
  if (early !== undefined && early.length < 3) return null
  return { gender, age: Number(two ?? late) }
}
