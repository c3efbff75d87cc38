import { localized, nationAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Club, Team } from '../../domain/tournament/edition.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import ClubEmblem from '../ui/ClubEmblem.tsx'
import FollowSlot from './FollowSlot.tsx'

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly teams: readonly Team[]
}

/** The name of a club, where it comes from, how many teams it sends, and the control to follow them all. */
export default function ClubHead({ site, club, teams }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const nation = nationOf(club.nationCode)
  const isPlaced = nation !== null && index.teamsByNation.has(nation.key)
  const classes = new Set(teams.map(({ categoryId }) => categoryId)).size
  return (
    <div className="page-head club-head">
      <h1 className="row gap-3">
        <ClubEmblem club={club.name} />
        <bdi>{hyphenated(club.name)}</bdi>
      </h1>
      <ul className="team-line">
        {nation && (
          <li>
            <Flag flag={nation.flag} />
            {isPlaced ? (
              <a href={localized(nationAddress(year, nation.key), locale)}>{nation.names[locale]}</a>
            ) : (
              <span>{nation.names[locale]}</span>
            )}
          </li>
        )}
        {teams.length > 0 && (
          <li>
            {`${t('categories.teams', { count: teams.length })} ${t('clubs.inClasses', { count: classes })}`}
          </li>
        )}
      </ul>
      {teams.length > 0 && <FollowSlot site={site} club={club} teams={teams} />}
    </div>
  )
}
