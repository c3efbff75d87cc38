import type { AlertSettings } from './alert-settings.ts'

/** A browser that is told of favourites. */
export interface AlertDevice {
  readonly id: number
  /** "Firefox, Android"; empty where it cannot be told. */
  readonly name: string
  readonly settings: AlertSettings
}

export interface AlertDevices {
  /** The public key that a browser subscribes with; null: the service sends none. */
  readonly key: string | null
  readonly devices: readonly AlertDevice[]
}
