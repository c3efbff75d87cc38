import { cupClockAfter, type SavedClock } from '../../domain/my-week/saved-week.ts'
import { parseSavedAt } from '../../domain/saved-pages/saved-page.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { momentText } from '../ui/spans.ts'

/** Returns `09:12`; with the day if that is not today, or if today is not known. */
export const savedTime = (at: SavedClock, locale: Locale): string =>
  momentText(at.cup, cupClockAfter(at, Date.now()), locale)

/** Returns `Saved 09:12 – no network.` on a page from this browser's saved copies; null on any other page. */
export function savedText(locale: Locale): string | null {
  const at = parseSavedAt(document.documentElement.dataset.saved)
  return at && translator(locale)('saved.line', { time: savedTime(at, locale) })
}
