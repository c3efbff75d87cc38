import type { PlayFacts } from '../../domain/live/match-period.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, dayOf, shortDate } from '../../domain/time/stockholm.ts'
import { isKnockout, type Match, startOf } from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import LiveBadge from '../match/LiveBadge.tsx'
import { sideName } from '../match/side-name.ts'
import Time from '../ui/Time.tsx'

interface Props {
  year: number
  match: Match
  /** What the match tells of its time while it is live; null if it tells nothing. */
  play: PlayFacts | null
  locale: Locale
  /** The cup's time in epoch milliseconds; null before it is known. */
  now: number | null
  onPutAway: () => void
}

/** The match that a visitor has pinned, in one line above the page. */
export default function PinnedBar({ year, match, play, locale, now, onPutAway }: Props) {
  const t = translator(locale)
  const { score, badge } = presentMatch(match)
  return (
    <div className="pinned-bar">
      <a href={localized(matchAddress(year, match.id), locale)}>
        <span className="pinned-label">{t('account.pinned')}</span>
        <span className="pinned-sides row gap-2" data-result={isKnockout(match) ? 'sides' : undefined}>
          <bdi>{hyphenated(sideName(match.home, t))}</bdi>
          <span className="pinned-result num" data-result={score ? 'score' : undefined}>
            {score ? (
              `${score.home}–${score.away}`
            ) : match.kind === 'called-off' ? (
              t(`match.${match.how}`)
            ) : (
              <Time when={startOf(match) ?? matchDay(match.time)} text={whenOf(match, now, locale, t)} />
            )}
          </span>
          <bdi>{hyphenated(sideName(match.away, t))}</bdi>
        </span>
        {badge === 'live' && <LiveBadge t={t} play={play} />}
      </a>
      <button type="button" aria-label={t('account.unpin')} onClick={onPutAway}>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#x" />
        </svg>
      </button>
    </div>
  )
}

function whenOf({ time }: Match, now: number | null, locale: Locale, t: Translate): string {
  if (time.kind === 'unknown') return t('account.timeUnknown')
  if (time.kind === 'day') return shortDate(time.day, locale)
  const isToday = now !== null && dayOf(now) === dayOf(time.at)
  return isToday ? clock(time.at) : `${shortDate(time.at, locale)} ${clock(time.at)}`
}
