import Flag from '../match/Flag.tsx'
import type { CardSide, MatchCard } from '../match/match-card.ts'

interface Props {
  readonly card: MatchCard
  readonly words: { readonly live: string; readonly advances: string }
}

/** The inside of a tie of `Bracket.astro`, for a match that changed after the page was built. */
export default function TieBody({ card, words }: Props) {
  const { penalties } = card
  return (
    <>
      <span className="info">
        <span className="num">{card.time === null ? '' : `${card.date} ${card.time}`}</span>
        {card.isLive ? (
          <span className="badge badge-live">{words.live}</span>
        ) : (
          <bdi>{card.word ?? card.place ?? ''}</bdi>
        )}
      </span>
      <Line side={card.home} shootOut={penalties?.home} advances={advances(card, card.home, words)} />
      <Line side={card.away} shootOut={penalties?.away} advances={advances(card, card.away, words)} />
    </>
  )
}

/** Nobody has won a match that is still played. */
const advances = (card: MatchCard, side: CardSide, words: Props['words']) =>
  side.isAhead && !card.isLive ? words.advances : null

interface LineProps {
  readonly side: CardSide
  readonly shootOut: number | undefined
  readonly advances: string | null
}

function Line({ side, shootOut, advances }: LineProps) {
  const kind = side.kind === 'team' ? '' : side.kind === 'bye' ? 'bye' : 'unknown'
  const classes = ['line', kind, advances !== null && 'won'].filter(Boolean).join(' ')
  const goals =
    side.goals !== undefined && shootOut !== undefined ? `${side.goals} (${shootOut})` : side.goals
  return (
    <span className={classes} data-team={side.teamId}>
      <Flag flag={side.flag} />
      <bdi>{side.name}</bdi>
      {advances !== null && <span className="hidden-text"> ({advances})</span>}
      <span className="num">{goals}</span>
    </span>
  )
}
