import { rankingsInUse } from '../../domain/live/ranking-example.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import RankingChain from './RankingChain.tsx'
import RankingExample from './RankingExample.tsx'

interface Props {
  readonly site: EditionSite
}

/** The page that explains how an edition ranks its tables; if classes differ, rule by rule. */
export default function RankingView({ site }: Props) {
  const t = translator(site.locale)
  const rankings = rankingsInUse(site.index)
  return (
    <>
      <PageHead title={t('ranking.title', { year: site.year })} lead={t('ranking.lead')} />
      {rankings.length === 0 && <p className="empty">{t('ranking.none')}</p>}
      {rankings.map(({ rule, categories, example }, at) => (
        <div className="columns is-second-beside" key={categories[0]?.id}>
          <RankingChain
            site={site}
            rule={rule}
            id={`steps-${at + 1}`}
            categories={rankings.length > 1 ? categories : []}
          />
          <RankingExample site={site} id={`example-${at + 1}`} example={example} />
          {at === rankings.length - 1 && <WhatCounts site={site} />}
        </div>
      ))}
    </>
  )
}

function WhatCounts({ site: { locale, index } }: Pick<Props, 'site'>) {
  const t = translator(locale)
  const { categories } = index.edition
  const hasCarried = categories.some(({ divisions }) =>
    divisions.some(({ carriedOver }) => carriedOver.length > 0),
  )
  const hidden = categories.filter(({ resultsHidden, tablesHidden }) => resultsHidden || tablesHidden)
  const classes = hidden.map(({ name }) => isolated(name[locale])).join(', ')
  return (
    <section className="section" aria-labelledby="counts">
      <h2 id="counts">{t('ranking.counts')}</h2>
      <ul className="what-counts stack gap-2">
        <li>{t('ranking.finished')}</li>
        <li>{t('ranking.walkover')}</li>
        {hasCarried && <li>{t('ranking.carried')}</li>}
        <li>{t('ranking.published')}</li>
        {hidden.length > 0 && (
          <li>
            <Sentence text={t('ranking.hidden', { classes })} />
          </li>
        )}
      </ul>
    </section>
  )
}
