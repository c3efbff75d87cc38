import { clubDays } from '../../domain/club/club-days.ts'
import type { ClubHistory } from '../../domain/club/club-history.ts'
import { pressClubAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { medalsByClub } from '../../domain/tournament/medals.ts'
import { translator } from '../../i18n/translate.ts'
import { NextMatches } from '../nation/NationMatches.tsx'
import NationMedals from '../nation/NationMedals.tsx'
import ClubStory from '../story/ClubStory.tsx'
import PressLink from '../ui/PressLink.tsx'
import type { PageMoment } from '../ui/page-moment.ts'
import ClubCohorts from './ClubCohorts.tsx'
import ClubHead from './ClubHead.tsx'
import ClubOpponents from './ClubOpponents.tsx'
import ClubTeams from './ClubTeams.tsx'
import ClubTimeline from './ClubTimeline.tsx'
import ClubYears from './ClubYears.tsx'
import { clubMatchesLink } from './club-links.ts'

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly history: ClubHistory | null
  readonly moment: PageMoment
}

/** A club's page: what its teams play now, where each stands, one timeline of all, and the club through the years. */
export default function ClubView({ site, club, history, moment }: Props) {
  const { index, locale } = site
  const teams = index.teamsByClub.get(club.id) ?? []
  const days = clubDays(index, club.id)
  const medals = medalsByClub(index).get(club.id) ?? []
  return (
    <>
      <ClubHead site={site} club={club} teams={teams} />
      {moment.freshness}
      {teams.length === 0 && <p className="empty">{translator(locale)('clubs.noTeams')}</p>}
      <NextMatches
        site={site}
        matches={days.flatMap(({ entries }) => entries)}
        all={clubMatchesLink(site, club)}
      />
      <NationMedals site={site} medals={medals} />
      <ClubStory site={site} name={club.name} teams={teams} />
      <ClubTeams site={site} club={club} />
      <ClubTimeline site={site} club={club} days={days} />
      {history && (
        <>
          <ClubYears site={site} club={club} history={history} />
          <ClubCohorts site={site} club={club} cohorts={history.cohorts} />
          <ClubOpponents site={site} opponents={history.opponents} nations={history.nations} />
        </>
      )}
      {teams.length > 0 && <PressLink locale={locale} address={pressClubAddress(site.year, club.id)} />}
    </>
  )
}
