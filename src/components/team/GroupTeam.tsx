import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import Flag from '../match/Flag.tsx'
import { nameInGroup } from './name-in-group.ts'

interface Props {
  readonly site: EditionSite
  readonly division: Division
  readonly teamId: string
}

/** A team of a group with its flag, linked to its page if it has one. */
export default function GroupTeam({ site, division, teamId }: Props) {
  const team = site.index.teams.get(teamId)
  return (
    <>
      <Flag flag={nationOf(team?.nationCode ?? null)?.flag} />
      {team ? (
        <a href={localized(teamAddress(site.year, teamId), site.locale)}>
          <bdi>{hyphenated(team.name)}</bdi>
        </a>
      ) : (
        <bdi>{hyphenated(nameInGroup(teamId, division, site))}</bdi>
      )}
    </>
  )
}
