import type { ClassHistory } from '../../domain/history/class-history.ts'
import type { Title } from '../../domain/history/titles.ts'
import { classHistoryAddress, homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import TitleCell from './TitleCell.tsx'

interface Props {
  readonly locale: Locale
  readonly pastEditions: readonly EditionIndex[]
  readonly classes: readonly ClassHistory[]
}

/**
 * The titles that a page can hold (docs/quality.md#weight-and-speed): older editions are shown on the pages of the classes.
 */
const MOST = 520

/** The champions of every class and play-off, year by year beside each other. */
export default function ChampionsTable({ locale, pastEditions, classes }: Props) {
  const t = translator(locale)
  const years = fitting(pastEditions, classes)
  const left = pastEditions.length - years.length
  return (
    <section className="section" aria-labelledby="champions">
      <h2 id="champions">{t('champions.all')}</h2>
      <section className="table-box champions-table" tabIndex={0} aria-label={t('champions.caption')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('states.class')}</th>
              {years.map((year) => (
                <th scope="col" key={year}>
                  <a href={localized(homeAddress(year), locale)}>{year}</a>
                </th>
              ))}
            </tr>
          </thead>
          {classes.map((history) => (
            <ClassRows locale={locale} history={history} years={years} key={history.key} />
          ))}
        </table>
      </section>
      {left > 0 && <p className="small quiet">{t('champions.older', { count: left })}</p>}
    </section>
  )
}

interface RowsProps {
  readonly locale: Locale
  readonly history: ClassHistory
  readonly years: readonly number[]
}

function ClassRows({ locale, history: { key, shortName, years: ofClass }, years }: RowsProps) {
  const titles = ofClass.flatMap((year) => year.titles)
  const levels = [...new Set(titles.map(({ level }) => level))].sort((one, other) => one - other)
  return (
    <tbody>
      {levels.map((level) => {
        const ofLevel = titles.filter((title) => title.level === level)
        return (
          <tr className={level === 0 ? 'main-title' : undefined} key={level}>
            <th scope="row">
              {level === 0 ? (
                <a dir="auto" href={localized(classHistoryAddress(key), locale)}>
                  {shortName}
                </a>
              ) : (
                playoffName(ofLevel, shortName, locale)
              )}
            </th>
            {years.map((year) => {
              const title = ofLevel.find((one) => one.year === year)
              return <td key={year}>{title && <TitleCell locale={locale} title={title} />}</td>
            })}
          </tr>
        )
      })}
    </tbody>
  )
}

/** The last name of a lower play-off. A screen reader also reads out its class. */
const playoffName = ([title]: readonly Title[], shortName: string, locale: Locale) => (
  <>
    <span className="hidden-text" dir="auto">{`${shortName} `}</span>
    <bdi>{title?.division.name[locale]}</bdi>
  </>
)

/** Returns the years of the newest editions for which there is room. */
function fitting(pastEditions: readonly EditionIndex[], classes: readonly ClassHistory[]): number[] {
  let titles = 0
  const years: number[] = []
  for (const { edition } of pastEditions) {
    for (const { years: ofClass } of classes)
      titles += ofClass.find(({ index }) => index.edition === edition)?.titles.length ?? 0
    if (years.length > 0 && titles > MOST) break
    years.push(edition.year)
  }
  return years
}
