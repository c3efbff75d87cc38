import { atom, type ReadableAtom } from 'nanostores'
import { askIdentity, type IdentityResponse } from '../data/browser/identity.ts'
import type { AccountFault } from '../domain/account/session.ts'
import type { AlertDevice } from '../domain/alerts/alert-device.ts'
import type { AlertSettings } from '../domain/alerts/alert-settings.ts'
import type { Locale } from '../domain/text/locale.ts'
import { $alertsHere, keepAlertsHere } from './alerts-here.ts'
import {
  currentSubscription,
  dropSubscription,
  type PushSupport,
  pushSupport,
  subscribeHere,
} from './push-subscription.ts'
import { $userToken } from './user-token.ts'

export interface AlertsState {
  /** null while it is unknown, or cannot be known. */
  readonly support: PushSupport | 'not-offered' | null
  readonly devices: readonly AlertDevice[]
  /** The one that is this browser; null if none is. */
  readonly here: number | null
  readonly isBusy: boolean
  readonly fault: AccountFault | null
  /** The latest action, to announce. */
  readonly done: 'on' | 'off' | 'tested' | null
}

const UNKNOWN: AlertsState = {
  support: null,
  devices: [],
  here: null,
  isBusy: false,
  fault: null,
  done: null,
}
const $now = atom<AlertsState>(UNKNOWN)

/** Whether, and on which devices, the visitor gets alerts about their favourites. */
export const $alerts: ReadableAtom<AlertsState> = $now

let key: string | null = null

/** Loads the list of devices that get alerts about favourites. */
export function openAlerts(locale: Locale): Promise<void> {
  return during(async (token) => {
    const response = await askIdentity('alerts', { token, locale })
    if (!response.ok) return response
    key = response.value.key
    const support = key === null ? 'not-offered' : await pushSupport()
    const { devices } = response.value
    const device = devices.find(({ id }) => id === $alertsHere.get().device)
    const isHere = device !== undefined && support === 'on'
    if (isHere) keepAlertsHere({ settings: device.settings })
    $now.set({ ...$now.get(), support, devices, here: isHere ? device.id : null })
    return response
  })
}

/** Asks the browser, then the service. Call it from a press only: browsers show no permission prompt without one. */
export function turnAlertsOn(locale: Locale): Promise<void> {
  return during(async (token) => {
    const support = key === null ? 'unsupported' : await subscribeHere(key)
    $now.set({ ...$now.get(), support })
    return support === 'on' ? keepHere(token, locale, 'on') : null
  })
}

/** Changes the alerts of this browser: at once here, and at the service if this browser receives push messages. */
export function chooseAlerts(settings: AlertSettings, locale: Locale): Promise<void> {
  keepAlertsHere({ settings })
  if ($now.get().here === null) return Promise.resolve()
  return during((token) => keepHere(token, locale, null))
}

/** Has push messages leave out results, on a device that hides them. */
export async function hideAlertResults(locale: Locale): Promise<void> {
  const { device, settings } = $alertsHere.get()
  if (device === null || settings.withoutResult) return
  await openAlerts(locale)
  await chooseAlerts({ ...$alertsHere.get().settings, withoutResult: true }, locale)
}

/** Turns alerts off on this browser, whatever the service answers. Push messages it still sends fail, so it learns of it. */
export function turnAlertsOff(): Promise<void> {
  return during(async (token) => {
    const { here } = $now.get()
    await dropSubscription()
    keepAlertsHere({ device: null })
    forget((id) => id === here, 'off')
    return here === null ? null : askIdentity('removeAlertDevice', { token, id: here })
  })
}

export function turnAllAlertsOff(): Promise<void> {
  return during(async (token) => {
    const response = await askIdentity('endAlerts', { token })
    if (!response.ok) return response
    await dropSubscription()
    keepAlertsHere({ device: null })
    forget(() => true, 'off')
    return response
  })
}

export function removeAlertDevice(id: number): Promise<void> {
  return during(async (token) => {
    const response = await askIdentity('removeAlertDevice', { token, id })
    if (response.ok || response.fault.kind === 'gone') forget((one) => one === id, null)
    return response
  })
}

export function testAlert(): Promise<void> {
  return during(async (token) => {
    const { here } = $now.get()
    if (here === null) return null
    const response = await askIdentity('testAlert', { token, id: here })
    if (response.ok) $now.set({ ...$now.get(), done: 'tested' })
    return response
  })
}

async function keepHere(token: string, locale: Locale, done: AlertsState['done']) {
  const subscription = await currentSubscription()
  if (subscription === null || key === null) return null
  const payload = { ...subscription, key, locale, settings: $alertsHere.get().settings }
  const response = await askIdentity('keepAlertDevice', { token, payload, locale })
  if (!response.ok) return response
  const device = response.value
  keepAlertsHere({ device: device.id })
  const others = $now.get().devices.filter(({ id }) => id !== device.id)
  $now.set({ ...$now.get(), devices: [...others, device], here: device.id, done })
  return response
}

function forget(isGone: (id: number) => boolean, done: AlertsState['done']): void {
  const state = $now.get()
  const devices = state.devices.filter(({ id }) => !isGone(id))
  const isHereGone = state.here !== null && isGone(state.here)
  const { support } = state
  $now.set({
    ...state,
    devices,
    here: isHereGone ? null : state.here,
    support: isHereGone && support === 'on' ? 'off' : support,
    done,
  })
}

/** Runs tasks one after the other, and only for a visitor who is signed in. */
async function during(
  task: (token: string) => Promise<IdentityResponse<never> | { readonly ok: true } | null>,
): Promise<void> {
  const token = $userToken.get()
  if (token === undefined || $now.get().isBusy) return
  $now.set({ ...$now.get(), isBusy: true, fault: null, done: null })
  try {
    const response = await task(token)
    if (response && !response.ok) $now.set({ ...$now.get(), fault: response.fault })
  } finally {
    $now.set({ ...$now.get(), isBusy: false })
  }
}
