import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import type { EditionStatistics } from '../../domain/tournament/statistics.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'

interface Props {
  readonly site: EditionSite
  readonly statistics: EditionStatistics
}

/** Goals between the sides. If few matches were played, even the closest of them may not have been close. */
const CLOSE = 3
const isClose = (match: Match): boolean =>
  match.kind === 'finished' && Math.abs(match.score.home - match.score.away) <= CLOSE

/** The closest matches of an edition, and those with the most goals. */
export default function Highlights({ site, statistics: { closest, highest } }: Props) {
  const t = translator(site.locale)
  const close = closest.filter(isClose)
  const lists = [
    { id: 'closest', title: t('states.closest'), matches: close },
    { id: 'highest', title: t('states.highest'), matches: highest.filter((match) => !close.includes(match)) },
  ].filter(({ matches }) => matches.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="pair stack gap-x-5">
      {lists.map(({ id, title, matches }) => (
        <section className="section" aria-labelledby={id} key={id}>
          <h2 id={id}>{title}</h2>
          <MatchRows site={site} matches={matches} show={{ category: true, group: true, date: true }} />
        </section>
      ))}
    </div>
  )
}
