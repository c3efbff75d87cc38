import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { liveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { bestWins } from '../../domain/tournament/nation-matches.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'

/** How many matches stand in each list. */
const MOST = 5

const SHOW = { category: true, group: true, date: true } as const

interface Props {
  readonly site: EditionSite
  /** Its key (see `nationOf`). */
  readonly nation: string
  /** Of the nation's teams. */
  readonly matches: readonly Match[]
}

/** What a nation's teams play now and next, with the way to all of it. */
export function NextMatches({ site, nation, matches }: Props) {
  const { locale, year, underWay } = site
  const t = translator(locale)
  const { live, next } = liveCenter(matches, !underWay, MOST)
  const coming = [...live, ...next].slice(0, MOST)
  if (coming.length === 0) return null
  const all = `${localized(matchesAddress(year), locale)}?nation=${encodeURIComponent(nation)}`
  return (
    <section className="section" aria-labelledby="next">
      <div className="section-head">
        <h2 id="next">
          {`${t('home.next')} `}
          {live.length > MOST && (
            <span className="num quiet">{t('matches.liveCount', { count: live.length })}</span>
          )}
        </h2>
        <a href={all}>{t('nation.allMatches')}</a>
      </div>
      <MatchRows site={site} matches={coming} show={{ ...SHOW, field: true }} />
    </section>
  )
}

/** What a nation's teams are proudest of. */
export function BestWins({ site, nation, matches }: Props) {
  const best = bestWins(matches, nation, site.index, MOST)
  if (best.length === 0) return null
  return (
    <section className="section" aria-labelledby="best">
      <h2 id="best">{translator(site.locale)('nation.bestWins')}</h2>
      <MatchRows site={site} matches={best} show={SHOW} />
    </section>
  )
}
