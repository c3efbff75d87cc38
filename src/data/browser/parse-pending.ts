import { DECISIONS, REPORT_KINDS, REPORTED_STATES, SIDES } from '../../contract/match-words.ts'
import type { PendingReport } from '../../domain/desk/report.ts'
import { isRecord, jsonOrText } from '../results/json.ts'
import { type Check, hasParts, isNumber, isText, isWhole, orNull } from './checks.ts'

const isName: Check = (value) => isText(value) && value !== ''
const wordOf =
  (words: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(words, value)
const isScore: Check = (value) => isRecord(value) && hasParts(value, { home: isWhole, away: isWhole })
const isStanding: Check = (value) => {
  if (!isRecord(value)) return false
  if (value.kind === 'refused') return isName(value.reason)
  return value.kind === 'conflict' ? isWhole(value.revision) : value.kind === 'waiting'
}

const PARTS: Readonly<Record<keyof PendingReport, Check>> = {
  key: isName,
  order: isWhole,
  cupId: isName,
  tournamentId: isName,
  matchId: isName,
  title: isName,
  kind: wordOf(REPORT_KINDS),
  at: orNull(isNumber),
  seen: orNull(isWhole),
  score: orNull(isScore),
  penalties: orNull(isScore),
  decision: orNull(wordOf(DECISIONS)),
  winner: orNull(wordOf(SIDES)),
  state: orNull(wordOf(REPORTED_STATES)),
  startsAt: orNull(isNumber),
  fieldId: orNull(isName),
  standing: isStanding,
}

/** A report as a browser kept it; null for anything else, such as what another version of this page has written. */
export function parsePending(text: string): PendingReport | null {
  const value = jsonOrText(text)
  return isRecord(value) && hasParts(value, PARTS) ? (value as unknown as PendingReport) : null
}
