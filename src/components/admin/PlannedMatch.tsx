import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'
import { plannedText } from './fault-text.ts'

interface Props {
  readonly match: Match
  /** Null: its edition has no pages yet. */
  readonly year: number | null
  readonly locale: Locale
  readonly t: Translate
}

/** A match of a list: when it is, its sides, and the way to its page. */
export default function PlannedMatch({ match, year, locale, t }: Props) {
  const text = <bdi>{plannedText(match, locale, t)}</bdi>
  return (
    <div className="small lone">
      {year === null ? text : <a href={localized(matchAddress(year, match.id), locale)}>{text}</a>}
    </div>
  )
}
