import { localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { type EditionStatistics, editionStatistics } from '../../domain/tournament/statistics.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import BarChart from './BarChart.tsx'
import Chart from './Chart.tsx'
import ColumnChart from './ColumnChart.tsx'
import { comparable } from './chart-row.ts'
import EditionFigures from './EditionFigures.tsx'
import { categoryRows, dayRows, fieldRows, hourRows, nationRows } from './edition-rows.ts'
import type { EditionYear } from './edition-year.ts'
import Highlights from './Highlights.tsx'
import TopChart from './TopChart.tsx'
import YearComparison from './YearComparison.tsx'

interface Props {
  readonly site: EditionSite
  /** The editions of the archive, and this edition as it was when the page was built. */
  readonly years: readonly EditionYear[]
  /** The address of the records of all editions, without language; null before any edition is over. */
  readonly history: string | null
}

const TOP_NATIONS = 15
const TOP_FIELDS = 10

/** The page of an edition's figures, compared with those of other years. */
export default function Statistics({ site, years, history }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const statistics = editionStatistics(index.edition)
  const isEmpty = index.edition.statistics.teams === 0 && index.matches.size === 0
  return (
    <>
      <PageHead title={t('states.title', { year })} lead={t('states.lead')} />
      {isEmpty ? (
        <p className="empty">{t('states.none')}</p>
      ) : (
        <EditionFigures site={site} statistics={statistics} />
      )}
      <Charts site={site} statistics={statistics} />
      <Highlights site={site} statistics={statistics} />
      {history !== null && (
        <p className="to-history">
          <a href={localized(history, locale)}>{t('history.records')}</a>
        </p>
      )}
      {years.length > 1 && <YearComparison site={site} years={years} counted={statistics} />}
    </>
  )
}

function Charts({
  site,
  statistics,
}: {
  readonly site: EditionSite
  readonly statistics: EditionStatistics
}) {
  const { locale } = site
  const t = translator(locale)
  const classes = comparable(categoryRows(site, statistics))
  const days = dayRows(site, statistics)
  const nations = comparable(nationRows(site, statistics))
  const hours = comparable(hourRows(site, statistics))
  const fields = comparable(fieldRows(site, statistics))
  const sidesFilled = classes.length + days.length > 0 && nations.length > 0
  const titles = {
    classes: t('states.byCategory'),
    days: t('states.byDay'),
    hours: t('states.byHour'),
    nations: t('states.byNation'),
    fields: t('states.byField'),
  }
  const [goals, average, matches] = [t('states.goals'), t('states.goalsPerMatch'), t('states.matches')]
  const classHeads = [
    t('states.class'),
    average,
    matches,
    goals,
    t('states.oneGoalShort'),
    t('states.draws'),
  ] as const
  return (
    <div className={sidesFilled ? 'pair stack gap-x-5' : undefined}>
      <div>
        <Chart locale={locale} id="by-class" title={titles.classes} heads={classHeads} rows={classes}>
          <BarChart locale={locale} title={titles.classes} rows={classes} />
        </Chart>
        <Chart locale={locale} id="by-day" title={titles.days} heads={[t('states.day'), matches]} rows={days}>
          <ColumnChart locale={locale} title={titles.days} rows={days} />
        </Chart>
        <Chart
          locale={locale}
          id="by-hour"
          title={titles.hours}
          heads={[t('states.hour'), matches]}
          rows={hours}
        >
          <ColumnChart locale={locale} title={titles.hours} rows={hours} />
        </Chart>
      </div>
      <div>
        <TopChart
          locale={locale}
          id="by-nation"
          title={titles.nations}
          heads={[t('states.nation'), t('states.teams')]}
          rows={nations}
          most={TOP_NATIONS}
        />
        <TopChart
          locale={locale}
          id="by-field"
          title={titles.fields}
          heads={[t('states.field'), matches, goals, average]}
          rows={fields}
          most={TOP_FIELDS}
        />
      </div>
    </div>
  )
}
