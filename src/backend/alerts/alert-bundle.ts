import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Alert } from '../../domain/alerts/alert.ts'
import { alertText, severalText, testText } from '../../domain/alerts/alert-text.ts'
import { favouritesAddress, localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { serviceText } from '../../i18n/service-text.ts'
import { keptSettings } from '../identity/account/alert-devices.ts'
import type { AlertDeviceTable } from '../identity/base/tables.ts'
import type { Message } from './push-post.ts'

type Device = Selectable<AlertDeviceTable>

/** An alert that is due to a device; `alert` is null for a test message. */
export interface Due {
  readonly key: string
  readonly tries: number
  readonly alert: Alert | null
  /** The time by the world's clock, in epoch milliseconds. */
  readonly expiresAt: number
}

/** One message to a device, for one or more alerts. */
export interface AlertBundle {
  readonly device: Device
  readonly due: readonly Due[]
  readonly message: Message
}

/** If more alerts of a kind are due at once, they go as one message. */
const MOST_APART = 3
/** Moves that are due at once come from one delay of a field or a day, and so do matches that were called off. */
const OF_ONE_ACT: readonly string[] = ['moved', 'off']
const LONGEST_TTL = 24 * 60 * 60
const TOPIC_LENGTH = 32

/** Returns the messages for a device: few enough not to be a nuisance. */
export function bundlesFor(device: Device, due: readonly Due[], now: number, cupNow: number): AlertBundle[] {
  const kinds = Map.groupBy(due, ({ alert }) => alert?.news.kind ?? 'test')
  return [...kinds].flatMap(([kind, ofKind]) =>
    ofKind.length > (OF_ONE_ACT.includes(kind) ? 1 : MOST_APART)
      ? [bundleOf(device, ofKind, now, cupNow)]
      : ofKind.map((one) => bundleOf(device, [one], now, cupNow)),
  )
}

function bundleOf(device: Device, due: readonly Due[], now: number, cupNow: number): AlertBundle {
  const { locale } = device
  const { withoutResult } = keptSettings(device.settings)
  const alerts = due.flatMap(({ alert }) => alert ?? [])
  const [first] = alerts
  const options = { withoutResult, now: cupNow }
  const t = serviceText(locale)
  const text = !first
    ? testText(t)
    : alerts.length === 1
      ? alertText(first, t, locale, options)
      : severalText(alerts, t, locale, options)
  const address = !first
    ? '/'
    : alerts.length === 1
      ? matchAddress(first.match.year, first.match.id)
      : favouritesAddress(first.match.year)
  const about = alerts.length === 1 ? `${first?.match.year} ${first?.match.id}` : 'several'
  const topic = hash('sha256', `${first?.news.kind ?? 'test'} ${about}`, 'base64url').slice(0, TOPIC_LENGTH)
  const isUrgent = first?.news.kind !== 'result' && first?.news.kind !== 'next'
  const left = Math.ceil((Math.max(...due.map(({ expiresAt }) => expiresAt)) - now) / 1000)
  return {
    device,
    due,
    message: {
      endpoint: device.endpoint,
      p256dh: device.p256dh,
      auth: device.auth,
      payload: JSON.stringify({ ...text, tag: topic, url: localized(address, locale), lang: locale }),
      topic,
      urgency: isUrgent ? 'high' : 'normal',
      ttl: Math.min(LONGEST_TTL, Math.max(1, left)),
    },
  }
}
