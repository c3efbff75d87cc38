import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'

interface Props {
  year: number
  match: Match
  locale: Locale
  onPutAway: () => void
}

/** The match that somebody keeps at hand, in one line above the page. */
export default function PinnedBar({ year, match, locale, onPutAway }: Props) {
  const t = translator(locale)
  const { score, badge } = presentMatch(match)
  return (
    <div className="pinned-bar">
      <a href={localized(matchAddress(year, match.id), locale)}>
        <span className="pinned-label">{t('account.pinned')}</span>
        <span className="pinned-sides">
          <bdi>{sideName(match.home, t)}</bdi>
          <span className="pinned-result num">
            {score ? `${score.home}–${score.away}` : whenOf(match, locale, t)}
          </span>
          <bdi>{sideName(match.away, t)}</bdi>
        </span>
        {badge === 'live' && <span className="badge badge-live">{t('match.live')}</span>}
      </a>
      <button type="button" aria-label={t('account.unpin')} onClick={onPutAway}>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#x" />
        </svg>
      </button>
    </div>
  )
}

function whenOf({ time }: Match, locale: Locale, t: Translate): string {
  if (time.kind === 'unknown') return t('account.timeUnknown')
  return time.kind === 'day' ? shortDate(time.day, locale) : `${shortDate(time.at, locale)} ${clock(time.at)}`
}
