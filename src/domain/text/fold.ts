/** Letters that no normal form takes apart, with what people type for them. */
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

/** What keyboards without the letter write for it; the plain letter is the other way and needs no entry. */
const SPELT: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', æ: 'a' }

const SEPARATORS = /[^\p{L}\p{N}]+/u

/**
 * A text as it is compared in a search: without case, without marks on letters, letters of the north and the east as the
 * plain letters people type for them (`Łódź` → `lodz`, `Ørsta` → `orsta`, `Þór` → `thor`), compatible forms as one
 * (`№` → `no`). Never throws, lone surrogates included.
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

/** The words of a text, folded, in its order. Everything but letters and digits separates. */
export const wordsOf = (text: string): string[] => fold(text).split(SEPARATORS).filter(Boolean)

/**
 * The words of a text as a keyboard without its letters may write them (`Århus` → `aarhus`, `Næs` → `nas`); only words
 * that come out other than folded.
 */
export function spellingsOf(text: string): string[] {
  const plain = wordsOf(text)
  const spelt = wordsOf(
    [...text.normalize('NFC').toLowerCase()].map((letter) => SPELT[letter] ?? letter).join(''),
  )
  return spelt.filter((word, position) => word !== plain[position])
}

/** A word of a text as it is compared, with the place in the text that it stands for. */
export interface PlacedWord {
  readonly word: string
  /** For every letter of `word` the offset in the text (UTF-16 units) where it begins. */
  readonly starts: readonly number[]
  /** The offset after the word's last letter and its marks. */
  readonly end: number
}

/** The words of a text, folded, each with where it stands. */
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
        // A sign such as ℀ ends a word and begins another.
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
