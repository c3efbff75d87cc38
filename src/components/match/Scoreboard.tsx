import type { ReactNode } from 'react'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import Flag from './Flag.tsx'
import LiveBadge from './LiveBadge.tsx'
import type { CardSide, MatchCard } from './match-card.ts'

interface Props {
  readonly card: MatchCard
  /** The time until an upcoming match starts; it stands in place of the score. */
  readonly wait?: ReactNode
  /** The state of a match that is neither live nor over, in words. */
  readonly state?: string
}

/** The content of a match's scoreboard. */
export default function Scoreboard({ card, wait = null, state }: Props) {
  const t = translator(card.locale)
  const { score } = card
  const word = card.word ?? (card.isOver ? t('match.finished') : (state ?? t('match.scheduled')))
  const details = [card.halfTime, card.penaltiesText, card.decision, card.stoodText].filter(
    (text) => text !== null,
  )
  return (
    <>
      <div className="versus" data-result={card.revealsEarlierResults ? 'sides' : undefined}>
        <Club side={card.home} />
        {score ? (
          <p className="score" data-result="score">
            <span className={card.away.isAhead ? 'lesser' : undefined}>{score.home}</span>–
            <span className={card.home.isAhead ? 'lesser' : undefined}>{score.away}</span>
          </p>
        ) : (
          (wait ?? (
            <p className="score clock">
              <Time when={card.at} text={card.time ?? t('match.vs')} />
            </p>
          ))
        )}
        <Club side={card.away} />
      </div>
      {wait === null && (
        <p className="under cluster gap-1 gap-x-3 centred">
          {card.isLive ? (
            <LiveBadge t={t} play={card.play} isWhole />
          ) : (
            <span data-result={card.isWordResult ? 'note' : undefined}>{word}</span>
          )}
          {card.reason !== null && <bdi>{card.reason}</bdi>}
          {details.map((text) => (
            <span data-result="note" key={text}>
              {text}
            </span>
          ))}
          {card.date !== null && (
            <span>
              <Time
                when={card.time !== null && score ? card.at : card.day}
                text={card.time !== null && score ? `${card.date} ${card.time}` : card.date}
              />
            </span>
          )}
          {card.place !== null && <bdi>{card.place}</bdi>}
        </p>
      )}
    </>
  )
}

function Club({ side: { name, flag, address } }: { readonly side: CardSide }) {
  const Tag = address === undefined ? 'span' : 'a'
  return (
    <Tag className="club" href={address}>
      <Flag flag={flag} />
      <bdi>{hyphenated(name)}</bdi>
    </Tag>
  )
}
