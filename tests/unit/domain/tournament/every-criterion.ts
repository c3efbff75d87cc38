import {
  CRITERION_NAMES,
  type RankingCriterion,
  writtenCriterion,
} from '../../../../src/domain/tournament/criterion-word.ts'

/** Returns every criterion once; those that take a number have this one. */
export const everyCriterion = (max: number): readonly RankingCriterion[] =>
  CRITERION_NAMES.flatMap((name) => writtenCriterion(name, null) ?? writtenCriterion(name, max) ?? [])
