import { type RehearsalFindings, rehearsalFindings } from '../../domain/rehearsal/rehearsal-findings.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import { indexEdition } from '../../domain/tournament/edition-index.ts'
import { openDatabase } from '../database/connect.ts'
import type { CopiedEdition } from './copy-edition.ts'
import { onlyEdition } from './read-editions.ts'

export interface FoundInRehearsal extends Pick<CopiedEdition, 'plan' | 'withoutLink'> {
  readonly after: Edition
  readonly findings: RehearsalFindings
}

interface PlayedSpan {
  /** Minutes. */
  readonly rest: number
  /** How far it was to be played, epoch milliseconds; null: to the last match. */
  readonly until: number | null
  /** Whether it was stopped before. */
  readonly isCut: boolean
}

/**
 * Returns what a rehearsal found, from the copy as it was and as it is after the play.
 *
 * @param file the database of the copy
 */
export async function resultOf(
  file: string,
  { cupId, plan, withoutLink }: CopiedEdition,
  { rest, until, isCut }: PlayedSpan,
): Promise<FoundInRehearsal> {
  const db = openDatabase({ database: { kind: 'sqlite', file } })
  const after = await onlyEdition(db, cupId, file).finally(() => db.destroy())
  const begun = [...indexEdition(after).matches.values()].map(({ startedAt = 0 }) => startedAt)
  const reached = isCut ? begun.reduce((latest, at) => Math.max(latest, at), 0) : until
  return { plan, after, withoutLink, findings: rehearsalFindings(plan, after, rest, reached) }
}
