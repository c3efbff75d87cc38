import { afterReport } from '../../../src/domain/desk/after-report.ts'
import { resultOf, withResult } from '../../../src/domain/desk/match-result.ts'
import type { TargetField } from '../../../src/domain/desk/place-after.ts'
import { withoutResult } from '../../../src/domain/live/match-change.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import type { Match, Participant, Score } from '../../../src/domain/tournament/match.ts'
import type { ReportDraft } from '../../../src/domain/tournament/report.ts'

/** A match after its reports, and its score after each of them. */
export interface MatchHistory {
  readonly match: Match
  readonly scores: readonly (Score | null)[]
}

const SOMEBODY: Participant = { kind: 'team', teamId: 'somebody', name: 'Somebody' }

/**
 * Applies reports to a match by the rules, whichever teams play it.
 *
 * @throws InvalidReport if one of them should not have been taken
 */
export function historyOf(
  before: Match,
  drafts: readonly ReportDraft[],
  index: EditionIndex,
  isSecret: boolean,
): MatchHistory {
  const { home, away } = before
  const isKnockOut = index.divisions.get(before.divisionId)?.kind === 'playoff'
  let now = {
    ...before,
    result: resultOf(before),
    isKnockOut,
    isHidden: isSecret,
    home: SOMEBODY,
    away: SOMEBODY,
  }
  const scores: (Score | null)[] = []
  for (const draft of drafts) {
    now = afterReport(now, draft, fieldNamed(draft.fieldId, index))
    scores.push(draft.kind === 'move' ? null : now.result.score)
  }
  const match = drafts.length === 0 ? before : withResult({ ...now, home, away }, now.result)
  return { match: isSecret ? withoutResult(match) : match, scores }
}

function fieldNamed(id: string | null, { fields, streams }: EditionIndex): TargetField | null {
  const field = fields.get(id ?? '')
  if (!field) return null
  const stream = [...streams.values()].find(({ fieldId }) => fieldId === id)
  return { name: field.name, streamId: stream?.id ?? null }
}
