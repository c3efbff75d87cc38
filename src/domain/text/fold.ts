/** Letters that no Unicode normal form decomposes, with what people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  œ: 'oe',
  ħ: 'h',
  ŋ: 'n',
  ĸ: 'k',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
}

/** What people type for a letter that their keyboard lacks. The plain letter is the other spelling and needs no entry. */
const SPELT: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', æ: 'a' }

/** Every letter with another spelling is one of these. */
const BEYOND_ASCII = /[^\0-\x7f]/

const SEPARATORS = /[^\p{L}\p{N}]+/u

/**
 * Folds a text for comparison in a search: no case, no marks on letters, northern and eastern letters as the plain
 * letters people type for them (`Łódź` → `lodz`, `Ørsta` → `orsta`, `Þór` → `thor`), compatible forms as one
 * (`№` → `no`). Never throws, not even for lone surrogates.
 */
export function fold(text: string): string {
  let folded = ''
  for (const character of text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, ''))
    folded += LETTERS[character] ?? character
  return folded
}

/** Returns the words of a text, folded, in order. Everything except letters and digits separates words. */
export const wordsOf = (text: string): string[] => fold(text).split(SEPARATORS).filter(Boolean)

/**
 * Returns the words of a text as a keyboard without its letters may write them (`Århus` → `aarhus`, `Næs` → `nas`). Only
 * words that differ from their folded form.
 */
export function spellingsOf(text: string): string[] {
  if (!BEYOND_ASCII.test(text)) return []
  const plain = wordsOf(text)
  const spelt = wordsOf(
    [...text.normalize('NFC').toLowerCase()].map((letter) => SPELT[letter] ?? letter).join(''),
  )
  return spelt.filter((word, position) => word !== plain[position])
}

/** A folded word with its place in the text. */
export interface PlacedWord {
  readonly word: string
  /** For every letter of `word`, the offset in the text (UTF-16 units) at which it starts. */
  readonly starts: readonly number[]
  /** The offset after the word's last letter and its marks. */
  readonly end: number
}

/** Returns the folded words of a text with their places. */
export function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  let word = ''
  let starts: number[] = []
  let end = 0
  const close = () => {
    if (word !== '') words.push({ word, starts, end })
    word = ''
    starts = []
  }
  let at = 0
  for (const character of text) {
    const folded = fold(character)
    const isMark = folded === '' && word !== ''
    for (const letter of folded) {
      if (SEPARATORS.test(letter)) {
        // A sign such as ℀ ends one word and starts another.
        if (starts.at(-1) === at) end = at + character.length
        close()
      } else {
        word += letter
        for (let unit = 0; unit < letter.length; unit += 1) starts.push(at)
      }
    }
    at += character.length
    if (isMark || (folded !== '' && word !== '')) end = at
  }
  close()
  return words
}
