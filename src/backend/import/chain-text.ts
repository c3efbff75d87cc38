import {
  CRITERION_WORDS,
  type RankingCriterion,
  readCriterion,
} from '../../domain/tournament/criterion-word.ts'
import { type Said, say } from './said.ts'
import { known } from './suggestion.ts'

/** Reads `head-to-head-points > goal-difference(max 10) > lots`. Returns the chain, or a sentence that says what is wrong. */
export function readChain(text: string): RankingCriterion[] | Said {
  const chain: RankingCriterion[] = []
  for (const part of text.split(/[>|]/).map((one) => one.trim())) {
    const criterion = readCriterion(part)
    if (criterion === null)
      return say('noCriterion', { criterion: JSON.stringify(part), remedy: criterionHint(part) })
    chain.push(criterion)
  }
  return chain
}

/** Returns what a criterion can be, and the one that was probably meant. */
export const criterionHint = (text: string): Said =>
  known(say('oneOf', { list: CRITERION_WORDS }), text, CRITERION_WORDS)

export const chainText = (chain: readonly RankingCriterion[]): string => chain.join(' > ')
