import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import type { Match, Participant } from '../../domain/tournament/match.ts'
import type { AccountWords } from '../../i18n/account-words.ts'

interface Props {
  year: number
  match: Match
  locale: Locale
  words: AccountWords
}

/** The match that somebody keeps at hand, as a link at the foot of the window. */
export default function PinnedBar({ year, match, locale, words }: Props) {
  const { score, badge } = presentMatch(match)
  return (
    <a className="pinned-bar" href={localized(matchAddress(year, match.id), locale)}>
      <span className="pinned-label">{words.pinned}</span>
      <span className="pinned-sides">
        <bdi>{nameOf(match.home)}</bdi>
        <span className="pinned-result num">
          {score ? `${score.home}–${score.away}` : whenOf(match, locale, words)}
        </span>
        <bdi>{nameOf(match.away)}</bdi>
      </span>
      {badge === 'live' && <span className="badge badge-live">{words.live}</span>}
    </a>
  )
}

const nameOf = (side: Participant): string =>
  side.kind === 'team' ? side.name : side.kind === 'placeholder' ? side.label : '–'

function whenOf({ time }: Match, locale: Locale, words: AccountWords): string {
  if (time.kind === 'unknown') return words.timeUnknown
  return time.kind === 'day' ? shortDate(time.day, locale) : `${shortDate(time.at, locale)} ${clock(time.at)}`
}
