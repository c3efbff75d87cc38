import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { RankingCriterion, RankingRule } from '../../domain/tournament/ranking.ts'
import { isHeadToHead } from '../../domain/tournament/ranking.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

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
      <p>{t('ranking.points', rule.points)}</p>
      <p>{t(rule.chain.length > 0 ? 'ranking.intro' : 'ranking.noSteps')}</p>
      {rule.chain.length > 0 && (
        <ol className="ranking-steps">
          {rule.chain.map((criterion, at) => (
            <li key={criterion}>
              <strong>{t(`criterion.${criterion}`)}</strong>
              {at === firstOwn ? firstOwnText(criterion) : t(`ranking.step.${criterion}`)}
            </li>
          ))}
        </ol>
      )}
      {rule.chain.length > 0 && <p>{t('ranking.end')}</p>}
    </section>
  )

  function firstOwnText(criterion: RankingCriterion): string {
    const mini = t(firstOwn === 0 ? 'ranking.mini' : 'ranking.miniLater')
    return [t(`ranking.step.${criterion}`), mini, t('ranking.miniOnce')].join(' ')
  }
}
