import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import ShareWeek from '../components/my-week/ShareWeek.tsx'
import SignedOut from '../components/my-week/SignedOut.tsx'
import Week from '../components/my-week/Week.tsx'
import { FailedNote, FreshnessNote, LoadingNote } from '../components/my-week/WeekNotes.tsx'
import WeekStory from '../components/my-week/WeekStory.tsx'
import { weekContext, weekNames } from '../components/my-week/week-context.ts'
import { weekEntries } from '../domain/my-week/entry.ts'
import { sharedTeams } from '../domain/my-week/shared-week.ts'
import {
  filterWeek,
  parseWeekFilter,
  type WeekFilter,
  WHOLE_WEEK,
  weekQuery,
} from '../domain/my-week/week-filter.ts'
import { weekSchedule } from '../domain/my-week/week-schedule.ts'
import { favouritesAddress, localized } from '../domain/presentation/addresses.ts'
import type { Locale } from '../domain/text/locale.ts'
import { $edition } from '../stores/edition.ts'
import { removeField, removeTeam } from '../stores/favourites.ts'
import { $myWeek, $weekNow, type MyWeek, openMyWeek, retryMyWeek } from '../stores/my-week.ts'
import { keepWorker } from '../stores/my-week-offline.ts'
import Alerts from './alerts/Alerts.tsx'
import ChangesSinceVisit from './changes/ChangesSinceVisit.tsx'
import DownloadList from './download/DownloadList.tsx'
import PassingMinute from './live/PassingMinute.tsx'
import SharedWeek from './my-week/SharedWeek.tsx'
import SavedPages from './saved-pages/SavedPages.tsx'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
  /** Whether scores of the edition still change. */
  isUnderWay: boolean
  /** Whether the edition is the latest: its week is kept in the browser, and its page opens without a network. */
  isLatest: boolean
}

/** The page as it was built, shown until this code is loaded. */
const BUILT: MyWeek = { kind: 'built' }

/** My Week: the favourites of a year and their matches in one timeline. */
export default function MyWeekIsland(props: Props) {
  const { year, locale, isUnderWay, isLatest } = props
  const t = useTranslator(locale)
  const week = useStore($myWeek, { ssr: () => BUILT })
  const now = useStore($weekNow, { ssr: () => null })
  const [filter, setFilter] = useFilter(year, locale)

  useEffect(
    () => openMyWeek({ year, isUnderWay, isKept: isLatest, shared: sharedTeams(location.search) }, locale),
    [year, isUnderWay, isLatest, locale],
  )
  const isShared = filter.shared.length > 0
  const isSignedIn = week.kind === 'ready' && !isShared
  useEffect(() => {
    if (isSignedIn && isLatest) void keepWorker()
  }, [isSignedIn, isLatest])

  switch (week.kind) {
    case 'built':
      // A script in the head of the page decides which of the two is visible: see styles/my-week.css.
      return (
        <div className="my-week-built">
          <SignedOut year={year} locale={locale} />
          <LoadingNote t={t} />
        </div>
      )
    case 'signed-out':
      return <SignedOut year={year} locale={locale} />
    case 'loading':
      return <LoadingNote t={t} />
    case 'failed':
      return <FailedNote cause={week.cause} t={t} onRetry={() => retryMyWeek(year)} />
    case 'ready':
      return (
        <PassingMinute>
          <FreshnessNote freshness={week.freshness} now={now} t={t} locale={locale} />
          <ReadyWeek
            {...props}
            isUnderWay={isUnderWay && !week.isOver}
            week={week}
            now={now}
            filter={filter}
            onFilter={setFilter}
          />
          {isSignedIn && isLatest && week.favourites.teams.length > 0 && (
            <Alerts teams={week.favourites.teams} locale={locale} />
          )}
          {isLatest && !isShared && <SavedPages year={year} locale={locale} t={t} />}
        </PassingMinute>
      )
  }
}

interface ReadyProps extends Props {
  week: Extract<MyWeek, { kind: 'ready' }>
  now: number | null
  filter: WeekFilter
  onFilter: (filter: WeekFilter) => void
}

function ReadyWeek({ week, now, filter, onFilter, year, locale, isUnderWay }: ReadyProps) {
  const { favourites, schedule, isEditable } = week
  const index = useStore($edition, { ssr: () => null })
  const view = useMemo(() => {
    const cup = { id: '', name: '', sport: '' }
    const site = isUnderWay && index ? { locale, year, cup, latestYear: year, underWay: true, index } : null
    return weekContext(year, locale, favourites, schedule, site)
  }, [year, locale, favourites, schedule, isUnderWay, index])
  const entries = useMemo(
    () => (schedule ? weekEntries(weekSchedule(schedule), view.followed, now) : []),
    [schedule, view, now],
  )
  const matches = useMemo(() => [...(schedule?.matches.values() ?? [])], [schedule])
  const isShared = filter.shared.length > 0
  const shown = useMemo(() => filterWeek(entries, filter).map(({ match }) => match), [entries, filter])
  const tools = (
    <>
      {view.teams.length > 0 && <ShareWeek teams={view.teams} filter={filter} context={view.context} />}
      {schedule && shown.length > 0 && (
        <DownloadList
          key={weekQuery(filter)}
          matches={shown}
          schedule={schedule}
          names={weekNames(filter, view)}
          isOwn={!isShared}
          locale={locale}
        />
      )}
    </>
  )
  return (
    <>
      {isUnderWay && !isShared && (
        <ChangesSinceVisit year={year} locale={locale} matches={matches} ownTeams={view.followed.teams} />
      )}
      {isShared && <SharedWeek teams={favourites.teams} context={view.context} />}
      {(!isShared || favourites.teams.length > 0) && (
        <Week
          {...view}
          entries={entries}
          now={now}
          filter={filter}
          onFilter={onFilter}
          onRemoveTeam={isEditable ? ({ teamId }) => void removeTeam({ teamId, year }) : null}
          onRemoveField={isEditable ? ({ fieldId }) => void removeField({ fieldId, year }) : null}
          tools={tools}
          story={schedule && !isUnderWay && <WeekStory {...view} schedule={schedule} />}
        />
      )}
    </>
  )
}

/** The filter in the address. Each choice is a step in the browser's history, so that going back undoes it. */
function useFilter(year: number, locale: Locale): [WeekFilter, (filter: WeekFilter) => void] {
  const [filter, setFilter] = useState(WHOLE_WEEK)
  useEffect(() => {
    const follow = () => setFilter(parseWeekFilter(location.search))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const choose = useCallback(
    (next: WeekFilter) => {
      setFilter(next)
      history.pushState(null, '', localized(favouritesAddress(year), locale) + weekQuery(next))
    },
    [year, locale],
  )
  return [filter, choose]
}
