import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'
import { onAir } from './on-air.ts'

interface Props {
  readonly site: EditionSite
  /** The matches of one stream. */
  readonly matches: readonly Match[]
  /** True on the stream's own page, which also shows the last match; false below the stream's name in a list. */
  readonly isOwnPage?: boolean
}

/** The matches that a stream shows now and next, and the one it showed last. */
export default function StreamNow({ site, matches, isOwnPage = false }: Props) {
  const t = translator(site.locale)
  const Heading = isOwnPage ? 'h2' : 'h3'
  const { live, next, latest } = onAir(matches, site.underWay, isOwnPage)
  const lists = [
    { title: t('stream.now'), matches: live },
    { title: t('stream.next'), matches: next },
    { title: t('stream.previous'), matches: latest },
  ].filter((list) => list.matches.length > 0)
  if (lists.length === 0) return <p className="quiet">{t('stream.nothingOn')}</p>
  return lists.map((list) => (
    <section className="stream-now stack narrow gap-2" key={list.title}>
      <Heading>{list.title}</Heading>
      <MatchRows site={site} matches={list.matches} show={{ category: true, group: true, date: true }} />
    </section>
  ))
}
