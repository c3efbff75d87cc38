import { hyphenated } from '../../domain/text/hyphenated.ts'
import { translator } from '../../i18n/translate.ts'
import { MatchLate } from '../queue/FieldLate.tsx'
import Time from '../ui/Time.tsx'
import Flag from './Flag.tsx'
import LiveBadge from './LiveBadge.tsx'
import type { CardSide, MatchCard } from './match-card.ts'

interface Props {
  readonly card: MatchCard
  /** See `lateOf`. */
  readonly late?: number | null
}

/** The content of a row in a list of matches. */
export default function MatchRow({ card, late = null }: Props) {
  const t = translator(card.locale)
  return (
    <>
      <span className="when">
        {card.date !== null && (
          <span className="small quiet">
            <Time when={card.day} text={card.date} />
          </span>
        )}
        {card.oldTime !== null && (
          <s className="old">
            <Time when={card.oldAt} text={card.oldTime} />
          </s>
        )}
        <span>
          <Time when={card.at} text={card.time ?? '–'} />
        </span>
        <MatchLate late={late} locale={card.locale} />
        {card.isLive && <LiveBadge t={t} play={card.play} />}
      </span>
      <span className="sides" data-result={card.revealsEarlierResults ? 'sides' : undefined}>
        <Side side={card.home} />
        <Side side={card.away} />
      </span>
      <Goals card={card} />
      <span className="meta">
        {card.place !== null && (
          <span className="place">
            <bdi>{card.place}</bdi>
          </span>
        )}
        {card.labels.map((label) => (
          <bdi key={label}>{label}</bdi>
        ))}
        {card.penaltiesText !== null && <em data-result="note">{card.penaltiesText}</em>}
        {card.reason !== null && <bdi>{card.reason}</bdi>}
        {card.score && card.word !== null && <em data-result="note">{card.word}</em>}
      </span>
    </>
  )
}

function Side({ side }: { readonly side: CardSide }) {
  const classes = ['side', side.kind !== 'team' && 'unknown', side.isAhead && 'won', side.isOwn && 'own']
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <Flag flag={side.flag} />
      <bdi>{hyphenated(side.name)}</bdi>
    </span>
  )
}

function Goals({ card: { score, word, isWordResult, home, away } }: { readonly card: MatchCard }) {
  if (score)
    return (
      <span className="goals" data-result="score">
        <span className={home.isAhead ? 'won' : undefined}>{score.home}</span>
        <span className="hidden-text">–</span>
        <span className={away.isAhead ? 'won' : undefined}>{score.away}</span>
      </span>
    )
  if (word === null) return null
  return (
    <span className="goals word" data-result={isWordResult ? 'score' : undefined}>
      {word}
    </span>
  )
}
