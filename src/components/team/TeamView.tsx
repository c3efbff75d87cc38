import { groupStandings } from '../../domain/live/team-standing.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { teamMatches } from '../../domain/tournament/decided-seats.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { teamRecord } from '../../domain/tournament/team-record.ts'
import { withdrawnFrom } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import CalendarLinks from '../calendar/CalendarLinks.tsx'
import EmbedCode from '../embed-code/EmbedCode.tsx'
import MatchList from '../match/MatchList.tsx'
import Place from '../ui/Place.tsx'
import type { PageMoment } from '../ui/page-moment.ts'
import ClubSections, { type ClubYears } from './ClubSections.tsx'
import RecordFigures from './RecordFigures.tsx'
import TeamHead from './TeamHead.tsx'
import TeamNext from './TeamNext.tsx'
import TeamTables from './TeamTables.tsx'
import WithdrawnNote from './WithdrawnNote.tsx'

interface Props {
  readonly site: EditionSite
  readonly team: Team
  readonly category: Category
  readonly clubYears: ClubYears
  readonly moment: PageMoment
}

/** A team's page: how far it has come, what comes next, its standings, its days, its club. */
export default function TeamView({ site, team, category, clubYears, moment }: Props) {
  const { index } = site
  const t = translator(site.locale)
  const matches = teamMatches(team.id, index)
  const classes = [...index.categories.values()].filter(({ teams }) => teams.some(({ id }) => id === team.id))
  const resultsShown = classes.some((one) => !one.resultsHidden)
  const left = classes.flatMap((one) => {
    const withdrawal = one.teams.find(({ id }) => id === team.id)?.withdrawn
    return withdrawal ? [{ one, withdrawal }] : []
  })
  return (
    <>
      <TeamHead site={site} team={team} category={category} classes={classes} matches={matches} />
      {left.map(({ one, withdrawal }) => (
        <WithdrawnNote
          site={site}
          name={team.name}
          withdrawal={withdrawal}
          isOfPlayoff={
            !one.divisions.some(
              (division) => division.kind === 'group' && withdrawnFrom(division, one).has(team.id),
            )
          }
          className="note"
          key={one.id}
        />
      ))}
      {site.underWay && (
        <Place name="since" values={{ year: site.year, locale: site.locale, teamId: team.id }} />
      )}
      {site.underWay && <TeamNext site={site} teamId={team.id} matches={matches} now={moment.now} />}
      <div className="columns team-columns">
        <div>
          {!resultsShown && <p className="note">{t('category.hidden')}</p>}
          <TeamTables site={site} teamId={team.id} standings={groupStandings(index, team.id)} />
          {resultsShown && left.length === 0 && <RecordFigures record={teamRecord(matches, team.id)} t={t} />}
        </div>
        <section className="section" aria-labelledby="days">
          <h2 id="days">{t('team.dayByDay')}</h2>
          <CalendarLinks site={site} subject={{ kind: 'team', id: team.id }} />
          {matches.length === 0 ? (
            <p className="empty">
              {t(gatesOf(index.edition.publication).matches ? 'team.noMatches' : 'team.noSchedule')}
            </p>
          ) : (
            <MatchList
              site={site}
              matches={matches}
              show={{ group: true, field: true, ownTeamId: team.id }}
            />
          )}
        </section>
      </div>
      <ClubSections site={site} team={team} years={clubYears} />
      <EmbedCode
        site={site}
        embeds={[
          { kind: 'team', team: team.id },
          { kind: 'next', team: team.id },
        ]}
      />
    </>
  )
}
