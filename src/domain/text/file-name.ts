import { wordsOf } from './fold.ts'

const LONGEST = 60

/** Builds a file name that every system accepts, with only letters and digits in its words: `b16-friday-2026`. */
export function fileName(names: readonly string[], year: number): string {
  let name = ''
  for (const word of wordsOf(names.join(' ').toWellFormed())) {
    if (name.length + word.length >= LONGEST) break
    name += `${word}-`
  }
  return `${name || 'matches-'}${year}`
}
