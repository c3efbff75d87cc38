import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { type MatchDay, matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMoment } from '../page/page-moment.ts'
import PageHead from '../ui/PageHead.tsx'
import DayChips from './DayChips.tsx'
import { dayTitle } from './day-words.ts'
import MatchLine from './MatchLine.tsx'
import { lineWords } from './match-line.ts'
import { lineContext } from './schedule-context.ts'
import { startTimes } from './start-times.ts'

interface Props {
  readonly site: EditionSite
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string
  readonly moment: PageMoment
}

/** The page of a day: all its matches by the time they start. */
export default function DayMatches({ site, day, moment }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const days = matchDays([...index.matches.values()])
  const matches = days.find((other) => other.day === day)?.matches
  if (!matches) return null
  const title = (
    <>
      {dayTitle(day, locale)}
      <span className="hidden-text">{` ${year}`}</span>
    </>
  )
  return (
    <>
      <PageHead title={title} lead={t('matches.count', { count: matches.length })}>
        <DayChips site={site} days={days} current={day} />
      </PageHead>
      {moment.freshness}
      <StartTimes site={site} matches={matches} />
    </>
  )
}

/** So few need no way to jump to one. */
const FEW_TIMES = 3

function StartTimes({
  site,
  matches,
}: {
  readonly site: EditionSite
  readonly matches: MatchDay['matches']
}) {
  const { locale, year, index } = site
  const t = translator(locale)
  const context = lineContext({ ...index, year }, locale, lineWords(t))
  const times = startTimes(matches)
  return (
    <>
      {times.length > FEW_TIMES && (
        <nav className="time-jump" aria-label={t('matches.times')}>
          {times.map(({ time, anchor }) => (
            <a href={`#${anchor}`} key={anchor}>
              {time ?? t('matches.noTime')}
            </a>
          ))}
        </nav>
      )}
      {times.map(({ time, anchor, matches: ofTime }) => (
        <section className="start-time" key={anchor}>
          <h2 id={anchor}>
            <span className="num">{time ?? t('matches.noTime')}</span>{' '}
            <span className="small quiet">{t('matches.count', { count: ofTime.length })}</span>
          </h2>
          <ul className={index.categories.size > 1 ? 'rows' : 'rows rows-bare'}>
            {ofTime.map((match) => (
              <MatchLine match={match} context={context} key={match.id} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
