import { ALERT_KINDS, type Alert, type AlertKind, isLead, type Lead } from './alert.ts'
import { isClock, type QuietHours } from './quiet-hours.ts'

/** The alerts that a device wants. Each device has its own settings. */
export interface AlertSettings {
  readonly kinds: readonly AlertKind[]
  readonly lead: Lead
  /** Null for alerts at any hour. */
  readonly quiet: QuietHours | null
  /** Whether alerts say only that there is a result: not which, and nothing that reveals who won. */
  readonly withoutResult: boolean
  /** Ids of favourite teams that cause no alerts. */
  readonly muted: readonly string[]
}

export const USUAL_ALERTS: AlertSettings = {
  kinds: ALERT_KINDS,
  lead: '15m',
  quiet: { from: '22:00', to: '07:00' },
  withoutResult: false,
  muted: [],
}

/** The highest number of favourites in a year. */
const MOST_MUTED = 500
const LONGEST_ID = 200

/** Returns the settings in a parsed JSON text; null for anything else. */
export function parseAlertSettings(value: unknown): AlertSettings | null {
  const { kinds, lead, quiet, withoutResult, muted } = (value ?? {}) as Record<keyof AlertSettings, unknown>
  if (!isLead(lead) || typeof withoutResult !== 'boolean') return null
  if (!Array.isArray(kinds) || !kinds.every((kind) => ALERT_KINDS.includes(kind))) return null
  if (!Array.isArray(muted) || muted.length > MOST_MUTED || !muted.every(isId)) return null
  const { from, to } = (quiet ?? {}) as Partial<Record<keyof QuietHours, unknown>>
  if (quiet !== null && !(isClock(from) && isClock(to))) return null
  return {
    kinds: ALERT_KINDS.filter((kind) => kinds.includes(kind)),
    lead,
    quiet: isClock(from) && isClock(to) ? { from, to } : null,
    withoutResult,
    muted: [...new Set<string>(muted)],
  }
}

const isId = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= LONGEST_ID

/**
 * Whether a device wants an alert.
 *
 * @param followed ids of the favourite teams of the alert's year
 */
export function wants(
  settings: AlertSettings,
  { news, match }: Alert,
  followed: ReadonlySet<string>,
): boolean {
  if (!settings.kinds.includes(news.kind === 'off' ? 'moved' : news.kind)) return false
  if (news.kind === 'soon' && news.lead !== settings.lead) return false
  // The pairing of the next match reveals how the earlier matches ended.
  if (news.kind === 'next' && settings.withoutResult) return false
  return match.teamIds.some((id) => followed.has(id) && !settings.muted.includes(id))
}
