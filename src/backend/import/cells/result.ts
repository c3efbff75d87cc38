import { isOpenCell, plainCell } from './plain-cell.ts'

export interface Figures {
  readonly home: number
  readonly away: number
}

/** What one cell says of a result. */
export interface WrittenResult {
  readonly score?: Figures
  readonly halfTime?: Figures
  readonly penalties?: Figures
  readonly walkover?: true
  readonly decision?: 'extra-time' | 'penalties' | 'sudden-death'
}

const PAIR = '(\\d{1,3}) ?[-:,] ?(\\d{1,3})'
const SCORE = new RegExp(`^(?:ft |slut |final )?${PAIR}(?::00)?(?![\\d:])`)
const PENALTY_WORD =
  '(?:(?:after|on|efter|e\\.?|etter|nach|n\\.?|i\\.?|p\\.?)? ?(?:straff\\p{L}*|str|penalt\\p{L}*|pens?|pso|psk|p|elfm\\p{L}*|siebenmeter\\p{L}*|7m|7-m|e|s)\\.?)'
const PENALTIES = [
  new RegExp(`^${PENALTY_WORD}:? ?${PAIR}$`, 'u'),
  new RegExp(`^${PAIR} ?${PENALTY_WORD}$`, 'u'),
]
const AFTER_PENALTIES = new RegExp(`^${PENALTY_WORD}$`, 'u')
const EXTRA =
  /^(?:a\.?e\.?t|(?:after|n|nach|efter|e|ef|etter)?\.? ?(?:v|verl\p{L}*|f|förl\p{L}*|forl\p{L}*|ekstra\p{L}*|extra time|et|ot))\.?$/u
const WALKOVER = /(?<!\p{L})(?:w\.? ?[o0]\.?|walk-? ?over|kampflos|forfeit|forfait)(?!\p{L})/u
const HALF_TIME = new RegExp(`^(?:ht|hz|halvtid|halbzeit|pause)?:? ?${PAIR}(?: ?[,;/] ?${PAIR})*$`)

/**
 * Reads a result that stands in one cell: "12 - 10", "12:10", "14,0", "10-0 wo", "12-10 (6-5)", "12-12 str. 4-3". An open cell
 * ("-:-") is a result that says nothing.
 *
 * @returns null if the text is no result
 */
export function readResult(text: string): WrittenResult | null {
  if (isOpenCell(text) || /^[-x?] ?[-:] ?[-x?]$/i.test(plainCell(text))) return {}
  const plain = plainCell(text).toLowerCase()
  const rest = plain
    .replace(WALKOVER, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .trim()
  const walkover = rest === plain ? {} : { walkover: true as const }
  if (rest.replace(/[()\s-]/g, '') === '') return walkover
  const found = SCORE.exec(rest)
  if (!found) return null
  const more = readMore(rest.slice(found[0].length), figures(found[1], found[2]))
  return more && { score: figures(found[1], found[2]), ...more, ...walkover }
}

/** Whether a cell can be nothing but a result or a time, as "12-10" or "12:10 (6:5)". */
export const isPlainResult = (text: string): boolean =>
  /^\d{1,3} ?[-:] ?\d{1,3}(?!\d)(?! ?[-:/.])/.test(plainCell(text)) && readResult(text)?.score !== undefined

function readMore(text: string, score: Figures): Omit<WrittenResult, 'score'> | null {
  const found: { -readonly [key in keyof WrittenResult]: WrittenResult[key] } = {}
  const bare = text.replace(/[([]([^)\]]*)[)\]]/g, (_, inner: string) => {
    const read = ofBrackets(inner.trim(), score)
    if (!read) return ` ${inner} ?`
    Object.assign(found, read)
    return ' '
  })
  const rest = bare
    .replaceAll(/[\s*]+/g, ' ')
    .replace(/^[,;]? /, '')
    .trim()
  if (rest === '') return found
  const read = ofWords(rest)
  return read && { ...found, ...read }
}

function ofWords(text: string): WrittenResult | null {
  const penalties = penaltiesIn(text)
  if (penalties) return { penalties, decision: 'penalties' }
  if (AFTER_PENALTIES.test(text)) return { decision: 'penalties' }
  if (/^(?:s\.?d|sudden death|golden goal)\.?$/.test(text)) return { decision: 'sudden-death' }
  return EXTRA.test(text) ? { decision: 'extra-time' } : null
}

/** Brackets hold the half time, unless they say otherwise, or have more goals than a level score. */
function ofBrackets(text: string, score: Figures): WrittenResult | null {
  const half = HALF_TIME.exec(text)
  if (!half) return ofWords(text)
  const pair = figures(half[1], half[2])
  const beyond = pair.home > score.home || pair.away > score.away
  return beyond && score.home === score.away ? { penalties: pair, decision: 'penalties' } : { halfTime: pair }
}

function penaltiesIn(text: string): Figures | null {
  for (const form of PENALTIES) {
    const pair = form.exec(text)
    if (pair) return figures(pair[1], pair[2])
  }
  return null
}

const figures = (home = '', away = ''): Figures => ({ home: Number(home), away: Number(away) })
