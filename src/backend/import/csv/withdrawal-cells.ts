import { WITHDRAWAL_RULES, type WithdrawalRule } from '../../../domain/tournament/withdrawal.ts'
import type { WordsDocument } from '../../document/cup-document.ts'
import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { known } from '../suggestion.ts'
import { type CellReader, NO, YES } from './cells.ts'
import { wordCells } from './word-cells.ts'

/** What organisers write for each rule, in English and Swedish: without case, spaces and signs. */
const WORDS: Readonly<Record<WithdrawalRule, readonly string[]>> = {
  annul: ['annulled', 'annulleras', 'annullera', 'annullerad', 'stryks', 'struken', 'struket'],
  'keep-played': ['keep', 'kept', 'behåll', 'behålls', 'speladebehålls', 'speladegäller'],
  'all-walkovers': ['walkovers', 'walkover', 'wo', 'allawo', 'allawalkover'],
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

const RULES = new Map(
  WITHDRAWAL_RULES.flatMap((rule) => [rule, ...WORDS[rule]].map((word) => [folded(word), rule] as const)),
)

/** Reads a rule of withdrawals; undefined if the cell is empty, or holds no rule, which is a fault. */
export function withdrawalRule(row: Row, column: string, cells: CellReader): WithdrawalRule | undefined {
  const text = row.get(column)
  const rule = RULES.get(folded(text))
  if (text !== '' && !rule)
    cells.fault(
      row,
      column,
      shown(text),
      known(say('oneOf', { list: WITHDRAWAL_RULES }), text, WITHDRAWAL_RULES),
    )
  return rule
}

interface WithdrawnCell {
  readonly rule?: WithdrawalRule
  readonly reason?: WordsDocument
}

/** Reads whether a team has withdrawn, `yes` or the rule of its own, and why. */
export function withdrawnCell(row: Row, cells: CellReader): { withdrawn?: true | WithdrawnCell } {
  const text = row.get('withdrawn').toLowerCase()
  const yes = YES.includes(text)
  if (text === '' || NO.includes(text)) return {}
  const rule = yes ? undefined : withdrawalRule(row, 'withdrawn', cells)
  if (!yes && !rule) return {}
  const reason = wordCells(row, 'withdrawnReason')
  return { withdrawn: rule || reason ? { ...(rule && { rule }), ...(reason && { reason }) } : true }
}
