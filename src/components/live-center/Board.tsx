import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { LiveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import MatchRowBody from '../match/MatchRowBody.tsx'
import { type CardContext, matchCard } from '../match/match-card.ts'
import type { LiveCenterWords } from './live-center-words.ts'

interface Props {
  readonly board: LiveCenter
  readonly year: number
  readonly contextOf: (match: Match, isDated: boolean) => CardContext
  readonly words: LiveCenterWords
}

/** What is live, next and just over: what `LiveCenter.astro` writes of an edition under way. */
export default function Board({ board, year, contextOf, words }: Props) {
  const lists = [
    { id: 'live', title: words.nowLive, matches: board.live, isDated: false },
    { id: 'next', title: words.next, matches: board.next, isDated: true },
    { id: 'latest', title: words.latest, matches: board.latest, isDated: true },
  ].filter(({ matches }) => matches.length > 0)
  const others = lists.filter(({ id }) => id !== 'live')
  const rows = [
    { form: 'twin', shown: lists.filter(({ id }) => id === 'live') },
    { form: others.length > 1 ? 'pair' : 'twin', shown: others },
  ]
  return rows.map(({ form, shown }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: always these two, in this order
    <div className={form} key={at}>
      {shown.map(({ id, title, matches, isDated }) => (
        <section className="section" aria-labelledby={id} key={id}>
          <h2 id={id}>
            {title} {id === 'live' && <span className="num quiet">{matches.length}</span>}
          </h2>
          <ul className="matches">
            {matches.map((match) => {
              const context = contextOf(match, isDated)
              const card = matchCard(match, context)
              return (
                <li key={match.id}>
                  <a
                    className={card.isLive ? 'match is-live' : 'match'}
                    href={localized(matchAddress(year, match.id), context.locale)}
                    data-line=""
                  >
                    <MatchRowBody card={card} live={words.line.live} />
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  ))
}
