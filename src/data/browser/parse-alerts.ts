import type { WireAlertDevice, WireAlerts } from '../../contract/identity.ts'
import type { AlertDevice, AlertDevices } from '../../domain/alerts/alert-device.ts'
import { parseAlertSettings, USUAL_ALERTS } from '../../domain/alerts/alert-settings.ts'
import type { Untrusted } from '../results/documents.ts'
import { record } from '../results/json.ts'

/** Far above the ten that the service keeps. */
const MOST = 100

/** Returns the devices that get alerts about favourites; null for anything else. */
export function parseAlerts(value: unknown): AlertDevices | null {
  const { key, devices } = record<Untrusted<WireAlerts>>(value) ?? {}
  if ((key !== null && typeof key !== 'string') || !Array.isArray(devices)) return null
  return { key, devices: devices.slice(0, MOST).flatMap((device) => parseAlertDevice(device) ?? []) }
}

export function parseAlertDevice(value: unknown): AlertDevice | null {
  const { id, name, settings } = record<Untrusted<WireAlertDevice>>(value) ?? {}
  if (!Number.isSafeInteger(id)) return null
  return {
    id: Number(id),
    name: typeof name === 'string' ? name.slice(0, 200) : '',
    settings: parseAlertSettings(settings) ?? USUAL_ALERTS,
  }
}
