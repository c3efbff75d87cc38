/** Words for the colours that clubs tell their teams apart by, in the languages of the north and German. */
const WORDS = {
  white: 'vit vita hvid hvit white weiß weiss',
  yellow: 'gul gula yellow gelb',
  red: 'röd röda rød red rot',
  blue: 'blå blåa blue blau',
  green: 'grön gröna grøn grønn green grün',
  black: 'svart svarta sort black schwarz',
  orange: 'orange',
  pink: 'rosa pink',
  purple: 'lila purple violett',
  grey: 'grå gråa grey gray grau silver',
} as const

export type TeamColour = keyof typeof WORDS

const COLOURS: ReadonlyMap<string, TeamColour> = new Map(
  (Object.keys(WORDS) as TeamColour[]).flatMap((colour) =>
    WORDS[colour].split(' ').map((word) => [word, colour] as const),
  ),
)

/** The last word, with what stands before it. A name of one word is a club's. */
const LAST_WORD = /^(.*\S)\s+\(?(\p{L}+)\)?\s*$/su

/** The colour that a team's name ends in, a number after it or not: "HK Sample Blå", "IK Example Röd 2". */
export const teamColour = (team: string): TeamColour | null =>
  COLOURS.get(wordOf(team.replace(/\s+\d{1,3}\s*$/, ''))) ?? null

/** A name without the colour that it ends in. */
export const withoutColour = (team: string): string =>
  COLOURS.has(wordOf(team)) ? team.replace(LAST_WORD, '$1') : team

const wordOf = (team: string): string => LAST_WORD.exec(team.normalize('NFC'))?.[2]?.toLowerCase() ?? ''
