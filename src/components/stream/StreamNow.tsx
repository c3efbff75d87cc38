import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Match } from '../../domain/tournament/match.ts'
import MatchRowBody from '../match/MatchRowBody.tsx'
import { type CardContext, matchCard } from '../match/match-card.ts'

interface Props {
  readonly lists: readonly { readonly title: string; readonly matches: readonly Match[] }[]
  readonly year: number
  readonly contextOf: (match: Match, isDated: boolean) => CardContext
  readonly live: string
  /** Under the name of a stream, or under that of the page. */
  readonly heading: 'h2' | 'h3'
}

/** The matches that a stream shows now, next and showed last: what `StreamNow.astro` writes. */
export default function StreamNow({ lists, year, contextOf, live, heading: Heading }: Props) {
  return lists
    .filter(({ matches }) => matches.length > 0)
    .map(({ title, matches }) => (
      <section className="stream-now" key={title}>
        <Heading>{title}</Heading>
        <ul className="matches">
          {matches.map((match) => {
            const context = contextOf(match, true)
            const card = matchCard(match, context)
            return (
              <li key={match.id}>
                <a
                  className={card.isLive ? 'match is-live' : 'match'}
                  href={localized(matchAddress(year, match.id), context.locale)}
                >
                  <MatchRowBody card={card} live={live} />
                </a>
              </li>
            )
          })}
        </ul>
      </section>
    ))
}
