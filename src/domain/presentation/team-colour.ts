/** Words for the colours by which clubs tell their teams apart, in the Nordic languages, English and German. */
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

/** The last word, and the text before it. A name of one word is a club's. */
const LAST_WORD = /^(.*\S)\s+\(?(\p{L}+)\)?\s*$/su

/**
 * Returns the colour at the end of a team's name, with or without a number after it: "HK Sample Blå", "IK Example Röd 2".
 */
export const teamColour = (team: string): TeamColour | null =>
  COLOURS.get(wordOf(team.replace(/\s+\d{1,3}\s*$/, ''))) ?? null

/** Returns a name without the colour at its end. */
export const withoutColour = (team: string): string =>
  COLOURS.has(wordOf(team)) ? team.replace(LAST_WORD, '$1') : team

const wordOf = (team: string): string => LAST_WORD.exec(team.normalize('NFC'))?.[2]?.toLowerCase() ?? ''
