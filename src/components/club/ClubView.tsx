import { clubDays } from '../../domain/club/club-days.ts'
import type { ClubHistory } from '../../domain/club/club-history.ts'
import { pressClubAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { medalsByClub } from '../../domain/tournament/medals.ts'
import { translator } from '../../i18n/translate.ts'
import EmbedCode from '../embed-code/EmbedCode.tsx'
import NationMedals from '../nation/NationMedals.tsx'
import ClubStory from '../story/ClubStory.tsx'
import PressLink from '../ui/PressLink.tsx'
import ClubCohorts from './ClubCohorts.tsx'
import ClubHead from './ClubHead.tsx'
import ClubOpponents from './ClubOpponents.tsx'
import ClubTeams from './ClubTeams.tsx'
import ClubTimeline from './ClubTimeline.tsx'
import ClubYears from './ClubYears.tsx'

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly history: ClubHistory | null
}

/**
 * A club's page: one timeline of all its teams, which comes first while the cup is played, where each team stands, and the
 * club through the years.
 */
export default function ClubView({ site, club, history }: Props) {
  const { index, locale } = site
  const teams = index.teamsByClub.get(club.id) ?? []
  const days = clubDays(index, club.id)
  const medals = medalsByClub(index).get(club.id) ?? []
  const timeline = <ClubTimeline site={site} club={club} days={days} />
  return (
    <>
      <ClubHead site={site} club={club} teams={teams} />
      {teams.length === 0 && <p className="empty">{translator(locale)('clubs.noTeams')}</p>}
      {site.underWay && timeline}
      <NationMedals site={site} medals={medals} />
      <ClubStory site={site} name={club.name} teams={teams} />
      <ClubTeams site={site} club={club} />
      {!site.underWay && timeline}
      {history && (
        <>
          <ClubYears site={site} club={club} history={history} />
          <ClubCohorts site={site} club={club} cohorts={history.cohorts} />
          <ClubOpponents site={site} opponents={history.opponents} nations={history.nations} />
        </>
      )}
      {teams.length > 0 && <PressLink locale={locale} address={pressClubAddress(site.year, club.id)} />}
      {teams.length > 0 && <EmbedCode site={site} embeds={[{ kind: 'club', club: club.id, day: null }]} />}
    </>
  )
}
