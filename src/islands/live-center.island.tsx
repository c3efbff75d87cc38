import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { activeFiltersOf, listNames } from '../components/live-center/active-filters.ts'
import FilterForm from '../components/live-center/FilterForm.tsx'
import FilterSummary from '../components/live-center/FilterSummary.tsx'
import type { FilterOptions } from '../components/live-center/filter-choice.ts'
import { localized, matchesAddress } from '../domain/presentation/addresses.ts'
import { playedUntil } from '../domain/schedule/day-plan.ts'
import { NO_FILTER, writeFilter } from '../domain/schedule/match-filter.ts'
import type { Locale } from '../domain/text/locale.ts'
import { progressOf } from '../domain/tournament/match-progress.ts'
import { $cupMinute } from '../stores/cup-clock.ts'
import { $matchesFound, $matchesNow } from '../stores/live-center.ts'
import { $schedule, openSchedule } from '../stores/schedule.ts'
import DownloadList from './download/DownloadList.tsx'
import { moveByArrows } from './live-center/arrow-keys.ts'
import FoundMatches from './live-center/FoundMatches.tsx'
import { useFilter } from './live-center/use-filter.ts'
import { useNews } from './live-center/use-news.ts'
import { useRootClass } from './page/use-root-class.ts'
import { useAnnouncement } from './search/use-announcement.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
  /** Whether scores still change. */
  underWay: boolean
  options: FilterOptions
}

/**
 * The filter of the live center: finds matches of the edition by day, class, field, nation, state or text. The result
 * replaces the page's body, which follows the cup by itself.
 */
export default function LiveCenterFilter({ year, locale, underWay, options }: Props) {
  const t = useTranslator(locale, 'kinds')
  const form = useRef<HTMLFormElement>(null)
  const { filter, onChange, show } = useFilter(form)
  const state = useStore($schedule, { ssr: () => NOT_YET })
  useEffect(() => {
    void openSchedule(year)
    const retry = () => void openSchedule(year)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [year])
  // Thousands of matches arrive at once: React renders them in slices, and a press in between gets its answer.
  const schedule = useDeferredValue(state.kind === 'ready' && state.year === year ? state.schedule : null)
  const all = useDeferredValue(useStore($matchesNow, { ssr: () => NONE }))
  const found = useDeferredValue(useStore($matchesFound, { ssr: () => NONE }))
  const minute = useStore($cupMinute, { ssr: () => null })

  const activeFilters = activeFiltersOf(filter, options, t)
  const isFiltered = activeFilters.length > 0
  const isFound = isFiltered && schedule !== null
  const playing = found.filter((match) => progressOf(match) === 'live').length
  const count = [
    t('matches.count', { count: found.length }),
    ...(playing > 0 ? [t('match.liveCount', { count: playing })] : []),
  ].join(', ')
  const fault = state.kind === 'failed' ? t(FAULTS[state.fault]) : ''
  const summary = useAnnouncement(
    fault || (!isFound ? '' : found.length === 0 ? t('matches.nothing') : count),
  )
  const isAnswered = !isFiltered || isFound || fault !== ''
  useLayoutEffect(() => {
    if (isAnswered && state.kind !== 'none') document.documentElement.classList.remove('asks')
  }, [isAnswered, state])
  useRootClass('has-found', isFound)
  const news = useNews(isFound ? found : NONE, locale)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move focus between links; each works without them
    <div
      className="live-center stack narrow gap-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && filter.text !== '') show({ ...filter, text: '' })
        moveByArrows(event)
      }}
    >
      <FilterForm
        form={form}
        address={localized(matchesAddress(year), locale)}
        options={options}
        locale={locale}
        chosen={activeFilters.filter(({ part }) => part !== 'text').length}
        onChange={onChange}
      />
      <p className="hidden-text" role="status">
        {summary}
      </p>
      <p className="hidden-text" role="status" ref={news} />
      {state.kind === 'failed' && (
        <div className="note note-sun">
          <p>{fault}</p>
          <button className="button" type="button" onClick={() => void openSchedule(year)}>
            {t('matches.retry')}
          </button>
        </div>
      )}
      {isFiltered && (
        <FilterSummary
          activeFilters={activeFilters}
          locale={locale}
          onDrop={(part) => show({ ...filter, [part]: NO_FILTER[part] })}
          onClear={() => show(NO_FILTER)}
        />
      )}
      {isFiltered && state.kind === 'loading' && <p className="search-loading">{t('matches.loading')}</p>}
      {isFound && (
        <section className="section" aria-labelledby="found">
          <div className="list-head stack gap-2">
            <h2 id="found">{count}</h2>
            {found.length > 0 && (
              <DownloadList
                key={`taken ${writeFilter(filter)}`}
                matches={found}
                schedule={schedule}
                names={listNames(activeFilters, filter, schedule, locale)}
                isOwn={false}
                locale={locale}
              />
            )}
          </div>
          {found.length === 0 ? (
            <div className="empty">
              <p>{t('matches.nothing')}</p>
              <p>{t('matches.nothingHelp')}</p>
            </div>
          ) : (
            <FoundMatches
              key={writeFilter(filter)}
              schedule={schedule}
              matches={found}
              now={underWay ? (minute ?? playedUntil(all)) : null}
              locale={locale}
            />
          )}
        </section>
      )}
    </div>
  )
}

const FAULTS = {
  unreachable: 'matches.offline',
  timeout: 'matches.timeout',
  refused: 'matches.refused',
  malformed: 'matches.malformed',
} as const
const NOT_YET = { kind: 'none' } as const
const NONE: readonly never[] = []
