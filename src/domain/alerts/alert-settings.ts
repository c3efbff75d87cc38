import { ALERT_KINDS, type Alert, type AlertKind, isLead, type Lead } from './alert.ts'
import { isClock, type QuietHours } from './quiet-hours.ts'

/** What a device is to be told; of each device its own. */
export interface AlertSettings {
  readonly kinds: readonly AlertKind[]
  readonly lead: Lead
  /** Null: at any hour. */
  readonly quiet: QuietHours | null
  /** That there is a result, and not which; and nothing that tells who won. */
  readonly withoutResult: boolean
  /** Ids of favourite teams of which nothing is told. */
  readonly muted: readonly string[]
}

export const USUAL_ALERTS: AlertSettings = {
  kinds: ALERT_KINDS,
  lead: '15m',
  quiet: { from: '22:00', to: '07:00' },
  withoutResult: false,
  muted: [],
}

/** As many as there can be favourites of a year. */
const MOST_MUTED = 500
const LONGEST_ID = 200

/** Settings in a parsed JSON text; null for anything else. */
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
 * Whether a device is to be told of something.
 *
 * @param followed ids of the favourite teams of the alert's year
 */
export function wants(
  settings: AlertSettings,
  { news, match }: Alert,
  followed: ReadonlySet<string>,
): boolean {
  if (!settings.kinds.includes(news.kind)) return false
  if (news.kind === 'soon' && news.lead !== settings.lead) return false
  // Who has come through to whom tells how their matches ended.
  if (news.kind === 'next' && settings.withoutResult) return false
  return match.teamIds.some((id) => followed.has(id) && !settings.muted.includes(id))
}
