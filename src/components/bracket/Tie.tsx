import type { SideName } from '../../domain/tournament/match.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import LiveBadge from '../match/LiveBadge.tsx'
import type { MatchCard } from '../match/match-card.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly card: MatchCard
  /** The side that went on: the match itself may not say. */
  readonly winner: SideName | null
  /** The number of the tie in its round, as later ties refer to it; null if none does. */
  readonly number: number | null
}

/** The inside of a tie of a bracket. */
export default function Tie({ card, winner, number }: Props) {
  const t = translator(card.locale)
  return (
    <>
      <span className="info">
        {number !== null && <span className="tie-number">{number}</span>}
        <span className="num">
          <Time
            when={card.at ?? card.day}
            text={[card.date, card.time].filter((part) => part !== null).join(' ')}
          />
        </span>
        {card.isLive ? (
          <LiveBadge t={t} play={card.play} />
        ) : (
          <bdi data-result={card.isWordResult ? 'score' : undefined}>{card.word ?? card.place ?? ''}</bdi>
        )}
      </span>
      {SIDES.map((side) => (
        <Line key={side} card={card} side={side} hasWon={side === winner} />
      ))}
    </>
  )
}

interface LineProps {
  readonly card: MatchCard
  readonly side: SideName
  readonly hasWon: boolean
}

function Line({ card, side, hasWon }: LineProps) {
  const { kind, teamId, flag, name, goals, isAhead } = card[side]
  const classes = [
    'line',
    kind === 'placeholder' ? 'unknown' : kind === 'bye' && 'bye',
    hasWon && 'won',
    card.isLive && isAhead && 'ahead',
  ]
  const shootOut = card.penalties?.[side]
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      data-team={teamId}
      data-result={card.revealsEarlierResults ? 'sides' : undefined}
    >
      <Flag flag={flag} />
      {/* A long name is cut if the column is narrow. */}
      <bdi title={name}>{name}</bdi>
      {hasWon && (
        <span
          className="hidden-text"
          data-result="note"
        >{` (${translator(card.locale)('playoff.advances')})`}</span>
      )}
      <span className="num" data-result={goals === undefined ? undefined : 'score'}>
        {shootOut === undefined ? goals : `${goals} (${shootOut})`}
      </span>
    </span>
  )
}
