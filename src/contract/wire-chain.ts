import { namedCriterion, type RankingCriterion } from '../domain/tournament/criterion-word.ts'
import { wireWord } from './match-words.ts'

/** Returns the steps of a chain as the wire tells them. */
export const wireSteps = (chain: readonly RankingCriterion[]) =>
  chain.map((criterion) => {
    const { name, max } = namedCriterion(criterion)
    return { criterion: wireWord(name), max: max === 0 ? null : max }
  })
