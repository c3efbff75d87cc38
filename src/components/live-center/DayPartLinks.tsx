import { localized, matchesPartAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { DayPart } from '../../domain/schedule/day-parts.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { partName } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string
  readonly parts: readonly DayPart[]
  readonly shown: DayPart
}

/** Links to the parts of a long day. */
export default function DayPartLinks({ site: { locale, year }, day, parts, shown }: Props) {
  const t = translator(locale)
  return (
    <nav className="time-jump cluster gap-x-1" aria-label={t('matches.times')}>
      {parts.map((part) => (
        <a
          href={localized(matchesPartAddress(year, day, part.key), locale)}
          aria-current={part === shown ? 'page' : undefined}
          key={part.key}
        >
          <Time when={startOf(part.matches[0])} text={partName(part, t)} />{' '}
          <span className="quiet">
            {wholeNumber(part.matches.length, locale)}
            <span className="hidden-text">{` ${t('matches.unit', { count: part.matches.length })}`}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}
