import { localized, statesAddress } from '../../domain/presentation/addresses.ts'
import { oneDecimal, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { GoalCount } from '../../domain/tournament/statistics.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import ColumnChart from './ColumnChart.tsx'
import type { ChartRow } from './chart-row.ts'
import { type EditionYear, sumOfYears, withCount, yearAxis } from './edition-year.ts'
import FoldedTable from './FoldedTable.tsx'

interface Props {
  readonly site: EditionSite
  readonly years: readonly EditionYear[]
  /** The goals scored in the edition of the page. */
  readonly counted: GoalCount
}

interface Measure {
  readonly measure: (typeof MEASURES)[number]
  readonly title: string
  readonly rows: readonly (ChartRow | null)[]
}

const MEASURES = ['teams', 'nations', 'matches', 'goals'] as const

/** The editions of the archive side by side. */
export default function YearComparison({ site, years: built, counted }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  const years = withCount(built, year, counted)
  const measures = measuresOf(years, site, t)
  const all = sumOfYears(years)
  const cell = (value: number) => (value > 0 ? wholeNumber(value, locale) : '–')
  return (
    <section className="section" aria-labelledby="through-the-years">
      <h2 id="through-the-years">{t('states.editions')}</h2>
      <div className="panel panel-pad">
        <div className="grid of-26 fit gap-5">
          {measures.map(({ measure, title, rows }) => (
            <figure className="chart-figure" key={measure}>
              <figcaption>{title}</figcaption>
              <ColumnChart locale={locale} title={title} rows={rows} />
            </figure>
          ))}
        </div>
        <FoldedTable t={t} caption={t('states.editions')}>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('states.year')}
              </th>
              {measures.map(({ measure, title }) => (
                <th scope="col" key={measure}>
                  {title}
                </th>
              ))}
              <th scope="col">{t('states.goalsPerMatch')}</th>
            </tr>
          </thead>
          <tbody>
            {years.toReversed().map((edition) => (
              <tr className={edition.year === year ? 'own' : undefined} key={edition.year}>
                <th scope="row" data-order={edition.year}>
                  <a
                    href={localized(statesAddress(edition.year), locale)}
                    aria-current={edition.year === year ? 'page' : undefined}
                  >
                    {edition.year}
                  </a>
                </th>
                {measures.map(({ measure }) => (
                  <td data-order={edition[measure] || undefined} key={measure}>
                    {cell(edition[measure])}
                  </td>
                ))}
                <td data-order={edition.average}>
                  {edition.average === null ? '–' : oneDecimal(edition.average, locale)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('states.allYears', { count: years.length })}</th>
              {measures.map(({ measure }) => (
                <td key={measure}>{measure === 'nations' ? '' : cell(all[measure])}</td>
              ))}
              <td />
            </tr>
          </tfoot>
        </FoldedTable>
      </div>
    </section>
  )
}

/** Returns the measures that can be compared: one that is known for no year is left out. */
function measuresOf(years: readonly EditionYear[], { locale, year }: EditionSite, t: Translate): Measure[] {
  const axis = yearAxis(years)
  return MEASURES.map((measure) => ({
    measure,
    title: t(`states.${measure}`),
    rows: axis.map((edition) =>
      edition && edition[measure] > 0
        ? {
            label: axis.length > 8 ? `’${String(edition.year).slice(-2)}` : String(edition.year),
            value: edition[measure],
            text: wholeNumber(edition[measure], locale),
            current: edition.year === year,
          }
        : null,
    ),
  })).filter(({ rows }) => rows.some((row) => row !== null))
}
