import { z } from 'zod'
import {
  CRITERION_WORDS,
  type RankingCriterion,
  readCriterion,
} from '../../domain/tournament/criterion-word.ts'
import { BONUS_REASONS, type BonusReason } from '../../domain/tournament/points-rule.ts'
import { USUAL_WITHDRAWAL, WITHDRAWAL_RULES } from '../../domain/tournament/withdrawal.ts'

const [first, ...more] = Object.keys(BONUS_REASONS) as [BonusReason, ...BonusReason[]]

const bonus = z
  .strictObject({
    for: z.enum([first, ...more]),
    goals: z
      .int()
      .min(0)
      .max(999)
      .optional()
      .describe('each-goal: the most that count; else the least or, of a defeat, the largest number'),
    points: z.int(),
  })
  .refine(({ for: reason, goals }) => goals !== undefined || reason === 'shut-out', {
    error: 'a number of goals',
    path: ['goals'],
  })

export const points = z.strictObject({
  won: z.int(),
  tied: z.int(),
  lost: z.int(),
  wonOnPenalties: z.int().optional().describe('A level match that penalties decided; else as a draw'),
  lostOnPenalties: z.int().optional(),
  bonus: z.array(bonus).optional().describe('Points beside those for the result'),
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

/** No transformation: a default of a list that has one could not be printed into the JSON Schema. */
const criterion = z
  .string()
  .meta(CRITERION_FORMS)
  .refine(isCriterion, { params: { options: CRITERION_WORDS } }) as unknown as z.ZodType<
  RankingCriterion,
  RankingCriterion
>

export const chain = z.array(criterion).describe('After points, in this order')

export const withdrawals = z
  .enum(WITHDRAWAL_RULES)
  .describe(
    `What becomes of the group matches of a team that withdraws: annulled or cancelled; the played ones kept, the others walkovers; all walkovers. Without it: ${USUAL_WITHDRAWAL}`,
  )

export const ranking = z.strictObject({ points, chain, withdrawals: withdrawals.optional() })
