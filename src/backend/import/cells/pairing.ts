export interface Pairing {
  readonly home: string
  readonly away: string
}

const DASH = '[-‐‑‒–—―−]'
const SPACED = new RegExp(` (?:${DASH}|:|vs?\\.?|mot|gegen|mod|x) `, 'giu')

/** Names keep their own dashes and letters. */
const oneLine = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()

/** Returns every way to read a cell as two teams: "Alfa – Beta", "Alfa vs Beta", "Alfa mot Beta", "Alfa-Beta". */
export function pairingsOf(text: string): Pairing[] {
  const plain = oneLine(text)
  const spaced = [...plain.matchAll(SPACED)]
  const marks = spaced.length > 0 ? spaced : [...plain.matchAll(new RegExp(DASH, 'g'))]
  return marks
    .map((mark) => ({
      home: plain.slice(0, mark.index).trim(),
      away: plain.slice(mark.index + mark[0].length).trim(),
    }))
    .filter(({ home, away }) => home !== '' && away !== '')
}

/** Whether a cell holds two teams beyond doubt. */
export const isPlainPairing = (text: string): boolean =>
  oneLine(text).match(SPACED)?.length === 1 &&
  pairingsOf(text).some(({ home, away }) => [home, away].every((side) => /\p{L}/u.test(side)))

/**
 * Reads the two teams of a cell with several dashes by the teams that other cells name.
 *
 * @returns null if the cell may be read in several ways, or is no pairing
 */
export function readPairing(text: string, names: ReadonlySet<string>): Pairing | null {
  const all = pairingsOf(text)
  if (all.length < 2) return all[0] ?? null
  const score = ({ home, away }: Pairing) =>
    [home, away].filter((side) => names.has(side.toLowerCase())).length
  const best = Math.max(...all.map(score))
  const fitting = all.filter((one) => best > 0 && score(one) === best)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
