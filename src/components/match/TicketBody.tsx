import Flag from './Flag.tsx'
import type { MatchCard } from './match-card.ts'

/** The inside of a ticket of `FeaturedStrip.astro`, for a match that changed after the page was built. */
export default function TicketBody({ card, live }: { readonly card: MatchCard; readonly live: string }) {
  const when = card.time === null ? '' : `${card.date} ${card.time}`
  return (
    <>
      <span className="top">
        <bdi>{card.labels[0]?.text}</bdi>
        <span className="num">{when}</span>
        {card.isLive && <span className="badge badge-live">{live}</span>}
      </span>
      <span>
        {[card.home, card.away].map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: home and away, always in this order
          <span className={side.isAhead ? 'row won' : 'row'} key={at}>
            <Flag flag={side.flag} />
            <bdi>{side.name}</bdi>
            <span className="num">{side.goals}</span>
          </span>
        ))}
      </span>
    </>
  )
}
