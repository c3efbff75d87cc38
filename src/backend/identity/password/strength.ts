import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { MessageKey } from '../base/words.ts'
import { GUESSED_WORDS } from './guessed-words.ts'

/** zxcvbn's score 3. With the limits of signing in it takes more than a lifetime. Eight random characters reach it. */
const ENOUGH_GUESSES = 1e8
/** If the start is hard to guess, so is the whole password, and the work grows with the square of the length. */
const LONGEST_LOOKED_AT = 32
/** The number of signs that may stand for letters. With more, random passwords from password managers take seconds. */
const SIGNS_FOR_LETTERS = 10
/** The number of ways to dress up a word with a year, a digit or a sign that are tried first. */
const WAYS_TO_DRESS_UP = 1000
const LONGEST_DRESS = 6
/** The number of English words used. Rarer words make a phrase no weaker, and cost time at every estimate. */
const ENGLISH_WORDS = 20_000

type Sequence = ZxcvbnResult['sequence']

let made: ZxcvbnFactory | null = null

/** Returns the estimator. Creating it takes some 100 ms. */
function estimates(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    dictionary: {
      guessed: [...GUESSED_WORDS],
      passwords: common['passwords-common'],
      names: english['firstnames-en'],
      words: english['commonWords-en'].slice(0, ENGLISH_WORDS),
    },
    graphs: adjacencyGraphs,
    maxLength: LONGEST_LOOKED_AT,
    l33tMaxSubstitutions: SIGNS_FOR_LETTERS,
  })
  return made
}

/**
 * Returns what makes a password easy to guess, or null if nothing does. The password is judged as it is, without spaces, and
 * without the digits and signs that people put around a word to satisfy rules of composition; the weakest form counts.
 *
 * @param password composed, in the letters it was typed in
 * @param own words that a stranger would try first for this visitor: name, address, the name of the cup
 */
export function weaknessOf(password: string, own: readonly string[]): MessageKey | null {
  const start = [...password].slice(0, LONGEST_LOOKED_AT).join('')
  const estimator = estimates()
  const weakest = formsOf(start)
    .map(({ text, ways }) => {
      const { sequence } = estimator.check(text, [...own])
      return { guesses: guessesFor(sequence) * ways, sequence }
    })
    .reduce((one, other) => (other.guesses < one.guesses ? other : one))
  return weakest.guesses < ENOUGH_GUESSES ? reasonOf(weakest.sequence) : null
}

function formsOf(text: string): { readonly text: string; readonly ways: number }[] {
  const squeezed = text.replace(/[\s._-]+/gu, '')
  const bare = squeezed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isDressed = bare !== squeezed && bare !== '' && squeezed.length - bare.length <= LONGEST_DRESS
  return [
    { text, ways: 1 },
    ...(squeezed !== text && squeezed !== '' ? [{ text: squeezed, ways: 1 }] : []),
    ...(isDressed ? [{ text: bare, ways: WAYS_TO_DRESS_UP }] : []),
  ]
}

/**
 * Returns the product of the guesses for each part, with the parts in any order. zxcvbn adds 10 000 for every part beyond
 * the first, which would accept "jagälskarhandboll".
 */
function guessesFor(sequence: Sequence): number {
  const parts = sequence.filter(({ pattern }) => pattern !== 'separator')
  return parts.reduce((product, { guesses }, at) => product * Number(guesses) * (at + 1), 1)
}

/** Returns the reason for the longest part that was recognized. */
function reasonOf(sequence: Sequence): MessageKey {
  const [longest] = sequence
    .filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
    .toSorted((one, other) => other.token.length - one.token.length)
  switch (longest?.pattern) {
    case 'dictionary':
      if (longest.dictionaryName === 'userInputs') return 'passwordOwn'
      return longest.dictionaryName === 'passwords' ? 'passwordCommon' : 'passwordWord'
    case 'spatial':
    case 'sequence':
    case 'wordSequence':
      return 'passwordRow'
    case 'repeat':
      return 'passwordRepeated'
    case 'regex':
    case 'date':
      return 'passwordDate'
    default:
      return 'passwordWeak'
  }
}
