import { localized, streamAddress } from '../../domain/presentation/addresses.ts'
import { playedUntil } from '../../domain/schedule/day-plan.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import { type MatchDay, matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import MatchLine from '../live-center/MatchLine.tsx'
import type { LineContext } from '../live-center/match-line.ts'
import { dayTitle } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'
import { notOnAir } from './on-air.ts'

/** Beyond this many matches, a page with a line for each would be too heavy for a phone. */
const MOST_LINES = 280

/**
 * All other filmed matches, by day and stream; the current day is unfolded. If there are too many, the other days only say
 * how many matches each stream has: its own page lists them.
 */
export default function StreamSchedule({ site }: { readonly site: EditionSite }) {
  const { index, locale } = site
  const t = translator(locale)
  const filmed = index.edition.streams.map(({ id }) => index.matchesByStream.get(id) ?? [])
  const days = matchDays(filmed.flatMap((matches) => notOnAir(matches, site.underWay, false)))
  if (days.length === 0) return null
  const total = days.reduce((sum, { matches }) => sum + matches.length, 0)
  const until = site.underWay ? playedUntil(filmed.flat()) : null
  const today = until === null ? undefined : dayOf(until)
  return (
    <section className="section" aria-labelledby="by-day">
      <h2 id="by-day">{t('streams.byDay')}</h2>
      {days.map(({ day, matches }) => (
        <details className="day-plan" open={day === today} key={day}>
          <summary className="cluster middle gap-2 gap-x-3">
            <h3>
              <Time when={day} text={day === null ? t('match.noTime') : dayTitle(day, locale)} />
            </h3>
            <span className="small quiet num">{t('streams.matches', { count: matches.length })}</span>
          </summary>
          <StreamsOfDay site={site} matches={matches} isBrief={total > MOST_LINES && day !== today} />
        </details>
      ))}
    </section>
  )
}

interface DayProps {
  readonly site: EditionSite
  readonly matches: MatchDay['matches']
  /** Whether the number of matches stands for the matches. */
  readonly isBrief: boolean
}

function StreamsOfDay({ site, matches, isBrief }: DayProps) {
  const { locale, year, index } = site
  const t = translator(locale)
  const context: LineContext = {
    year,
    locale,
    categoryOf: ({ categoryId }) => index.categories.get(categoryId)?.shortName,
    fieldOf: () => null,
  }
  const byStream = Map.groupBy(matches, ({ streamId }) => streamId)
  return (
    <div className="stream-fields grid of-24 fit upper gap-4">
      {index.edition.streams
        .filter(({ id }) => byStream.has(id))
        .map(({ id, name, fieldId }) => (
          <section key={id}>
            <h4>
              <a href={localized(streamAddress(year, id), locale)}>
                <bdi>{index.fields.get(fieldId ?? '')?.name ?? name}</bdi>
              </a>
            </h4>
            {isBrief ? (
              <p className="small quiet num">
                {t('streams.matches', { count: byStream.get(id)?.length ?? 0 })}
              </p>
            ) : (
              <ul className="rows">
                {byStream.get(id)?.map((match) => (
                  <MatchLine
                    match={match}
                    context={context}
                    time={match.time.kind === 'instant' ? clock(match.time.at) : '–'}
                    key={match.id}
                  />
                ))}
              </ul>
            )}
          </section>
        ))}
    </div>
  )
}
