import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { showsTable } from '../../domain/publication/gates.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMoment } from '../page/page-moment.ts'
import StandingsTable from '../team/StandingsTable.tsx'
import Part from '../ui/Part.tsx'
import { editionCard } from './edition-card.ts'
import MatchesAround from './MatchesAround.tsx'
import MatchFacts from './MatchFacts.tsx'
import MatchHead from './MatchHead.tsx'
import Scoreboard from './Scoreboard.tsx'
import { sideName } from './side-name.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly category: Category
  readonly division: Division
  readonly moment: PageMoment
}

/** A match's page: its score, its timeline, its facts, the table it counts in and what comes before and after it. */
export default function MatchView({ site, match, category, division, moment }: Props) {
  const { locale, cup, index } = site
  const t = translator(locale)
  const sides = { home: sideName(match.home, t), away: sideName(match.away, t) }
  const follows = { cupId: cup.id, tournamentId: index.edition.tournamentId, matchId: match.id }
  return (
    <>
      <MatchHead site={site} match={match} category={category} division={division} />
      <div className="scoreboard" data-match={site.underWay ? match.id : undefined}>
        <Scoreboard card={editionCard(match, site, { date: true, field: true })} />
      </div>
      {moment.freshness}
      {site.underWay && !category.resultsHidden && (
        <details className="panel panel-pad section">
          <summary>{t('timeline.title')}</summary>
          <Part name="timeline" props={{ locale, follows, sides }}>
            <p className="quiet">{t('timeline.loading')}</p>
          </Part>
        </details>
      )}
      {category.resultsHidden && <p className="note section">{t('match.hiddenNote')}</p>}
      <MatchFacts site={site} match={match} division={division} />
      {showsTable(category, division) && (
        <section className="section" aria-labelledby="standings">
          <h2 id="standings">
            {`${t('match.standings')}, `}
            <bdi>{division.name[locale]}</bdi>
          </h2>
          <StandingsTable
            site={site}
            category={category}
            division={division}
            caption={division.name[locale]}
            ownTeamIds={[match.home, match.away].flatMap((side) => teamIdOf(side) ?? [])}
          />
        </section>
      )}
      <MatchesAround site={site} match={match} division={division} />
    </>
  )
}
