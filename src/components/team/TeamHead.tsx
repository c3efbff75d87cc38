import {
  categoryAddress,
  clubAddress,
  localized,
  nationAddress,
  teamAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import HeartSlot from '../account/HeartSlot.tsx'
import Flag from '../match/Flag.tsx'
import ShareButton from '../share/ShareButton.tsx'
import TeamReached from './TeamReached.tsx'

interface Props {
  readonly site: EditionSite
  readonly team: Team
  readonly category: Category
  /** All classes that the team plays in. */
  readonly classes: readonly Category[]
  readonly matches: readonly Match[]
}

/** The name of a team, its classes, and how far it has come. */
export default function TeamHead({ site, team, category, classes, matches }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const to = (address: string) => localized(address, locale)
  const nation = nationOf(team.nationCode)
  const club = index.clubs.get(team.clubId ?? '')
  const clubTeams = index.teamsByClub.get(club?.id ?? '')?.length ?? 0
  return (
    <div className="page-head team-head">
      <div className="head-row row upper gap-3 apart">
        <h1 className="title-flag row gap-3">
          {nation && <Flag flag={nation.flag} />}
          <bdi>{hyphenated(team.name)}</bdi>
        </h1>
        <HeartSlot
          locale={locale}
          from={to(teamAddress(year, team.id))}
          target={{
            kind: 'team',
            teamId: team.id,
            year,
            name: team.name,
            nation: nation?.names.en ?? '',
            nationCode: team.nationCode ?? '',
            category: category.name.en,
            categoryShort: category.shortName,
          }}
        />
      </div>
      <ul className="team-line">
        {classes.map((one) => (
          <li key={one.id}>
            <a href={to(categoryAddress(year, one.id))}>
              <bdi>{one.name[locale]}</bdi>
            </a>
          </li>
        ))}
        <TeamReached site={site} teamId={team.id} matches={matches} />
        {club && (
          <li>
            {club.name === team.name && clubTeams === 1 ? (
              <a href={to(clubAddress(year, club.id))}>{t('team.toClub')}</a>
            ) : (
              <a href={to(clubAddress(year, club.id))}>
                <bdi>{hyphenated(club.name)}</bdi>
                {`: ${t('categories.teams', { count: clubTeams })}`}
              </a>
            )}
          </li>
        )}
        {nation && (
          <li>
            <a href={to(nationAddress(year, nation.key))}>{nation.names[locale]}</a>
          </li>
        )}
        <li>
          <ShareButton locale={locale} look="link-button" />
        </li>
      </ul>
    </div>
  )
}
