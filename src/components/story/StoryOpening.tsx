import { fullestDay, fullestStart } from '../../domain/history/busy-places.ts'
import type { Comparison } from '../../domain/history/comparison.ts'
import type { FigureName, StoryFigure } from '../../domain/history/edition-story.ts'
import { oneDecimal, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import { statisticsOf } from '../../domain/tournament/statistics.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { dayInSentence } from '../ui/day-words.ts'
import Sentence, { isolated, timed } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly figures: Readonly<Record<FigureName, StoryFigure>>
}

/** The opening of the story: which teams came, and the main number of the week, its goals. */
export default function StoryOpening({ site, figures }: Props) {
  const { locale, year, cup, index } = site
  const t = translator(locale)
  const { teams, nations, goals } = figures
  const { matches, average } = statisticsOf(index.edition)
  const came = t(nations.value > 1 ? 'story.opening' : 'story.openingPlain', {
    cup: isolated(cup.name),
    year,
    count: teams.value,
    nationWords: t('nations.lead', { count: nations.value }),
  })
  return (
    <>
      <header className="page-head">
        <h1>{t('story.title', { year })}</h1>
        <p className="story-text">
          <Sentence text={sentences(came, compared(t, 'teams', teams.comparison))} />
        </p>
      </header>
      <section className="section" aria-labelledby="goals">
        <h2 id="goals" className="story-number">
          <span className="num">{wholeNumber(goals.value, locale)}</span>{' '}
          <span className="story-unit">{t('story.goalsUnit')}</span>
        </h2>
        <p className="story-text">
          <Sentence
            text={sentences(
              t('story.goals', { count: matches, average: oneDecimal(average ?? 0, locale) }),
              compared(t, 'goals', goals.comparison),
              oneGoal(site),
              fullest(site),
            )}
          />
        </p>
      </section>
    </>
  )
}

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')

function compared(t: Translate, figure: 'teams' | 'goals', comparison: Comparison): string | null {
  if (comparison.kind === 'first') return null
  const { kind, ...values } = comparison
  return t(`story.compare.${figure}.${kind}`, 'by' in values ? { ...values, count: values.by } : values)
}

/** Up to this number, ordinals have words. */
const MOST_ORDINAL = 12

/** Returns how often a match was decided by one goal; null if the frequency has no ordinal in words. */
function oneGoal({ locale, index }: EditionSite): string | null {
  const { matches, oneGoal: decided } = statisticsOf(index.edition)
  const every = Math.round(matches / Math.max(1, decided))
  if (every < 2 || every > MOST_ORDINAL) return null
  const t = translator(locale)
  return t('story.oneGoal', { every: t(`story.every.${every as 2}`) })
}

function fullest({ locale, index }: EditionSite): string | null {
  const t = translator(locale)
  const [day, start] = [fullestDay(index), fullestStart(index)]
  const parts = [
    day && t('story.fullestDay', { day: timed(dayInSentence(day.day, locale), day.day), count: day.matches }),
    start && start.matches > 1
      ? t('story.fullestStart', {
          day: timed(dayInSentence(dayOf(start.at), locale), dayOf(start.at)),
          time: timed(clock(start.at), start.at),
          count: start.matches,
        })
      : null,
  ]
  return parts.some((part) => part !== null) ? sentences(...parts) : null
}
