/**
 * Second parts of the names of clubs, in the languages of the north and in German. A word is parted before one of them
 * sooner than within.
 */
const SECOND_PARTS =
  'förening|forening|klubb|sällskap|selskab|selskap|idrott|idræt|idrett|handboll|håndbold|håndball|handball|verein|gemeinschaft|schaft|spiel|seura|ungdom|sport|köping|stad|borg|berg|holm|burg|heim|strand|lag'

const SEAMS = new RegExp(`(?<=\\p{L}{4})(?=(?:${SECOND_PARTS})\\p{L}*)(?=\\p{L}{4})`, 'giu')
const VOWEL = '[aeiouyåäöæøüéáíóú]'
/** Where a syllable begins: after a vowel, perhaps with consonants, before a consonant with a vowel. */
const SYLLABLES = new RegExp(
  `(?<=\\p{L}{3})(?<=${VOWEL}\\p{L}{0,2})(?=(?!${VOWEL})\\p{L}${VOWEL}\\p{L}{2})`,
  'giu',
)

/** A word of fewer letters has room in every row. */
const LONG = /\p{L}{10,}/gu
/** A part of a word with more letters is parted once more. */
const MOST = 9
/** Before a word on the other side a line may end without a hyphen. */
const SLASH = /(?<=\p{L}{3})\/(?=\p{L}{4})/gu
const SPACE_WITHOUT_WIDTH = '\u200b'
const SOFT_HYPHEN = '\u00ad'
/** As much without a space, a hyphen or a part of a word no narrow column holds: an address, or letters without a vowel. */
const UNBROKEN = /[^\s\u00ad\u200b-]{20,}/gu
/** Letters with their marks, and no part of a picture that is written as several signs. */
const TWELVE = /(?:\P{M}\p{M}*){12}(?<!\u200d)(?=[^\u200d])/gu

/**
 * Returns a name in which long words may be parted with a hyphen. Few browsers part words of the languages of names: they
 * know the language of the page alone, and not all have its dictionary.
 */
export const hyphenated = (name: string): string =>
  name
    .replace(LONG, (word) => word.split(SEAMS).map(inHalves).join(SOFT_HYPHEN))
    .replace(SLASH, `/${SPACE_WITHOUT_WIDTH}`)
    .replace(UNBROKEN, (run) => run.replace(TWELVE, `$&${SPACE_WITHOUT_WIDTH}`))

function inHalves(part: string): string {
  if (part.length <= MOST) return part
  const fromMiddle = (at: number) => Math.abs(at - part.length / 2)
  const [at] = [...part.matchAll(SYLLABLES)]
    .map(({ index }) => index)
    .sort((one, other) => fromMiddle(one) - fromMiddle(other))
  return at === undefined ? part : inHalves(part.slice(0, at)) + SOFT_HYPHEN + inHalves(part.slice(at))
}
