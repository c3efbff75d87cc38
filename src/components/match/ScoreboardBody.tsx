import type { MatchWords } from '../live/live-words.ts'
import Flag from './Flag.tsx'
import type { CardSide, MatchCard } from './match-card.ts'

/** The inside of the scoreboard of `MatchView.astro`, for a match that changed after the page was built. */
export default function ScoreboardBody({
  card,
  words,
}: {
  readonly card: MatchCard
  readonly words: MatchWords
}) {
  const { score } = card
  const state = card.word ?? (card.isOver ? words.finished : words.scheduled)
  const details = [card.halfTime, card.penaltiesText, card.decision].filter((text) => text !== null)
  return (
    <>
      <div className="versus">
        <Club side={card.home} />
        {score ? (
          <p className="score">
            <span className={card.away.isAhead ? 'lesser' : undefined}>{score.home}</span>–
            <span className={card.home.isAhead ? 'lesser' : undefined}>{score.away}</span>
          </p>
        ) : (
          <p className="score clock">{card.time ?? words.against}</p>
        )}
        <Club side={card.away} />
      </div>
      <p className="under">
        {card.isLive ? <span className="badge badge-live">{words.live}</span> : <span>{state}</span>}
        {details.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {card.date !== null && (
          <span>{card.time !== null && score ? `${card.date} ${card.time}` : card.date}</span>
        )}
        {card.place !== null && <bdi>{card.place}</bdi>}
      </p>
    </>
  )
}

function Club({ side: { name, flag, address } }: { readonly side: CardSide }) {
  const inside = (
    <>
      <Flag flag={flag} />
      <bdi>{name}</bdi>
    </>
  )
  return address === undefined ? (
    <span className="club">{inside}</span>
  ) : (
    <a className="club" href={address}>
      {inside}
    </a>
  )
}
