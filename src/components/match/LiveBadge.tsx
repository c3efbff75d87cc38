import { useContext } from 'react'
import type { PlayFacts } from '../../domain/live/match-period.ts'
import type { Score } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CupMinute } from '../ui/cup-minute.ts'
import { scoreText } from './match-card.ts'
import { periodText } from './period-text.ts'

interface Props {
  readonly t: Translate
  /** What the match tells of its time; null if it tells nothing. */
  readonly play: PlayFacts | null
  /** Whether there is room for whole words. */
  readonly isWhole?: boolean
  readonly className?: string
}

/** The badge of a match that is being played: its half, and in a browser about which minute (show-minutes.ts). */
export default function LiveBadge({ t, play, isWhole = false, className = 'badge badge-live' }: Props) {
  const { whole, short } = periodText(play, useContext(CupMinute), t)
  if (!play) return <span className={className}>{whole}</span>
  return (
    <span className={className} data-play={JSON.stringify(play)}>
      <span className={isWhole ? undefined : 'hidden-text'}>{whole}</span>
      {!isWhole && <span aria-hidden="true">{short}</span>}
    </span>
  )
}

/** The current score of a team's match, beside the team's name while it plays. */
export function PlayingBadge({ score, t }: { readonly score: Score; readonly t: Translate }) {
  return (
    <span className="badge badge-live">
      <span className="hidden-text">{`${t('live.playing')} `}</span>
      {scoreText(score)}
    </span>
  )
}
