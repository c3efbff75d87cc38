import { atom, type ReadableAtom } from 'nanostores'
import { type Favourites, NO_FAVOURITES } from '../domain/account/favourites.ts'
import { faultIn } from '../domain/account/session.ts'
import { withChanges } from '../domain/live/match-change.ts'
import type { Followed } from '../domain/my-week/entry.ts'
import type { WeekFault, WeekFreshness } from '../domain/my-week/freshness.ts'
import { cupClockAfter, ownerOf, type SavedWeek } from '../domain/my-week/saved-week.ts'
import { sharedFavourites } from '../domain/my-week/shared-week.ts'
import { ownSchedule, withMatches } from '../domain/my-week/week-schedule.ts'
import { withoutReport } from '../domain/publication/edition-end.ts'
import type { Schedule } from '../domain/schedule/schedule.ts'
import type { Locale } from '../domain/text/locale.ts'
import { withDecidedSeats } from '../domain/tournament/decided-seats.ts'
import type { Match } from '../domain/tournament/match.ts'
import { cupNow, cupSpeed } from './cup-clock.ts'
import { $edition, openEdition } from './edition.ts'
import { $favourites } from './favourites.ts'
import { $live, $liveMatches, followFeed } from './live.ts'
import { $savedWeek, dropSavedWeek, forgetSavedWeek, recallWeek, saveWeek } from './my-week-saved.ts'
import { $schedule, openSchedule } from './schedule.ts'
import { $isScheduleOver } from './schedule-over.ts'
import { $session, retrySession, startSession } from './session.ts'
import { $userToken } from './user-token.ts'

export type MyWeek =
  /** The page as it was built, before anything was loaded. */
  | { readonly kind: 'built' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly cause: WeekFault }
  | {
      readonly kind: 'ready'
      readonly favourites: Favourites
      /** The part of the schedule about the favourites, with matches in their current state; null without favourites. */
      readonly schedule: Schedule | null
      readonly freshness: WeekFreshness
      /** Whether favourites can be removed; false while it is unknown who is signed in. */
      readonly isEditable: boolean
      /** Whether the edition is over by itself since the page was built. */
      readonly isOver: boolean
    }

export interface WeekOfYear {
  readonly year: number
  /** Whether scores still change: then the page follows the feed and has a current time. */
  readonly isUnderWay: boolean
  /** Whether the browser keeps the week of this year. It keeps only the latest one. */
  readonly isKept: boolean
  /** Teams that the address shares: anybody sees their week, and none of it is kept. Empty for the visitor's own week. */
  readonly shared: readonly string[]
}

/** Milliseconds. */
const MINUTE = 60_000
const TICK = 1000
const RETRY = 30_000
const SAVE_PAUSE = 2000

const $week = atom<MyWeek>({ kind: 'built' })
const $minute = atom<number | null>(null)

export const $myWeek: ReadableAtom<MyWeek> = $week
/** The cup's clock, in epoch milliseconds of a whole minute; null if it is not known, or the edition is over. */
export const $weekNow: ReadableAtom<number | null> = $minute

/**
 * Builds the week from now on, from the session, the favourites, the schedule and the feed. If one of them is missing, it
 * uses what was kept.
 *
 * @returns a function that stops it
 */
export function openMyWeek(year: WeekOfYear, locale: Locale): () => void {
  startSession(locale)
  let isDue = false
  const compose = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      refresh(year)
    })
  }
  const tick = () => $minute.set(year.isUnderWay && !$isScheduleOver.get() ? minuteOf(timeNow()) : null)
  const retry = () => {
    if (document.visibilityState === 'visible' && $schedule.get().kind === 'failed')
      void openSchedule(year.year)
  }
  const stops = [
    $userToken.subscribe((token) => {
      // A week built for one visitor must not be kept as another visitor's.
      clearTimeout(saving)
      if (token === undefined) dropSavedWeek()
      else recallWeek(year.year, ownerOf(token))
      compose()
    }),
    ...[$session, $favourites, $live, $liveMatches, $edition, $isScheduleOver].map((store) =>
      store.listen(compose),
    ),
    $schedule.subscribe((state) => {
      if (state.kind === 'ready' && year.isUnderWay) follow(state.schedule)
      compose()
    }),
  ]
  void openSchedule(year.year)
  addEventListener('online', retry)
  addEventListener('offline', compose)
  const timers = [setInterval(tick, TICK), setInterval(retry, RETRY)]
  tick()
  return () => {
    for (const stop of stops) stop()
    for (const timer of timers) clearInterval(timer)
    removeEventListener('online', retry)
    removeEventListener('offline', compose)
  }
}

/** Retries failed loads. */
export function retryMyWeek(year: number): void {
  void openSchedule(year)
  void retrySession()
}

function follow({ cupId, tournamentId, revision }: Schedule): void {
  if (tournamentId !== null) followFeed({ cupId, tournamentId, revision })
}

/** The cup's time from the feed; without a feed, from the kept time plus the time that has passed since. */
function timeNow(): number | null {
  const clock = $savedWeek.get()?.clock
  return cupNow() ?? (clock ? cupClockAfter(clock, Date.now()) : null)
}

const minuteOf = (time: number | null): number | null => time && Math.floor(time / MINUTE) * MINUTE

function refresh(year: WeekOfYear): void {
  const next = weekNow(year)
  $week.set(next)
  // The edition tells which teams have advanced from a group. Only a visitor's own matches need it.
  if (year.isUnderWay && next.kind === 'ready' && next.favourites.teams.length > 0)
    void openEdition(year.year)
  if (year.isKept && year.shared.length === 0 && next.kind === 'ready' && next.freshness.kind === 'current')
    keepSoon(next)
}

function weekNow(year: WeekOfYear): MyWeek {
  if (year.shared.length > 0) return sharedNow(year)
  const isOver = $isScheduleOver.get()
  const session = $session.get()
  const fault = faultIn(session)
  if (session.kind === 'signed-out' && fault === null) return { kind: 'signed-out' }
  const saved = $savedWeek.get()
  const isEditable = session.kind === 'signed-in'
  const favourites = isEditable ? ofYear($favourites.get(), year.year) : (saved?.favourites ?? null)
  if (!favourites) return fault ? { kind: 'failed', cause: faultOf(fault.kind) } : { kind: 'loading' }
  const followed = followedOf(favourites)
  if (followed.teams.size + followed.fields.size === 0)
    return {
      kind: 'ready',
      favourites,
      schedule: null,
      freshness: { kind: 'current', at: null },
      isEditable,
      isOver,
    }
  const loaded = $schedule.get()
  const ready = { kind: 'ready', favourites, isEditable, isOver } as const
  if (loaded.kind === 'ready' && loaded.year === year.year) {
    const schedule = scheduleNow(loaded.schedule, favourites, saved)
    return { ...ready, schedule, freshness: freshnessOf(year, loaded.schedule, saved) }
  }
  const cause = loaded.kind === 'failed' ? faultOf(loaded.fault) : 'checking'
  if (saved)
    return {
      ...ready,
      schedule: ownSchedule(saved.schedule, followed),
      freshness: { kind: 'saved', at: saved.savedAt, cause },
    }
  return cause === 'checking' ? { kind: 'loading' } : { kind: 'failed', cause }
}

function sharedNow(year: WeekOfYear): MyWeek {
  const loaded = $schedule.get()
  if (loaded.kind === 'failed') return { kind: 'failed', cause: faultOf(loaded.fault) }
  if (loaded.kind !== 'ready' || loaded.year !== year.year) return { kind: 'loading' }
  const favourites = sharedFavourites(year.shared, loaded.schedule)
  return {
    kind: 'ready',
    favourites,
    isEditable: false,
    isOver: $isScheduleOver.get(),
    schedule: scheduleNow(loaded.schedule, favourites, null),
    freshness: freshnessOf(year, loaded.schedule, null),
  }
}

/** The part of the schedule about the favourites, with its matches in their current state. */
function scheduleNow(schedule: Schedule, favourites: Favourites, saved: SavedWeek | null): Schedule {
  const followed = followedOf(favourites)
  const categories = $edition.get()?.edition.categories ?? []
  const current = currentMatches(schedule, saved)
  const matches = $isScheduleOver.get()
    ? current.map(withoutReport)
    : withDecidedSeats(current, categories, followed.teams)
  return ownSchedule(withMatches(schedule, matches), followed)
}

const ofYear = ({ teams, fields }: Favourites, year: number): Favourites => ({
  teams: teams.filter((team) => team.year === year),
  fields: fields.filter((field) => field.year === year),
})

const followedOf = ({ teams, fields }: Favourites = NO_FAVOURITES): Followed => ({
  teams: new Set(teams.map(({ teamId }) => teamId)),
  fields: new Set(fields.map(({ fieldId }) => fieldId)),
})

const faultOf = (fault: string): WeekFault =>
  fault === 'offline' && !navigator.onLine ? 'offline' : navigator.onLine ? 'unavailable' : 'offline'

/** True if the kept week is from the same build, and no answer of the feed is newer. */
const isSavedNewer = (schedule: Schedule, saved: SavedWeek | null): saved is SavedWeek =>
  $live.get().updatedAt === null && saved?.schedule.revision === schedule.revision

function currentMatches(schedule: Schedule, saved: SavedWeek | null): readonly Match[] {
  const built = [...schedule.matches.values()]
  if (isSavedNewer(schedule, saved))
    return built.map((match) => saved.schedule.matches.get(match.id) ?? match)
  return withChanges(built, $liveMatches.get())
}

function freshnessOf({ isUnderWay }: WeekOfYear, schedule: Schedule, saved: SavedWeek | null): WeekFreshness {
  if (!isUnderWay) return { kind: 'current', at: null }
  const { freshness, updatedAt } = $live.get()
  if (freshness === 'fresh' || freshness === 'paused') return { kind: 'current', at: updatedAt }
  const at = updatedAt ?? (isSavedNewer(schedule, saved) ? saved.savedAt : null)
  if (freshness === 'waiting') return { kind: 'saved', at, cause: 'checking' }
  return { kind: 'saved', at, cause: freshness === 'offline' ? 'offline' : 'unavailable' }
}

let saving: ReturnType<typeof setTimeout> | undefined

function keepSoon(week: Extract<MyWeek, { kind: 'ready' }>): void {
  clearTimeout(saving)
  saving = setTimeout(() => keep(week), SAVE_PAUSE)
}

function keep({ favourites, schedule, freshness }: Extract<MyWeek, { kind: 'ready' }>): void {
  const token = $userToken.get()
  if (token === undefined) return
  if (!schedule) {
    forgetSavedWeek()
    return
  }
  const cup = cupNow()
  saveWeek({
    year: schedule.year,
    owner: ownerOf(token),
    favourites,
    schedule,
    savedAt: freshness.at ?? Date.now(),
    clock: cup === null ? null : { cup, device: Date.now(), speed: cupSpeed() },
  })
}
