import type { EditionSite } from '../../domain/site/page-site.ts'
import { liveCenter } from '../../domain/tournament/live-center.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import type { CardShow } from './edition-card.ts'
import MatchRows from './MatchRows.tsx'

const MOST = 5

interface Props {
  readonly site: EditionSite
  readonly matches: readonly Match[]
  readonly show: CardShow
  /** The link to the complete list: its address and its text. */
  readonly all: { readonly address: string; readonly text: string }
}

/** The live and the next of some matches, with a link to all of them. */
export default function NextMatches({ site, matches, show, all }: Props) {
  const t = translator(site.locale)
  const { live, next } = liveCenter(matches, !site.underWay, MOST)
  const coming = [...live, ...next].slice(0, MOST)
  if (coming.length === 0) return null
  return (
    <section className="section" aria-labelledby="next" data-start={startOf(next[0])}>
      <div className="section-head cluster baseline gap-2 gap-x-4 apart">
        <h2 id="next">
          {`${t('match.nextUp')} `}
          {live.length > MOST && (
            <span className="num quiet">{t('match.liveCount', { count: live.length })}</span>
          )}
        </h2>
        <a href={all.address}>{all.text}</a>
      </div>
      <MatchRows site={site} matches={coming} show={show} />
    </section>
  )
}
