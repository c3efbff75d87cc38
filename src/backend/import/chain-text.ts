import { RANKING_CRITERIA, type RankingCriterion } from '../../domain/tournament/ranking.ts'
import { known } from './suggestion.ts'

const isCriterion = (text: string): text is RankingCriterion => RANKING_CRITERIA.some((one) => one === text)

/** Reads `head-to-head-points > goal-difference > lots`. Returns the chain, or a sentence that says what is wrong. */
export function readChain(text: string): RankingCriterion[] | string {
  const parts = text.split(/[>|]/).map((part) => part.trim())
  const chain = parts.filter(isCriterion)
  const wrong = parts.find((part) => !isCriterion(part))
  if (wrong === undefined) return chain
  return `no criterion ${JSON.stringify(wrong)}; ${known(`one of ${RANKING_CRITERIA.join(', ')}`, wrong, RANKING_CRITERIA)}`
}

export const chainText = (chain: readonly RankingCriterion[]): string => chain.join(' > ')
