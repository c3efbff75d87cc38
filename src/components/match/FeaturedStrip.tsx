import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { editionCard, matchLink } from './edition-card.ts'
import Ticket from './Ticket.tsx'

interface Props {
  readonly site: EditionSite
  readonly matches: readonly Match[]
  readonly label: string
}

/** Matches side by side, in a strip that scrolls. */
export default function FeaturedStrip({ site, matches, label }: Props) {
  const { locale, index } = site
  return (
    <ul className="strip" tabIndex={0} aria-label={label}>
      {matches.map((match) => {
        const { isLive, ...rest } = editionCard(match, site, { date: true })
        const labels = [
          index.categories.get(match.categoryId)?.shortName,
          index.divisions.get(match.divisionId)?.name[locale],
        ].filter((name) => name !== undefined)
        return (
          <li key={match.id}>
            <a
              className={isLive ? 'ticket is-live' : 'ticket'}
              href={matchLink(match, site)}
              data-match={site.underWay ? match.id : undefined}
            >
              <Ticket card={{ ...rest, isLive, labels }} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
