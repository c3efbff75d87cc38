import { groupStandings } from '../../domain/live/team-standing.ts'
import { showsTable } from '../../domain/tournament/gates.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { groupText } from '../match/standing-text.ts'
import GroupDecisions from '../need/GroupDecisions.tsx'
import GroupNeeds from '../need/GroupNeeds.tsx'
import StandingsTable from '../team/StandingsTable.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import type { MatchProps } from './MatchView.tsx'

/** Where a match leaves its teams in their group, in words and in the table. */
export default function MatchStandings({ site, match, category, division }: MatchProps) {
  if (!showsTable(category, division)) return null
  const { locale, index } = site
  const t = translator(locale)
  const teamIds = [match.home, match.away].flatMap((side) => teamIdOf(side) ?? [])
  const nameOf = (teamId: string) => isolated(index.teams.get(teamId)?.name ?? teamId)
  const lines = teamIds.flatMap((teamId) => {
    const standing = groupStandings(index, teamId).find(({ group }) => group === division)
    if (!standing || standing.rank === null) return []
    const { through } = standing
    const target = through && t('reached.through', { target: isolated(through.name[locale]) })
    const place = [groupText(standing, locale), target].filter(Boolean).join(', ')
    return [t('match.stands', { team: nameOf(teamId), place })]
  })
  return (
    <section className="section" aria-labelledby="standings">
      <h2 id="standings">
        {`${t('match.standings')}, `}
        <bdi>{division.name[locale]}</bdi>
      </h2>
      {lines.length > 0 && (
        <ul className="meaning" data-result="with">
          {lines.map((text) => (
            <li key={text}>
              <Sentence text={text} />
            </li>
          ))}
        </ul>
      )}
      {progressOf(match) === 'finished' ? (
        <GroupDecisions site={site} match={match} category={category} />
      ) : (
        <GroupNeeds site={site} category={category} division={division} teamIds={teamIds} />
      )}
      <StandingsTable
        site={site}
        category={category}
        division={division}
        caption={division.name[locale]}
        ownTeamIds={teamIds}
      />
    </section>
  )
}
