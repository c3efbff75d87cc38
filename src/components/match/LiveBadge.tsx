import type { Score } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'
import { scoreText } from './match-card.ts'

/** The badge of a match that is being played. */
export default function LiveBadge({ t }: { readonly t: Translate }) {
  return <span className="badge badge-live">{t('match.live')}</span>
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
