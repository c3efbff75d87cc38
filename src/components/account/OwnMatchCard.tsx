import type { OwnMatch } from '../../domain/live/own-match.ts'
import { startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { type CardSite, editionCard, matchLink } from '../match/edition-card.ts'
import LiveBadge from '../match/LiveBadge.tsx'
import { TicketSides } from '../match/Ticket.tsx'
import { MatchLate } from '../queue/FieldLate.tsx'
import TimeUntil from '../ui/TimeUntil.tsx'

interface Props {
  readonly own: OwnMatch
  readonly teamId: string
  readonly site: CardSite
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
  /** About how many minutes late the match begins (`lateOf`). */
  readonly late: number | null
}

/** The most important match of a favourite team at the moment. */
export default function OwnMatchCard({ own: { state, match }, teamId, site, now, late }: Props) {
  const t = translator(site.locale)
  const card = editionCard(match, site, { field: true, date: true, ownTeamId: teamId })
  const at = startOf(match)
  return (
    <a className={state === 'live' ? 'ticket is-live' : 'ticket'} href={matchLink(match, site)}>
      <span className="own-when cluster baseline gap-x-2">
        {state === 'live' && <LiveBadge t={t} play={card.play} />}
        {state === 'next' && at !== null && (
          <>
            <TimeUntil at={at} now={now} locale={site.locale} />
            <MatchLate late={late} locale={site.locale} />
          </>
        )}
        {state === 'last' && (
          <span className="quiet" data-result={card.isWordResult ? 'note' : undefined}>
            {card.word ?? t('match.finished')}
          </span>
        )}
        {state !== 'last' && card.place !== null && <bdi className="own-place">{card.place}</bdi>}
      </span>
      <TicketSides card={card} />
    </a>
  )
}
