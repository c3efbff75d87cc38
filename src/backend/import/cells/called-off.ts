import { callOffOf } from '../../../domain/tournament/call-off-words.ts'
import type { CallOffKind } from '../../../domain/tournament/match.ts'
import { type Figures, readResult } from './result.ts'

/** What one cell says of a match that was called off. */
export interface WrittenCallOff {
  readonly how: CallOffKind
  readonly score?: Figures
  readonly reason?: string
}

/** Reads a cell of results that says how a match was called off: "Inställd", "Inställd (åska)", "8-6 avbruten". */
export function readCallOff(text: string): WrittenCallOff | null {
  const inBrackets = /\(([^)]*\p{L}[^)]*)\)/u.exec(text)
  const rest = inBrackets ? text.replace(inBrackets[0], ' ') : text
  const how = callOffOf(rest) ?? (inBrackets && callOffOf(inBrackets[1] ?? ''))
  if (how === null) return null
  const reason = inBrackets && callOffOf(rest) !== null ? inBrackets[1] : undefined
  const score = readResult(rest.replace(/\p{L}+\.?/gu, ' ').trim())?.score
  return { how, ...(score && { score }), ...(reason !== undefined && { reason }) }
}
