import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { type AlertSettings, parseAlertSettings, USUAL_ALERTS } from '../domain/alerts/alert-settings.ts'
import { ALERTS_HERE } from './alert-traces.ts'
// Makes persistent stores use a storage that never throws.
import './browser-storage.ts'

export interface AlertsHere {
  /** The service's id of this browser; null if it receives no push messages. */
  readonly device: number | null
  /** Whether open pages show alerts about favourites. */
  readonly notices: boolean
  readonly settings: AlertSettings
}

const NOTHING: AlertsHere = { device: null, notices: false, settings: USUAL_ALERTS }

const $here = persistentAtom<AlertsHere>(ALERTS_HERE, NOTHING, { encode: JSON.stringify, decode: decoded })

/** The alert settings of this browser, shared by all its tabs. */
export const $alertsHere: ReadableAtom<AlertsHere> = $here

export const keepAlertsHere = (change: Partial<AlertsHere>): void => $here.set({ ...$here.get(), ...change })

function decoded(text: string): AlertsHere {
  try {
    const { device, notices, settings } = JSON.parse(text) as Partial<Record<keyof AlertsHere, unknown>>
    return {
      device: typeof device === 'number' ? device : null,
      notices: notices === true,
      settings: parseAlertSettings(settings) ?? USUAL_ALERTS,
    }
  } catch {
    return NOTHING
  }
}
