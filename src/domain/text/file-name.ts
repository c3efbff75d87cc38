import { wordsOf } from './fold.ts'

const LONGEST = 60

/** `b16-friday-2026`: a name that every system takes for a file, of letters and digits alone. */
export function fileName(names: readonly string[], year: number): string {
  let name = ''
  for (const word of wordsOf(names.join(' ').toWellFormed())) {
    if (name.length + word.length >= LONGEST) break
    name += `${word}-`
  }
  return `${name || 'matches-'}${year}`
}
