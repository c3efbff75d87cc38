import type { EditionSite } from '../../domain/site/page-site.ts'
import { isFinal } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { branchesOf, wayToFinal } from '../../domain/tournament/way-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import StopLine from './StopLine.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/**
 * What follows a win and a defeat: `Win: semifinal, 11:00, Heden 3, against the winner of X–Y. Lose: out.`, and the way
 * from there to the final.
 */
export default function Branches({ site, match }: Props) {
  const t = translator(site.locale)
  const { win, loss, isLoserOut } = branchesOf(match, site.index)
  if (!win) return null
  return (
    <div className="branches" data-result="note">
      <dl className="outcomes stack gap-1">
        <div className="row baseline gap-x-2">
          <dt>{t('team.win')}</dt>
          <dd className="cluster baseline gap-x-2">
            <StopLine site={site} stop={win} />
          </dd>
        </div>
        {(loss || isLoserOut) && (
          <div className="row baseline gap-x-2">
            <dt>{t('team.lose')}</dt>
            <dd className="cluster baseline gap-x-2">
              {loss ? <StopLine site={site} stop={loss} /> : t('team.out')}
            </dd>
          </div>
        )}
      </dl>
      <WayToFinal site={site} match={match} />
    </div>
  )
}

/** The rounds after the next one, up to the final. */
export function WayToFinal({ site, match }: Props) {
  const t = translator(site.locale)
  const way = wayToFinal(match, site.index)
  const last = way.at(-1)
  if (!last || !isFinal(last.match) || last === way[0]) return null
  return (
    <details className="way-on">
      <summary>{t('need.way')}</summary>
      <ol className="grid of-20 gap-x-4">
        {way.slice(1).map((stop) => (
          <li className="cluster baseline gap-x-2" key={stop.match.id}>
            <StopLine site={site} stop={stop} />
          </li>
        ))}
      </ol>
    </details>
  )
}
