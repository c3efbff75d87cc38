import { memo } from 'react'
import type { Match } from '../../domain/tournament/match.ts'
import { type CardShow, type CardSite, editionCard, matchLink } from './edition-card.ts'
import MatchRow from './MatchRow.tsx'

interface Props {
  readonly site: CardSite
  readonly matches: readonly Match[]
  readonly show?: CardShow
}

/** Matches in a vertical list, each a link to its page. */
export default function MatchRows({ site, matches, show = {} }: Props) {
  return (
    <ul className="matches">
      {matches.map((match) => (
        <Item key={match.id} site={site} match={match} {...show} />
      ))}
    </ul>
  )
}

interface ItemProps extends CardShow {
  readonly site: CardSite
  readonly match: Match
}

/**
 * Of an edition only matches change while a page lives, so a row is rendered again only with another match: not with each
 * new index of the edition.
 */
const isSame = ({ site, match, ...show }: ItemProps, next: ItemProps): boolean =>
  match === next.match &&
  site.underWay === next.site.underWay &&
  SHOWN.every((name) => show[name] === next[name])

const SHOWN = ['category', 'group', 'field', 'date', 'referees', 'ownTeamId', 'ownTeams'] as const

const Item = memo(({ site, match, ...show }: ItemProps) => {
  const card = editionCard(match, site, show)
  return (
    <li>
      <a
        className={card.isLive ? 'match is-live' : 'match'}
        href={matchLink(match, site)}
        data-match={site.underWay ? match.id : undefined}
      >
        <MatchRow card={card} />
      </a>
    </li>
  )
}, isSame)
