import { pressDayAddress } from '../../domain/presentation/addresses.ts'
import { dayParts, presentPart } from '../../domain/schedule/day-parts.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { editionDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle, partName } from '../ui/day-words.ts'
import PageHead from '../ui/PageHead.tsx'
import PressLink from '../ui/PressLink.tsx'
import Time from '../ui/Time.tsx'
import DayChips from './DayChips.tsx'
import DayPartLinks from './DayPartLinks.tsx'
import StartTimes from './StartTimes.tsx'

interface Props {
  readonly site: EditionSite
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string
  /** Key of one of `dayParts`; undefined on the page of the day, which shows the part that is being played. */
  readonly part?: string | undefined
}

/** The page of a day: its matches by the time they start, and, for a long day, links to its other parts. */
export default function DayMatches({ site, day, part }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const days = editionDays(index)
  const parts = dayParts(days.find((other) => other.day === day)?.matches ?? [])
  const shown = part === undefined ? presentPart(parts) : parts.find(({ key }) => key === part)
  if (!shown || shown.matches.length === 0) return null
  const count = parts.reduce((sum, { matches }) => sum + matches.length, 0)
  const title = (
    <>
      <Time
        when={day}
        text={part === undefined ? dayTitle(day, locale) : `${dayTitle(day, locale)}, ${partName(shown, t)}`}
      />
      <span className="hidden-text">{` ${year}`}</span>
    </>
  )
  return (
    <>
      <PageHead title={title} lead={t('matches.count', { count })}>
        <DayChips site={site} days={days} current={day} />
      </PageHead>
      {parts.length > 1 && <DayPartLinks site={site} day={day} parts={parts} shown={shown} />}
      <StartTimes site={site} matches={shown.matches} />
      <PressLink locale={locale} address={pressDayAddress(year, day)} />
    </>
  )
}
