import { editionRecords, type MatchFeat } from '../../domain/history/match-records.ts'
import { homeAddress, localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'

interface Props {
  readonly locale: Locale
  /** The editions that are over, newest first. */
  readonly pastEditions: readonly EditionIndex[]
}

const FEATS = ['closestFinals', 'turned', 'mostGoals'] as const

/** The records of each edition, each with its match. */
export default function YearRecords({ locale, pastEditions }: Props) {
  const t = translator(locale)
  return (
    <section className="section" aria-labelledby="by-year">
      <h2 id="by-year">{t('records.byYear')}</h2>
      <section
        className="table-box year-records"
        tabIndex={0}
        aria-label={t('states.tableOf', { title: t('records.byYear') })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('states.year')}
              </th>
              {FEATS.map((feat) => (
                <th scope="col" className="text" key={feat}>
                  {t(`records.one.${feat}`)}
                </th>
              ))}
              <th scope="col" className="text">
                {t('records.one.runs')}
              </th>
            </tr>
          </thead>
          <tbody>
            {pastEditions.map((index) => (
              <YearRow locale={locale} index={index} key={index.edition.year} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function YearRow({ locale, index }: { readonly locale: Locale; readonly index: EditionIndex }) {
  const t = translator(locale)
  const { year } = index.edition
  const records = editionRecords(index)
  const [run] = records.runs
  return (
    <tr>
      <th scope="row">
        <a href={localized(homeAddress(year), locale)}>{year}</a>
      </th>
      {FEATS.map((kind) => {
        const [feat] = records[kind]
        return (
          <td className="text" key={kind}>
            {feat ? <FeatLink locale={locale} feat={feat} /> : '–'}
          </td>
        )
      })}
      <td className="text">
        {run ? (
          <>
            <a href={localized(matchAddress(year, run.match.id), locale)}>
              {t('records.wins', { count: run.length })}
            </a>{' '}
            <bdi className="small quiet">{hyphenated(run.team.name)}</bdi>
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

function FeatLink({ locale, feat: { index, category, match } }: { locale: Locale; feat: MatchFeat }) {
  const address = localized(matchAddress(index.edition.year, match.id), locale)
  return (
    <>
      <a className="num" href={address}>
        {scoreText(match.score)}
      </a>{' '}
      <bdi className="small quiet">{category.shortName}</bdi>
    </>
  )
}
