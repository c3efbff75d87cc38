import * as v from 'valibot'
import {
  CRITERION_WORDS,
  type RankingCriterion,
  readCriterion,
} from '../../domain/tournament/criterion-word.ts'
import { BONUS_REASONS, type BonusReason } from '../../domain/tournament/points-rule.ts'
import { USUAL_WITHDRAWAL, WITHDRAWAL_RULES } from '../../domain/tournament/withdrawal.ts'
import { described, maybe, whole } from './forms.ts'

const bonus = v.pipe(
  v.strictObject({
    for: v.picklist(Object.keys(BONUS_REASONS) as BonusReason[]),
    goals: maybe(
      whole(0, 999),
      'each-goal: the most that count; else the least or, of a defeat, the largest number',
    ),
    points: whole(),
  }),
  v.forward(
    v.check(({ for: reason, goals }) => goals !== undefined || reason === 'shut-out', 'a number of goals'),
    ['goals'],
  ),
)

export const points = v.strictObject({
  won: whole(),
  tied: whole(),
  lost: whole(),
  wonOnPenalties: maybe(whole(), 'A level match that penalties decided; else as a draw'),
  lostOnPenalties: v.optional(whole()),
  bonus: maybe(v.array(bonus), 'Points beside those for the result'),
})

/** What a schema says of a criterion: its word, or its word with a number. */
const CRITERION_FORMS = {
  anyOf: [
    { enum: CRITERION_WORDS.filter((word) => !word.includes('(')) },
    ...CRITERION_WORDS.filter((word) => word.includes('(')).map((word) => ({
      pattern: `^${word.replace('(max N)', '\\(max [1-9][0-9]{0,2}\\)')}$`,
    })),
  ],
}

const isCriterion = (text: string): text is RankingCriterion => readCriterion(text) === text
const criterion = v.pipe(v.string(), v.guard(isCriterion), v.metadata(CRITERION_FORMS))

export const chain = described(v.array(criterion), 'After points, in this order')

export const withdrawals = v.pipe(
  v.picklist(WITHDRAWAL_RULES),
  v.description(
    `What becomes of the group matches of a team that withdraws: annulled or cancelled; the played ones kept, the others walkovers; all walkovers. Without it: ${USUAL_WITHDRAWAL}`,
  ),
)

export const ranking = v.strictObject({ points, chain, withdrawals: v.optional(withdrawals) })
