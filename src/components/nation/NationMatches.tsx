import type { EditionSite } from '../../domain/site/page-site.ts'
import { liveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { bestWins } from '../../domain/tournament/nation-matches.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'

/** How many matches stand in each list. */
const MOST = 5

const SHOW = { category: true, group: true, date: true } as const

interface NextProps {
  readonly site: EditionSite
  readonly matches: readonly Match[]
  /** Where all of them are; null where no address tells them apart. */
  readonly all: string | null
}

/** What some teams play now and next, with the way to all of it. */
export function NextMatches({ site, matches, all }: NextProps) {
  const t = translator(site.locale)
  const { live, next } = liveCenter(matches, !site.underWay, MOST)
  const coming = [...live, ...next].slice(0, MOST)
  if (coming.length === 0) return null
  return (
    <section className="section" aria-labelledby="next">
      <div className="section-head">
        <h2 id="next">
          {`${t('home.next')} `}
          {live.length > MOST && (
            <span className="num quiet">{t('matches.liveCount', { count: live.length })}</span>
          )}
        </h2>
        {all !== null && <a href={all}>{t('nation.allMatches')}</a>}
      </div>
      <MatchRows site={site} matches={coming} show={{ ...SHOW, field: true }} />
    </section>
  )
}

interface Props {
  readonly site: EditionSite
  /** Its key (see `nationOf`). */
  readonly nation: string
  /** Of the nation's teams. */
  readonly matches: readonly Match[]
}

/** What a nation's teams are proudest of. */
export function BestWins({ site, nation, matches }: Props) {
  const best = bestWins(matches, nation, site.index, MOST)
  if (best.length === 0) return null
  return (
    <section className="section" aria-labelledby="best" data-result="block">
      <h2 id="best">{translator(site.locale)('nation.bestWins')}</h2>
      <MatchRows site={site} matches={best} show={SHOW} />
    </section>
  )
}
