import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import { firstAwaited, matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import MatchList from '../match/MatchList.tsx'

interface Props {
  readonly site: EditionSite
  readonly division: Division
}

/** A group's matches by day: while it plays from the first that is on or comes next, then the earlier ones, folded. */
export default function GroupMatches({ site, division }: Props) {
  const t = translator(site.locale)
  const matches = matchDays(division.matches).flatMap((day) => day.matches)
  const first = firstAwaited(matches, !site.underWay)
  const earlier = first ? matches.slice(0, matches.indexOf(first)) : []
  const list = (shown: typeof matches) => <MatchList site={site} matches={shown} show={{ field: true }} />
  return (
    <section className="section" aria-labelledby="matches">
      <h2 id="matches">{t('division.matches')}</h2>
      {list(matches.slice(earlier.length))}
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>{t('match.before', { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
    </section>
  )
}
