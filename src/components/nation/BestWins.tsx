import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { bestWins } from '../../domain/tournament/nation-matches.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'

const MOST = 5
const SHOW = { category: true, group: true, date: true } as const

interface Props {
  readonly site: EditionSite
  /** The nation's key (see `nationOf`). */
  readonly nation: string
  /** The matches of the nation's teams. */
  readonly matches: readonly Match[]
}

/** The best wins of a nation's teams. In groups alone they are the closest, and are called so. */
export default function BestWins({ site, nation, matches }: Props) {
  const best = bestWins(matches, nation, site.index, MOST)
  if (best.length === 0) return null
  const t = translator(site.locale)
  const isGroupsOnly = best.every(({ round }) => round.rank === null)
  return (
    <section className="section" aria-labelledby="best" data-result="block">
      <h2 id="best">{t(isGroupsOnly ? 'nation.closestWins' : 'nation.bestWins')}</h2>
      {!isGroupsOnly && <p className="small quiet">{t('nation.bestWinsOrder')}</p>}
      <MatchRows site={site} matches={best} show={SHOW} />
    </section>
  )
}
