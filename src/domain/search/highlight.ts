import { placedWords } from '../text/fold.ts'

/** A piece of a text. All pieces of a text, joined, give the text. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/**
 * Cuts a text into pieces and marks those that match a search.
 *
 * @param typed folded words of the query: if a word starts with one, that beginning is marked
 * @param found folded words of the index that a query's word stands for despite typing errors: marked whole
 */
export function highlight(text: string, typed: readonly string[], found: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), marked })
  }
  for (const { word, starts, end } of placedWords(text)) {
    const length = markedLength(word, typed, found)
    if (length === 0) continue
    // A sign such as ℀ gives two words but is marked only once.
    const from = Math.max(starts[0] ?? 0, done)
    // A letter such as ß folds to two letters: it is marked whole or not at all.
    const to =
      length >= word.length
        ? end
        : (starts.find((start, unit) => unit >= length && start > (starts[length - 1] ?? 0)) ?? end)
    add(done, from, false)
    add(from, to, true)
    done = Math.max(done, to)
  }
  add(done, text.length, false)
  return pieces
}

function markedLength(word: string, typed: readonly string[], found: readonly string[]): number {
  const beginnings = typed.filter((part) => word.startsWith(part)).map((part) => part.length)
  if (beginnings.length > 0) return Math.max(...beginnings)
  return found.includes(word) ? word.length : 0
}
