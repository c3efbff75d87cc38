import { readCallOff } from '../cells/called-off.ts'
import { pairingsOf } from '../cells/pairing.ts'
import { readResult } from '../cells/result.ts'
import { type Heading, readHeading } from './heading-text.ts'

/** A match in a cell of a grid: two teams, with a result and its class, group or round, if the cell says them. */
export interface GridCell extends Heading {
  readonly pairing: string
  readonly result: string
}

/** More is no cell of a schedule. */
const LONGEST = 200

/** A score behind the teams, with what may follow it: "12-10", "(12–10)", "12-10 (6-5)", "12-12 str 4-3". */
const SCORE_BEHIND = /^(.*?\S)[\s,:;]+(\(?\d{1,3} ?[-–:] ?\d{1,3}(?!\d)\)?.*)$/s
const WORD_BEHIND = /^(.*?\S)[\s,:;]+[([]?([^\s([]+)[)\]]?$/s
const LABEL_BEHIND = /^(.*\S)\s*[([]([^)\]]+)[)\]]$/s

/**
 * Reads a cell of a grid: "Alfa – Beta", "P14 Grupp 1: Alfa – Beta", "Alfa – Beta 12-10", "Alfa – Beta (F12)", or the same on
 * several lines.
 *
 * @returns null if no two teams meet in it
 */
export function readGridCell(text: string): GridCell | null {
  if (text.length > LONGEST || pairingsOf(text).length === 0) return null
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const headings = lines.map((line) => readHeading(line))
  const rest = lines.filter((_, at) => !headings[at]).join(' ')
  const { text: withLabel, result } = withoutResult(rest)
  const labelled = withoutLabel(withLabel)
  const isPair = pairingsOf(labelled.text).some(({ home, away }) =>
    [home, away].every((side) => /\p{L}|^\d+[.:]/u.test(side)),
  )
  return isPair && !readHeading(labelled.text)
    ? { ...Object.assign({}, ...headings), ...labelled.heading, pairing: labelled.text, result }
    : null
}

function withoutResult(text: string): { text: string; result: string } {
  const [, before = '', score = ''] = SCORE_BEHIND.exec(text) ?? []
  const plain = score.replace(/^\(([^()]*)\)/, '$1')
  if (pairingsOf(before).length > 0 && readResult(plain)) return { text: before, result: plain }
  const [, teams = '', word = ''] = WORD_BEHIND.exec(text) ?? []
  if (pairingsOf(teams).length > 0 && (readCallOff(word) || readResult(word)?.walkover))
    return { text: teams, result: word }
  return { text, result: '' }
}

/** Takes a class, group or round off the front ("P14:", "P14 Grupp 1") or the end ("(P14)") of two teams. */
function withoutLabel(text: string): { text: string; heading: Heading } {
  const behind = LABEL_BEHIND.exec(text)
  const ofEnd = behind && readHeading(behind[2] ?? '')
  if (behind && ofEnd) return { text: behind[1] ?? '', heading: ofEnd }
  const words = text.split(' ')
  for (let count = Math.min(5, words.length - 2); count > 0; count--) {
    const rest = words
      .slice(count)
      .join(' ')
      .replace(/^[-–:,] /, '')
    const heading = readHeading(
      words
        .slice(0, count)
        .join(' ')
        .replace(/[ :,;–-]+$/, ''),
    )
    if (heading && pairingsOf(rest).length > 0) {
      const more = withoutLabel(rest)
      return { text: more.text, heading: { ...heading, ...more.heading } }
    }
  }
  return { text, heading: {} }
}
