import type { Locale } from '../../domain/text/locale.ts'
import {
  namedCriterion,
  type RankingCriterion,
  type Separator,
} from '../../domain/tournament/criterion-word.ts'
import { translator } from '../../i18n/translate.ts'

/** Returns a criterion in words: `goal difference, at most 10 per match`. */
export function criterionName(by: Separator, locale: Locale): string {
  const { name, max } = namedCriterion(by)
  return translator(locale)(`criterion.${name}`, { max })
}

/** Returns how a criterion is reckoned, as a sentence. */
export function criterionSentence(by: RankingCriterion, locale: Locale): string {
  const { name, max } = namedCriterion(by)
  // Points are no criterion of a chain, and need no sentence.
  return name === 'points' ? '' : translator(locale)(`ranking.step.${name}`, { max })
}
