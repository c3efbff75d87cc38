import type { PendingReport } from './report.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isWhole: Check = (value) => Number.isSafeInteger(value)
const isNumber: Check = (value) => Number.isFinite(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const isScore: Check = (value) => isRecord(value) && isWhole(value.home) && isWhole(value.away)
const isStanding: Check = (value) => {
  if (!isRecord(value)) return false
  if (value.kind === 'refused') return isText(value.reason)
  return value.kind === 'conflict' ? isWhole(value.revision) : value.kind === 'waiting'
}

const PARTS: Readonly<Record<keyof PendingReport, Check>> = {
  key: isText,
  order: isWhole,
  cupId: isText,
  tournamentId: isText,
  matchId: isText,
  title: isText,
  kind: oneOf('start', 'score', 'half-time', 'end', 'correction', 'walkover', 'move'),
  at: orNull(isNumber),
  seen: orNull(isWhole),
  score: orNull(isScore),
  penalties: orNull(isScore),
  decision: orNull(oneOf('regular-time', 'extra-time', 'sudden-death', 'penalties', 'lots')),
  winner: orNull(oneOf('home', 'away')),
  state: orNull(oneOf('scheduled', 'live', 'finished')),
  startsAt: orNull(isNumber),
  fieldId: orNull(isText),
  standing: isStanding,
}

/** A report as a browser kept it; null for anything else, such as what another version of this page has written. */
export function parsePending(text: string): PendingReport | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  const sound = Object.entries(PARTS).every(([name, check]) => check(value[name]))
  return sound ? (value as unknown as PendingReport) : null
}
