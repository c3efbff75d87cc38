import type { GroupStanding } from '../../domain/live/team-standing.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import TeamNeeds from '../need/TeamNeeds.tsx'
import StandingsTable from './StandingsTable.tsx'

interface Props {
  readonly site: EditionSite
  readonly teamId: string
  readonly standings: readonly GroupStanding[]
}

/** The tables that contain a team; if there are several, each names its class. */
export default function TeamTables({ site, teamId, standings }: Props) {
  const { locale } = site
  return standings.map(({ group, own }, at) => {
    const id = at === 0 ? 'group' : `group-${at + 1}`
    return (
      <section className="section" aria-labelledby={id} key={group.id}>
        <h2 id={id}>
          {standings.length > 1 && (
            <>
              <bdi>{own.name[locale]}</bdi>
              {', '}
            </>
          )}
          <bdi>{group.name[locale]}</bdi>
        </h2>
        <TeamNeeds site={site} category={own} division={group} teamId={teamId} />
        <StandingsTable
          site={site}
          category={own}
          division={group}
          caption={translator(locale)('division.standings')}
          ownTeamIds={[teamId]}
        />
      </section>
    )
  })
}
