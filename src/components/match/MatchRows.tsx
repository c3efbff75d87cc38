import { memo, useContext } from 'react'
import { lateOf } from '../../domain/live/match-queue.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { CupMinute } from '../ui/cup-minute.ts'
import { type CardShow, editionCard, matchLink } from './edition-card.ts'
import MatchRow from './MatchRow.tsx'

interface Props {
  readonly site: EditionSite
  readonly matches: readonly Match[]
  readonly show?: CardShow
}

/** Matches in a vertical list, each a link to its page. */
export default function MatchRows({ site, matches, show = {} }: Props) {
  const now = useContext(CupMinute)
  return (
    <ul className="matches">
      {matches.map((match) => (
        <Item key={match.id} site={site} match={match} late={lateOf(match, site.index, now)} {...show} />
      ))}
    </ul>
  )
}

interface ItemProps extends CardShow {
  readonly site: EditionSite
  readonly match: Match
  readonly late: number | null
}

/**
 * Of an edition only matches change while a page lives, so a row is rendered again only with another match or if its field
 * runs late: not with each new index of the edition.
 */
const isSame = ({ site, match, ...show }: ItemProps, next: ItemProps): boolean =>
  match === next.match &&
  site.underWay === next.site.underWay &&
  SHOWN.every((name) => show[name] === next[name])

const SHOWN = ['late', 'category', 'group', 'field', 'date', 'referees', 'ownTeamId', 'ownTeams'] as const

const Item = memo(({ site, match, late, ...show }: ItemProps) => {
  const card = editionCard(match, site, show)
  return (
    <li>
      <a
        className={card.isLive ? 'match is-live' : 'match'}
        href={matchLink(match, site)}
        data-match={site.underWay ? match.id : undefined}
      >
        <MatchRow card={card} late={late} />
      </a>
    </li>
  )
}, isSame)
