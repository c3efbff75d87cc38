import { atom, type ReadableAtom } from 'nanostores'
import type { Alert } from '../domain/alerts/alert.ts'
import { wants } from '../domain/alerts/alert-settings.ts'
import { dueAlerts } from '../domain/alerts/due-alerts.ts'
import { NOTHING_SENT, withSent } from '../domain/alerts/sent-alerts.ts'
import { ALERTS_SENT } from './alert-traces.ts'
import { $alertsHere } from './alerts-here.ts'
import { $cupMinute } from './cup-clock.ts'
import { favouriteTeamsOf } from './favourites.ts'
import { $live, followFeed } from './live.ts'
import { $matchesNow } from './live-center.ts'
import { $schedule, openSchedule } from './schedule.ts'

/** Milliseconds that announced alerts carry over to the next page. After that, the page starts as if nobody had looked. */
const KNOWN_FOR = 10 * 60_000
const MOST_KEPT = 200
const MOST_SHOWN = 3

const $shown = atom<readonly Alert[]>([])

/** The alerts to show on the page, newest last. */
export const $alertNotices: ReadableAtom<readonly Alert[]> = $shown

export const dismissAlert = (key: string): void => $shown.set($shown.get().filter((one) => one.key !== key))

/**
 * Shows on the page what happens to the favourite teams of a year, from now on.
 *
 * @returns a function that stops it
 */
export function openAlertNotices(year: number): () => void {
  void openSchedule(year)
  const stops = [
    $schedule.subscribe((state) => {
      if (state.kind !== 'ready' || state.schedule.tournamentId === null) return
      const { cupId, tournamentId, revision } = state.schedule
      followFeed({ cupId, tournamentId, revision })
    }),
    ...[$cupMinute, $matchesNow, $live].map((store) => store.listen(() => tell(year))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function tell(year: number): void {
  const state = $schedule.get()
  const now = $cupMinute.get()
  // Before the first answer of the feed, neither the time nor the changes since the build are known.
  if (state.kind !== 'ready' || now === null || $live.get().updatedAt === null) return
  if (document.visibilityState !== 'visible') return
  const { settings } = $alertsHere.get()
  const followed = new Set(
    favouriteTeamsOf(year)
      .get()
      .map(({ teamId }) => teamId),
  )
  const sent = recall(year)
  const scene = { ...state.schedule, matches: $matchesNow.get() }
  const due = dueAlerts(scene, withSent(NOTHING_SENT, sent ?? []), now, [settings.lead]).filter((alert) =>
    wants(settings, alert, followed),
  )
  if (due.length > 0 || sent === null) remember(year, [...(sent ?? []), ...due])
  if (sent !== null && due.length > 0) $shown.set([...$shown.get(), ...due].slice(-MOST_SHOWN))
}

let memory: { readonly year: number; readonly at: number; readonly alerts: readonly Alert[] } | null = null

/** Returns null if nobody looked lately: facts that are already true by then are not news. */
function recall(year: number): readonly Alert[] | null {
  try {
    memory = JSON.parse(localStorage.getItem(ALERTS_SENT) ?? 'null') ?? memory
  } catch {
    // Blocked or unreadable: this page's own memory counts.
  }
  const { at, alerts: sent } = memory ?? {}
  const isKnown = memory?.year === year && typeof at === 'number' && Date.now() - at < KNOWN_FOR
  return isKnown && Array.isArray(sent) ? sent : null
}

function remember(year: number, sent: readonly Alert[]): void {
  memory = { year, at: Date.now(), alerts: sent.slice(-MOST_KEPT) }
  try {
    localStorage.setItem(ALERTS_SENT, JSON.stringify(memory))
  } catch {
    // Blocked or full: the next page starts without memory.
  }
}
