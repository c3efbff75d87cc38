import { type ClassHistory, mostTitles } from '../../domain/history/class-history.ts'
import { lastSeen } from '../../domain/history/club-records.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import ColumnChart from '../statistics/ColumnChart.tsx'
import PageHead from '../ui/PageHead.tsx'
import type { HistoryProps } from './ChampionsPage.tsx'
import ClassChips from './ClassChips.tsx'
import ClassYearPanel from './ClassYearPanel.tsx'
import { yearSpan } from './year-span.ts'

interface Props extends HistoryProps {
  readonly history: ClassHistory
}

/** A class through the years: who won its play-offs, and how many came. */
export default function ClassHistoryPage({ locale, pastEditions, classes, history }: Props) {
  const t = translator(locale)
  const editions = history.years.map(({ index }) => index)
  return (
    <>
      <PageHead
        title={t('history.class', { name: history.name[locale] })}
        lead={t('champions.lead', { count: editions.length, span: yearSpan(editions) })}
      >
        <ClassChips locale={locale} classes={classes} own={history.key} />
      </PageHead>
      <ol className="grid of-22 gap-3">
        {history.years.map((year) => (
          <ClassYearPanel locale={locale} year={year} key={year.index.edition.year} />
        ))}
      </ol>
      <MostTitles locale={locale} pastEditions={pastEditions} history={history} />
      <TeamsByYear locale={locale} history={history} />
    </>
  )
}

function MostTitles({ locale, pastEditions, history }: Omit<Props, 'classes'>) {
  const t = translator(locale)
  const clubs = mostTitles(history).flatMap(({ clubId, years }) => {
    const seen = lastSeen(clubId, pastEditions)
    return seen ? [{ ...seen, years }] : []
  })
  if (clubs.length === 0) return null
  return (
    <section className="section" aria-labelledby="most">
      <h2 id="most">{t('years.most')}</h2>
      <ul className="feats panel">
        {clubs.map(({ name, team, address, years }) => (
          <li className="row baseline gap-3" key={team.id}>
            <strong className="num">{years.length}</strong>
            <span>
              <a dir="auto" href={localized(address, locale)}>
                {name}
              </a>
              <span className="small quiet">{years.join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TeamsByYear({ locale, history }: Pick<Props, 'locale' | 'history'>) {
  const t = translator(locale)
  const title = t('years.teams')
  const rows = history.years.toReversed().map(({ index: { edition }, category }) => ({
    label: `’${String(edition.year).slice(-2)}`,
    name: String(edition.year),
    value: playingTeams(category).length,
    text: wholeNumber(playingTeams(category).length, locale),
  }))
  if (rows.length < 2) return null
  return (
    <section className="section" aria-labelledby="teams">
      <h2 id="teams">{title}</h2>
      <div className="panel panel-pad">
        <ColumnChart locale={locale} title={title} rows={rows} />
      </div>
    </section>
  )
}
