import { isFinal, type LiveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import type { CardSite } from '../match/edition-card.ts'
import MatchRows from '../match/MatchRows.tsx'

interface Props {
  readonly site: CardSite
  readonly board: LiveCenter
  /** Of a year that is over. */
  readonly isPast: boolean
}

interface BoardList {
  readonly id: 'finals' | 'live' | 'next' | 'latest'
  readonly title: string
  readonly matches: readonly Match[]
}

/** A cup of one class has one final: there the way to it is shown too. */
const FEW_FINALS = 6

/** What is live, next and just over; of a cup that is over its finals. */
export default function Board({ site, board, isPast }: Props) {
  const t = translator(site.locale)
  const lists = listsOf(board, isPast, site).filter(({ matches }) => matches.length > 0)
  if (lists.length === 0) return <p className="empty">{t('matches.none')}</p>
  // A list by itself has its matches two abreast; what is next and what is over stand side by side.
  const first = lists.filter(({ id }) => id === 'live' || id === 'finals')
  const others = lists.filter((list) => !first.includes(list))
  return (
    <>
      <div className="twin">{first.map(sectionOf)}</div>
      <div className={others.length > 1 ? 'pair' : 'twin'}>{others.map(sectionOf)}</div>
    </>
  )

  function sectionOf({ id, title, matches }: BoardList) {
    const show = { category: true, group: true, field: true, date: id !== 'live' }
    return (
      <section className="section" aria-labelledby={id} key={id}>
        <h2 id={id}>
          {`${title} `}
          {id === 'live' && <span className="num quiet">{matches.length}</span>}
        </h2>
        <MatchRows site={site} matches={matches} show={show} />
      </section>
    )
  }
}

function listsOf({ live, next, latest, finals }: LiveCenter, isPast: boolean, site: CardSite): BoardList[] {
  const t = translator(site.locale)
  if (finals.length === 0)
    return [
      { id: 'live', title: t('matches.live'), matches: live },
      { id: 'next', title: t('matches.next'), matches: next },
      { id: 'latest', title: t(isPast ? 'matches.last' : 'matches.latest'), matches: latest },
    ]
  const before = finals.length < FEW_FINALS ? latest.filter((match) => !isFinal(match)) : []
  return [
    { id: 'finals', title: t('matches.finals'), matches: finals },
    { id: 'latest', title: t('matches.last'), matches: before },
  ]
}
