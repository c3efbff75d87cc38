import { weekdayMemories } from '../../domain/history/weekday-memories.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { RULE_WORDS } from '../../domain/text/rule-words.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import { sentence } from '../story/story-words.ts'
import MemoryLines from './MemoryLines.tsx'

interface Props {
  readonly locale: Locale
  readonly pastEditions: readonly EditionIndex[]
}

/** The days of the week from Monday, in the order in which a cup is played. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** What each day of the week of the cup is remembered for. */
export default function DaysOfTheWeek({ locale, pastEditions }: Props) {
  const memories = weekdayMemories(pastEditions)
  const days = WEEK.filter((weekday) => memories[weekday]?.length)
  if (days.length === 0) return null
  return (
    <section className="section" aria-labelledby="week-days">
      <h2 id="week-days">{translator(locale)('thisDay.week')}</h2>
      <dl className="week-days stack gap-4">
        {days.map((weekday) => (
          <div key={weekday}>
            <dt>{sentence(RULE_WORDS[locale].weekdays[weekday] ?? '')}</dt>
            <dd>
              <MemoryLines locale={locale} memories={memories[weekday] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
