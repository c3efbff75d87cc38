import type { ClubHistory } from '../../domain/club/club-history.ts'
import type { ClubYear } from '../../domain/club/club-year.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { reachedText } from '../match/standing-text.ts'
import Figures from '../nation/Figures.tsx'
import Sentence from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly history: ClubHistory
}

/** A club in all editions: how often it took part, with how many teams, and how far its best teams came. */
export default function ClubYears({ site, club, history }: Props) {
  const { locale, latestYear } = site
  const t = translator(locale)
  const { years, teams, played, medals, best } = history
  if (years.length < 2) return null
  const won = medals.reduce((sum, count) => sum + count, 0)
  const figures = [
    { label: t('clubs.editions'), value: years.length },
    { label: t('nation.teams'), value: teams },
    { label: t('clubs.matches'), value: played },
    ...(won > 0
      ? medals.map((value, at) => ({ label: t(`nation.place.${(at + 1) as 1 | 2 | 3}`), value }))
      : []),
  ]
  const isLatestLeftOut = years.some(({ year }) => year === latestYear)
  return (
    <section className="section" aria-labelledby="years" data-result="block">
      <h2 id="years">{t('team.history', { club: hyphenated(club.name) })}</h2>
      <Figures figures={figures} locale={locale} />
      {isLatestLeftOut && (
        <p className="small quiet">{t('clubs.withoutLatest', { year: latestYear ?? '' })}</p>
      )}
      {best.length > 0 && (
        <>
          <h3>{t('clubs.best')}</h3>
          <ol className="panel club-best">
            {best.map(({ year, category, reached, address }) => (
              <li key={address}>
                <span className="num quiet">{year}</span>
                <bdi>{category}</bdi>
                <a className={reached.place === 1 ? 'won' : undefined} href={localized(address, locale)}>
                  <Sentence text={reachedText(reached, reached.playoff, locale)} />
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{t('clubs.yearByYear')}</h3>
      <YearList site={site} years={years} />
    </section>
  )
}

/** The years in which a club took part, each a link to its page of that year. */
export function YearList({
  site,
  years,
}: {
  readonly site: EditionSite
  readonly years: readonly ClubYear[]
}) {
  return (
    <ol className="panel club-years">
      {years.map((other) => (
        <YearRow key={other.year} site={site} other={other} />
      ))}
    </ol>
  )
}

function YearRow({
  site: { locale, year },
  other,
}: {
  readonly site: EditionSite
  readonly other: ClubYear
}) {
  return (
    <li>
      <a
        className="num"
        href={localized(other.address, locale)}
        aria-current={other.year === year ? 'true' : undefined}
      >
        {other.year}
      </a>
      <span className="quiet small">{translator(locale)('team.teamsThatYear', { count: other.teams })}</span>
      {other.best.map(({ category, playoff, reached, address }) => (
        <a
          key={address}
          className={reached.place === 1 ? 'best won' : 'best'}
          href={localized(address, locale)}
        >
          <bdi className="quiet">{category}</bdi> <Sentence text={reachedText(reached, playoff, locale)} />
        </a>
      ))}
    </li>
  )
}
