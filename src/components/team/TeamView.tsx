import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { matchesOfTeam } from '../../domain/tournament/decided-seats.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'
import { teamRecord } from '../../domain/tournament/team-record.ts'
import { translator } from '../../i18n/translate.ts'
import WayToNext from '../arena/WayToNext.tsx'
import AgendaCards from '../live/AgendaCards.tsx'
import MatchList from '../match/MatchList.tsx'
import type { PageMoment } from '../page/page-moment.ts'
import ClubSections, { type ClubYears } from './ClubSections.tsx'
import { groupTables } from './group-tables.ts'
import RecordFigures from './RecordFigures.tsx'
import StandingsTable from './StandingsTable.tsx'
import TeamHead from './TeamHead.tsx'

interface Props {
  readonly site: EditionSite
  readonly team: Team
  readonly category: Category
  readonly clubYears: ClubYears
  readonly moment: PageMoment
}

/** A team's page: what comes next, its figures, its matches by day, its tables, its club. */
export default function TeamView({ site, team, category, clubYears, moment }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const matches = matchesOfTeam(team.id, category, index.matchesByTeam.get(team.id) ?? [])
  const classes = [...index.categories.values()].filter(({ teams }) => teams.some(({ id }) => id === team.id))
  const resultsShown = classes.some((one) => !one.resultsHidden)
  const tables = groupTables(index, team.id)
  return (
    <>
      <TeamHead site={site} team={team} category={category} classes={classes} matches={matches} />
      {site.underWay && <AgendaCards site={site} matches={matches} isFieldNamed now={moment.now} />}
      {site.underWay && <WayToNext site={site} matches={matches} now={moment.now} />}
      {resultsShown && <RecordFigures record={teamRecord(matches, team.id)} t={t} />}
      {!resultsShown && <p className="note">{t('category.hidden')}</p>}
      {moment.freshness}
      <div className="columns">
        <section className="section" aria-labelledby="days">
          <h2 id="days">{t('team.dayByDay')}</h2>
          {matches.length === 0 ? (
            <p className="empty">{t('team.noMatches')}</p>
          ) : (
            <MatchList
              site={site}
              matches={matches}
              show={{ group: true, field: true, ownTeamId: team.id }}
            />
          )}
        </section>
        <div>
          {tables.map(({ group, own }, at) => (
            <section
              className="section"
              aria-labelledby={at === 0 ? 'group' : `group-${at + 1}`}
              key={group.id}
            >
              <h2 id={at === 0 ? 'group' : `group-${at + 1}`}>
                {tables.length > 1 && (
                  <>
                    <bdi>{own.name[locale]}</bdi>
                    {', '}
                  </>
                )}
                <bdi>{group.name[locale]}</bdi>
              </h2>
              <StandingsTable
                site={site}
                category={own}
                division={group}
                caption={t('division.standings')}
                ownTeamIds={[team.id]}
              />
            </section>
          ))}
          <ClubSections site={site} team={team} years={clubYears} />
        </div>
      </div>
    </>
  )
}
