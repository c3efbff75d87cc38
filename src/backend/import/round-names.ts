/** A knock-out round as its name says: `rank` 0 is the final, 1 the semifinals; `third` is the match for third place. */
export interface NamedRound {
  readonly rank: number
  readonly third: boolean
}

const FINAL = 'final(?:s|e|en|er|ene|erna)?'
/** The names of the rounds in English, Swedish, Danish, Norwegian and German, without accents and signs. */
const NAMED: readonly [RegExp, number][] = [
  [new RegExp(`^(?:the )?(?:grand )?(?:${FINAL}|f|finalmatch(?:en)?|finalekamp(?:en)?|endspiel)$`), 0],
  [new RegExp(`^(?:(?:semi|halb|halv) ?${FINAL}|semis?|sf|hf|last 4|final four)$`), 1],
  [new RegExp(`^(?:(?:quarter|kvarts?|viertel) ?${FINAL}|quarters?|kvarts?|qf|kf|vf|last 8)$`), 2],
  [
    new RegExp(
      `^(?:(?:eighth|attondels?|attendels|attedels|attendedels|ottendedels|achtel) ?${FINAL}|attondel|attondelar|af)$`,
    ),
    3,
  ],
  [new RegExp(`^(?:sextondels?|sekstendels|sekstendedels|sechzehntel) ?${FINAL}$`), 4],
]

const THIRD_PLACE = '(?:3|3rd|3e|3 e|third|tredje|dritten|drei)'
const THIRD = new RegExp(
  [
    '\\b(?:third|3rd)\\b(?! (?:qualifying )?round)',
    '\\bbron[sz]e?(?:match(?:en)?|kamp(?:en)?|finale?n?|spel(?:et)?|medal)?\\b',
    `^(?:spiel|match(?:en)?|kamp(?:en)?|spel) (?:um|om) (?:den |die )?(?:platz |plats |plads |plass )?${THIRD_PLACE}\\b`,
    `^(?:place|plats|plads|plass|platz|placering|platzierung) ?${THIRD_PLACE}(?: 4| og 4| och 4| und 4)?$`,
    '^(?:tredjepris|tredjeplats|tredjeplass|tredjeplads)|^3 (?:pris|plats|plads|plass|platz)$|^(?:kleines finale|lilla finalen)$',
  ].join('|'),
)

/**
 * Reads English, Swedish, Danish, Norwegian and German spellings, numbered or not: "Round of 16", "1/8-finals", "QF",
 * "Kvartfinale 2", "Semi-final 1", "Third-place play-off", "Spiel um Platz 3".
 *
 * @returns null if the name is no round of a knock-out ("Matchday 3")
 */
export function namedRound(name: string): NamedRound | null {
  const plain = plainName(name)
  return ofPlainName(plain) ?? ofPlainName(plain.replace(NUMBERED, ''))
}

/** Returns the number of a match in the name of its round, from 1: 2 in "Kvartsfinal 2" and "SF2"; null if there is none. */
export function numberInRound(name: string): number | null {
  const plain = plainName(name)
  const number = NUMBERED.exec(plain)?.[1]
  if (number === undefined || ofPlainName(plain) || !ofPlainName(plain.replace(NUMBERED, ''))) return null
  return /\d/.test(number) ? Number(number) : 'abcdefgh'.indexOf(number) + 1
}

/** A number or a letter behind the name: "Semi-final 1", "SF1", "1/8 #3", "Halbfinale A", "Kvartsfinal nr 2". */
const NUMBERED = /(?: ?(?:nr|no|match|kamp|spiel|#) ?| |(?<=[a-z]))(\d{1,2}|(?<= )[a-h])$/

function ofPlainName(plain: string): NamedRound | null {
  if (THIRD.test(plain)) return { rank: 0, third: true }
  const size =
    /^(?:round|last|best|top|sista|letzte|siste|sidste|ro?)(?: ?of)? ?(4|8|16|32|64|128|256)$/.exec(plain)
  if (size) return { rank: Math.log2(Number(size[1])) - 1, third: false }
  const fraction =
    /^(?:1 ?\/ ?(2|4|8|16|32|64|128)|(8|16|32|64) ?(?=(?:dels?|ndedels|del) ?final))(?:s?t?e?l?|dels?|ndedels)? ?(?:finals?|finale[nr]?|finaler)?$/.exec(
      plain,
    )
  if (fraction) return { rank: Math.log2(Number(fraction[1] ?? fraction[2])), third: false }
  const bare = plain.replace(/ (?:replays?|1st leg|2nd leg|first leg|second leg)$/, '')
  const found = NAMED.find(([pattern]) => pattern.test(bare))
  return found ? { rank: found[1], third: false } : null
}

/** Brackets, signs and a word for the play-off before the name tell nothing. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\s\-–_,.:()]+/g, ' ')
    .trim()
    .replace(/^(?:slutspel|sluttspill|slutspil|play ?off|endrunde|knockout|ko) (?=\p{L}{2}|\d\/)/u, '')
