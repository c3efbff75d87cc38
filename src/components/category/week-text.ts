import type { Locale } from '../../domain/text/locale.ts'
import { classWeek } from '../../domain/tournament/class-week.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { MatchTime } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { roundName } from '../match/round-name.ts'
import { dayShort } from '../ui/day-words.ts'
import { timed } from '../ui/Sentence.tsx'
import { momentText } from '../ui/spans.ts'

/** Returns how far a class is in its week, in words for `Sentence`; null if there is nothing to say. */
export function weekText(category: Category, locale: Locale): string | null {
  const t = translator(locale)
  const week = classWeek(category)
  switch (week.kind) {
    case 'groups':
      return t('category.groupDay', { day: week.day, days: week.days })
    case 'to-come':
      return timeText(week.next.time, locale)
    case 'playoff': {
      const { rank, name } = week.next.round
      return [rank === null ? name : roundName(rank, t), timeText(week.next.time, locale)]
        .filter((part) => part !== null)
        .join(', ')
    }
    case 'over':
      return t('category.classOver')
    default:
      return null
  }
}

function timeText(time: MatchTime, locale: Locale): string | null {
  if (time.kind === 'unknown') return null
  return time.kind === 'day'
    ? timed(dayShort(time.day, locale), time.day)
    : timed(momentText(time.at, null, locale), time.at)
}
