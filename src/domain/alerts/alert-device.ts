import type { AlertSettings } from './alert-settings.ts'

/** A browser that gets alerts about favourites. */
export interface AlertDevice {
  readonly id: number
  /** Browser and system, such as "Firefox, Android"; empty if unknown. */
  readonly name: string
  readonly settings: AlertSettings
}

export interface AlertDevices {
  /** The public key that a browser subscribes with; null if the service sends no alerts. */
  readonly key: string | null
  readonly devices: readonly AlertDevice[]
}
