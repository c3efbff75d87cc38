import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import { compareNames } from '../../domain/presentation/name-order.ts'
import type { ClubYear, EditionSite } from '../../domain/presentation/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'
import { reachedText } from './standing-text.ts'

export type ClubYears = readonly ClubYear[]

interface Props {
  readonly site: EditionSite
  readonly team: Team
  readonly years: ClubYears
}

/** The other teams of a team's club, and how far it came in the years in which it was here. */
export default function ClubSections({ site, team, years }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const to = (address: string) => localized(address, locale)
  const club = team.clubId === null ? undefined : index.clubs.get(team.clubId)
  if (!club) return null
  const siblings = (index.teamsByClub.get(club.id) ?? [])
    .filter(({ id }) => id !== team.id)
    .toSorted((one, other) => compareNames(one.name, other.name, locale))
  return (
    <>
      {siblings.length > 0 && (
        <section className="section" aria-labelledby="club">
          <h2 id="club">{t('team.clubTeams', { club: club.name })}</h2>
          <ul className="panel panel-pad columns-list">
            {siblings.map(({ id, name, categoryId }) => (
              <li key={id}>
                <a href={to(teamAddress(year, id))}>
                  <bdi>{name}</bdi>
                </a>{' '}
                <span className="quiet small">{index.categories.get(categoryId)?.shortName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {years.length > 1 && (
        <section className="section" aria-labelledby="years">
          <h2 id="years">{t('team.history', { club: club.name })}</h2>
          <ol className="panel club-years">
            {years.map((other) => (
              <ClubYearRow key={other.year} site={site} other={other} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function ClubYearRow({
  site: { locale, year },
  other,
}: {
  readonly site: EditionSite
  readonly other: ClubYear
}) {
  const t = translator(locale)
  return (
    <li>
      <a
        className="num"
        href={localized(other.address, locale)}
        aria-current={other.year === year ? 'true' : undefined}
      >
        {other.year}
      </a>
      <span className="quiet small">{t('team.teamsThatYear', { count: other.teams })}</span>
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
