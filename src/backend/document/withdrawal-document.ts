import { USUAL_WITHDRAWAL, type Withdrawal } from '../../domain/tournament/withdrawal.ts'
import type { CategoryDocument, EditionDocument } from './cup-document.ts'
import { wordsOf } from './words-document.ts'

/** Returns the withdrawal of a team under its own rule, or else that of its class or edition; null if it plays. */
export function withdrawalOf(
  { withdrawn }: CategoryDocument['teams'][number],
  category: Pick<CategoryDocument, 'ranking'>,
  edition: Pick<EditionDocument, 'ranking'>,
): Withdrawal | null {
  if (withdrawn === undefined) return null
  const { rule, reason = null } = withdrawn === true ? {} : withdrawn
  const usual = category.ranking?.withdrawals ?? edition.ranking.withdrawals ?? USUAL_WITHDRAWAL
  return { rule: rule ?? usual, reason: reason === null ? null : wordsOf(reason) }
}
