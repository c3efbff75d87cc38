/** A knock-out round as its name says: `rank` 0 is the final, 1 the semifinals; `third` is the match for third place. */
export interface NamedRound {
  readonly rank: number
  readonly third: boolean
}

const NAMED: readonly [RegExp, number][] = [
  [/^(the )?(grand )?finals?$|^finale$/, 0],
  [/^semi ?finals?$|^semi$|^semifinaler$|^halbfinale$|^last 4$|^final four$/, 1],
  [/^quarter ?finals?$|^kvartsfinal(er)?$|^viertelfinale$|^last 8$/, 2],
  [/^eighth ?finals?$|^attondels?final(er)?$|^achtelfinale$/, 3],
  [/^sextondels?final(er)?$|^sechzehntelfinale$/, 4],
]
const THIRD = /\b(third|3rd|bronze|brons)\b|^bronsmatch$|^spiel um platz 3$|^tredjepris|^match om tredje/

/**
 * Reads English, Swedish and German spellings: "Round of 16", "1/8-finals", "Quarterfinals", "Kvartsfinal",
 * "Third-place play-off". Returns null if the name is no round of a knock-out ("Matchday 3").
 */
export function namedRound(name: string): NamedRound | null {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\s\-–_,.]+/g, ' ')
    .trim()
  if (THIRD.test(plain)) return { rank: 0, third: true }
  const size = /^(?:round|last|best|top)(?: of)? (4|8|16|32|64|128|256)$/.exec(plain)
  if (size) return { rank: Math.log2(Number(size[1])) - 1, third: false }
  const fraction = /^1 ?\/ ?(2|4|8|16|32|64|128)(?:s?t?e?l? ?(?:finals?|finale[nr]?|finaler))?$/.exec(plain)
  if (fraction) return { rank: Math.log2(Number(fraction[1])), third: false }
  const bare = plain.replace(/ (?:replays?|1st leg|2nd leg|first leg|second leg)$/, '')
  const found = NAMED.find(([pattern]) => pattern.test(bare))
  return found ? { rank: found[1], third: false } : null
}
