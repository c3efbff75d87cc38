import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { RankingCriterion, RankingRule } from '../../domain/tournament/ranking.ts'
import { isHeadToHead, ranksPerMatch } from '../../domain/tournament/ranking.ts'
import { translator } from '../../i18n/translate.ts'
import { criterionName, criterionSentence } from '../team/criterion-name.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { pointsSentences } from './points-sentences.ts'

interface Props {
  readonly site: EditionSite
  readonly rule: RankingRule
  readonly id: string
  /** The classes that follow the rule, if other classes follow another one. */
  readonly categories: readonly Category[]
}

/** A ranking rule in words, step by step. */
export default function RankingChain({ site: { locale }, rule, id, categories }: Props) {
  const t = translator(locale)
  const firstOwn = rule.chain.findIndex(isHeadToHead)
  const classes = categories.map(({ name }) => isolated(name[locale])).join(', ')
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{classes ? <Sentence text={classes} /> : t('ranking.stepsHead')}</h2>
      <p>{pointsSentences(rule.points, locale).join(' ')}</p>
      <p>{t(introKey())}</p>
      {rule.chain.length > 0 && (
        <ol className="ranking-steps">
          {rule.chain.map((criterion, at) => (
            <li key={criterion}>
              <strong>{criterionName(criterion, locale)}</strong>
              {at === firstOwn ? firstOwnText(criterion) : criterionSentence(criterion, locale)}
            </li>
          ))}
        </ol>
      )}
      {rule.chain.length > 0 && <p>{t('ranking.end')}</p>}
    </section>
  )

  function introKey() {
    if (rule.chain.length === 0) return 'ranking.noSteps'
    return ranksPerMatch(rule) ? 'ranking.introPerMatch' : 'ranking.intro'
  }

  function firstOwnText(criterion: RankingCriterion): string {
    const mini = t(firstOwn === 0 ? 'ranking.mini' : 'ranking.miniLater')
    return [criterionSentence(criterion, locale), mini, t('ranking.miniOnce')].join(' ')
  }
}
