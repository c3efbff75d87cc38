import type { Match } from '../../domain/tournament/match.ts'
import { type CardShow, type CardSite, editionCard, matchLink } from './edition-card.ts'
import MatchRow from './MatchRow.tsx'

interface Props {
  readonly site: CardSite
  readonly matches: readonly Match[]
  readonly show?: CardShow
}

/** Matches one below the other, each a link to its page. */
export default function MatchRows({ site, matches, show = {} }: Props) {
  return (
    <ul className="matches">
      {matches.map((match) => {
        const card = editionCard(match, site, show)
        return (
          <li key={match.id}>
            <a
              className={card.isLive ? 'match is-live' : 'match'}
              href={matchLink(match, site)}
              data-match={site.underWay ? match.id : undefined}
            >
              <MatchRow card={card} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
