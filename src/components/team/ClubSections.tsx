import type { ClubYear } from '../../domain/club/club-year.ts'
import { clubAddress, localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { YearList } from '../club/ClubYears.tsx'

export type ClubYears = readonly ClubYear[]

interface Props {
  readonly site: EditionSite
  readonly team: Team
  readonly years: ClubYears
}

/** The other teams of a team's club, and the club's results in the years in which it took part. */
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
          <div className="section-head cluster baseline gap-2 gap-x-4 apart">
            <h2 id="club">{t('team.clubTeams', { club: hyphenated(club.name) })}</h2>
            <a href={to(clubAddress(year, club.id))}>{t('team.toClub')}</a>
          </div>
          <ul className="panel panel-pad columns-list">
            {siblings.map(({ id, name, categoryId }) => (
              <li key={id}>
                <a href={to(teamAddress(year, id))}>
                  <bdi>{hyphenated(name)}</bdi>
                </a>{' '}
                <span className="quiet small">{index.categories.get(categoryId)?.shortName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {years.length > 1 && (
        <section className="section" aria-labelledby="years" data-result="block">
          <h2 id="years">{t('team.history', { club: hyphenated(club.name) })}</h2>
          <YearList site={site} years={years} />
        </section>
      )}
    </>
  )
}
