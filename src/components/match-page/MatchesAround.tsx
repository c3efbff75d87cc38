import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { bracketOf, matchesBefore } from '../../domain/tournament/bracket.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { aroundTeams } from '../../domain/tournament/matches-around.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { stakesOf } from '../../domain/tournament/stakes.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly division: Division
}

const SHOW = { field: true, date: true } as const

/** The play-off matches that lead to a match, and the matches that its teams play before and after it. */
export default function MatchesAround({ site, match, division }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const teamIds = [match.home, match.away].flatMap((side) => teamIdOf(side) ?? [])
  // Once both teams are known, the matches that lead here are among the teams' own matches.
  const isOpen = division.kind === 'playoff' && teamIds.length < 2
  const way = isOpen ? matchesBefore(bracketOf(division), match.id) : []
  // The section on what the match decides already shows these two.
  const { winner, loser } = stakesOf(match, index) ?? { winner: null, loser: null }
  const shown = [...way, winner, loser].filter((other) => other !== null)
  const around = aroundTeams(teamIds, match, (id) => index.matchesByTeam.get(id) ?? [], shown)
  return (
    <>
      {way.length > 0 && (
        <section className="section" aria-labelledby="way">
          <h2 id="way">{t('match.way')}</h2>
          <MatchRows site={site} matches={way} show={SHOW} />
        </section>
      )}
      {around.length > 0 && (
        <section
          className="section"
          aria-labelledby="meetings"
          data-result={division.kind === 'playoff' ? 'own' : undefined}
        >
          <h2 id="meetings">{t('match.meetings')}</h2>
          <div className="grid of-20 fit gap-5 gap-x-4">
            {around.map(({ teamId, matches }) => (
              <div className="group stack gap-2 packed" key={teamId}>
                <h3>
                  <bdi>{hyphenated(index.teams.get(teamId)?.name ?? '')}</bdi>
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
