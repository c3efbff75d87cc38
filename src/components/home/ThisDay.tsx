import { type Memories, weekdayIn } from '../../domain/history/weekday-memories.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import MemoryLines from '../history/MemoryLines.tsx'
import { weekdayTitle } from '../ui/day-words.ts'

interface Props {
  readonly locale: Locale
  readonly day: string | null
  readonly memories: Memories
}

/** What other years remember of the weekday of this day of the cup; renders nothing if there is nothing. */
export default function ThisDay({ locale, day, memories }: Props) {
  const own = day === null ? [] : (memories[weekdayIn(day)] ?? [])
  if (day === null || own.length === 0) return null
  return (
    <section className="section this-day" aria-labelledby="this-day" data-result="block">
      <h2 id="this-day">{translator(locale)('thisDay.title', { day: weekdayTitle(day, locale) })}</h2>
      <MemoryLines locale={locale} memories={own} />
    </section>
  )
}
