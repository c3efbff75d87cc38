import { localized } from '../../domain/presentation/addresses.ts'
import { divisionPage } from '../../domain/presentation/division-page.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { bracketOf, matchesBefore, nextMatches } from '../../domain/tournament/bracket.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { aroundTeams } from '../../domain/tournament/matches-around.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from './MatchRows.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly division: Division
}

const SHOW = { field: true, date: true } as const

/** The way of a match through its bracket, and what its teams play before and after it. */
export default function MatchesAround({ site, match, division }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const way = division.kind === 'group' ? [] : wayThrough(division, match)
  const teamIds = [match.home, match.away].flatMap((side) => teamIdOf(side) ?? [])
  const around = aroundTeams(teamIds, match, (id) => index.matchesByTeam.get(id) ?? [], way)
  return (
    <>
      {way.length > 0 && (
        <section className="section" aria-labelledby="way">
          <div className="section-head">
            <h2 id="way">{t('match.way')}</h2>
            <a href={localized(divisionPage(year, division), locale)}>{t('match.wholeBracket')}</a>
          </div>
          <MatchRows site={site} matches={way} show={SHOW} />
        </section>
      )}
      {around.length > 0 && (
        <section className="section" aria-labelledby="meetings">
          <h2 id="meetings">{t('match.meetings')}</h2>
          <div className="group-grid">
            {around.map(({ teamId, matches }) => (
              <div className="group" key={teamId}>
                <h3>
                  <bdi>{index.teams.get(teamId)?.name}</bdi>
                </h3>
                <MatchRows site={site} matches={matches} show={{ ...SHOW, ownTeamId: teamId }} />
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function wayThrough(division: Division, match: Match): Match[] {
  const bracket = bracketOf(division)
  const { winner, loser } = nextMatches(bracket, match.id)
  return [...matchesBefore(bracket, match.id), winner, loser].filter((other) => other !== null)
}
