import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import Flag from './Flag.tsx'
import LiveBadge from './LiveBadge.tsx'
import type { MatchCard } from './match-card.ts'

interface Props {
  readonly card: MatchCard
}

/** The content of a ticket in the featured strip. */
export default function Ticket({ card }: Props) {
  return (
    <>
      <span className="top">
        <bdi>{card.labels.join(' · ')}</bdi>
        {card.isLive ? (
          <LiveBadge t={translator(card.locale)} play={card.play} />
        ) : (
          <span className="num">
            {card.time !== null && <Time when={card.at} text={`${card.date} ${card.time}`} />}
          </span>
        )}
      </span>
      <TicketSides card={card} />
    </>
  )
}

/** Both sides of a match with their goals, one under the other. */
export function TicketSides({ card }: Props) {
  return (
    <span data-result={card.revealsEarlierResults ? 'sides' : undefined}>
      {[card.home, card.away].map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: home and away, always in this order
        <span className={side.isAhead ? 'ticket-side won row gap-2' : 'ticket-side row gap-2'} key={at}>
          <Flag flag={side.flag} />
          <bdi title={side.name}>{side.name}</bdi>
          <span className="num" data-result={side.goals === undefined ? undefined : 'score'}>
            {side.goals}
          </span>
        </span>
      ))}
    </span>
  )
}
