import { useStore } from '@nanostores/react'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import FreshnessBar from '../components/live/FreshnessBar.tsx'
import { askedOf } from '../components/live-center/asked.ts'
import Board from '../components/live-center/Board.tsx'
import FilterForm from '../components/live-center/FilterForm.tsx'
import FilterSummary from '../components/live-center/FilterSummary.tsx'
import type { FilterOptions } from '../components/live-center/filter-choice.ts'
import type { LiveCenterWords } from '../components/live-center/live-center-words.ts'
import { countWords, fill } from '../components/search/search-words.ts'
import { localized, matchesAddress } from '../domain/presentation/addresses.ts'
import type { Locale } from '../domain/presentation/locale.ts'
import { wholeNumber } from '../domain/presentation/numbers.ts'
import { playedUntil } from '../domain/schedule/day-plan.ts'
import { NO_FILTER, writeFilter } from '../domain/schedule/match-filter.ts'
import { clock } from '../domain/time/stockholm.ts'
import { liveCenter, progressOf } from '../domain/tournament/live-center.ts'
import type { Match } from '../domain/tournament/match.ts'
import { $live, followFeed } from '../stores/live.ts'
import { $cupMinute, $matchesFound, $matchesNow } from '../stores/live-center.ts'
import { pauseLive } from '../stores/live-pause.ts'
import { $schedule, openSchedule } from '../stores/schedule.ts'
import { useAnnouncer } from './live/use-announcer.ts'
import AllMatches from './live-center/AllMatches.tsx'
import { moveByArrows } from './live-center/arrow-keys.ts'
import { useFilter } from './live-center/use-filter.ts'
import { useAnnouncement } from './search/use-announcement.ts'
import { useTranslator } from './use-translator.ts'

interface Props {
  year: number
  locale: Locale
  /** Whether scores still change. */
  underWay: boolean
  options: FilterOptions
  words: LiveCenterWords
  /** What is live, next and just over, as it was built. */
  children?: ReactNode
  /** The way to the pages of the days, and what has no day, as it was built. */
  days?: ReactNode
}

/** The live center: what happens now, and every match of the edition, found by day, class, field, nation, state or text. */
export default function LiveCenter({ year, locale, underWay, options, words, children, days }: Props) {
  useTranslator(locale, 'pages')
  const form = useRef<HTMLFormElement>(null)
  const { filter, onChange, show } = useFilter(form)
  const state = useStore($schedule, { ssr: () => NOT_YET })
  useEffect(() => {
    void openSchedule(year)
    const retry = () => void openSchedule(year)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [year])
  // Thousands of matches arrive at once: what they change is drawn in slices, and a press in between is answered.
  const schedule = useDeferredValue(state.kind === 'ready' && state.year === year ? state.schedule : null)
  useEffect(() => {
    if (!underWay || !schedule || schedule.tournamentId === null) return
    followFeed({ cupId: schedule.cupId, tournamentId: schedule.tournamentId, revision: schedule.revision })
  }, [underWay, schedule])

  const all = useDeferredValue(useStore($matchesNow, { ssr: () => NONE }))
  const found = useDeferredValue(useStore($matchesFound, { ssr: () => NONE }))
  const minute = useStore($cupMinute, { ssr: () => null })
  const asked = askedOf(filter, options, words)
  const isAsked = asked.length > 0
  const now = underWay ? (minute ?? playedUntil(all)) : null
  const board = useMemo(
    () => (underWay && !isAsked ? liveCenter(all, false) : null),
    [underWay, isAsked, all],
  )
  const site = useMemo(
    () => schedule && { year, locale, underWay, index: schedule },
    [schedule, year, locale, underWay],
  )

  const live = found.filter((match) => progressOf(match) === 'live').length
  const count = [
    countWords(words.found, found.length, locale),
    live > 0 && fill(words.liveCount, { number: wholeNumber(live, locale) }),
  ]
    .filter(Boolean)
    .join(', ')
  const isOnPage = useMemo(() => {
    const shown = isAsked ? found : [...(board?.live ?? []), ...(board?.next ?? [])]
    const ids = new Set(shown.map(({ id }) => id))
    return (match: Match) => ids.has(match.id)
  }, [isAsked, found, board])
  const news = useAnnouncer(isOnPage, locale)
  const fault = state.kind === 'failed' ? words.faults[state.fault] : ''
  const summary = useAnnouncement(
    fault || (!isAsked || !schedule ? '' : found.length === 0 ? words.nothing : count),
  )
  const freshness = useStore($live)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move focus between links; each works without them
    <div
      className="live-center"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && filter.text !== '') show({ ...filter, text: '' })
        moveByArrows(event)
      }}
    >
      <FilterForm
        form={form}
        address={localized(matchesAddress(year), locale)}
        options={options}
        words={words}
        chosen={
          asked.filter(({ part }) => part === 'category' || part === 'field' || part === 'nation').length
        }
        onChange={onChange}
      />
      <p className="hidden-text" role="status">
        {summary || news}
      </p>
      {state.kind === 'failed' && (
        <div className="note note-sun">
          <p>{fault}</p>
          <button className="button" type="button" onClick={() => void openSchedule(year)}>
            {words.retry}
          </button>
        </div>
      )}
      {isAsked && (
        <FilterSummary
          asked={asked}
          words={words}
          onDrop={(part) => show({ ...filter, [part]: NO_FILTER[part] })}
          onClear={() => show(NO_FILTER)}
        />
      )}
      {underWay && (
        <FreshnessBar
          locale={locale}
          freshness={freshness.freshness}
          updated={freshness.updatedAt === null ? null : clock(freshness.updatedAt)}
          onPause={schedule ? pauseLive : undefined}
        />
      )}
      {!isAsked && (board && site ? <Board site={site} board={board} isPast={false} /> : children)}
      {isAsked && state.kind === 'loading' && <p className="search-loading">{words.loading}</p>}
      {!schedule && days}
      {schedule && (
        <section className="section" aria-labelledby="days">
          <h2 id="days">{isAsked ? count : words.all}</h2>
          {found.length === 0 ? (
            <div className="empty">
              <p>{words.nothing}</p>
              <p>{words.nothingHelp}</p>
            </div>
          ) : (
            <AllMatches
              key={writeFilter(filter)}
              schedule={schedule}
              matches={found}
              now={now}
              day={filter.day}
              locale={locale}
              words={words}
            />
          )}
        </section>
      )}
    </div>
  )
}

const NOT_YET = { kind: 'none' } as const
const NONE: readonly never[] = []
