import type { AlertSettings } from '../domain/alerts/alert-settings.ts'

/**
 * The calls of the identity service, as spec.md §7 lists them, and `judgePassword`, which a service need not have. Bodies are JSON but for the two token answers, which are
 * the token itself as plain text. A bearer token goes in the Authorization header: `Bearer {token}`.
 *
 * Refusals: 401 and 403 `{ message }`; 404; 413 and 415; 422 `{ message, errors }`; 429 and 503 with `Retry-After`.
 */
export const IDENTITY_CALLS = {
  user: { method: 'GET', path: '/api/user' },
  signIn: { method: 'POST', path: '/sanctum/token' },
  register: { method: 'POST', path: '/sanctum/register' },
  signOut: { method: 'POST', path: '/api/logout' },
  deleteAccount: { method: 'GET', path: '/api/user/delete' },
  addTeam: { method: 'POST', path: '/api/user/favorites/teams' },
  removeTeam: { method: 'DELETE', path: '/api/user/favorites/teams/:id' },
  addField: { method: 'POST', path: '/api/user/favorites/fields' },
  removeField: { method: 'DELETE', path: '/api/user/favorites/fields/:id' },
  accountPage: { method: 'POST', path: '/api/user/auth/token' },
  judgePassword: { method: 'POST', path: '/api/password/judgement' },
  sendConfirmation: { method: 'POST', path: '/api/user/email/confirmation' },
  alerts: { method: 'GET', path: '/api/user/alerts' },
  endAlerts: { method: 'DELETE', path: '/api/user/alerts' },
  keepAlertDevice: { method: 'POST', path: '/api/user/alerts/devices' },
  removeAlertDevice: { method: 'DELETE', path: '/api/user/alerts/devices/:id' },
  testAlert: { method: 'POST', path: '/api/user/alerts/devices/:id/test' },
} as const

export type IdentityCall = keyof typeof IDENTITY_CALLS

/** What each call takes and gives where it succeeds. */
export interface IdentityExchange {
  user: { payload: null; answer: WireUser }
  signIn: { payload: WireCredentials; answer: WireToken }
  register: { payload: WireRegistration; answer: WireToken }
  signOut: { payload: null; answer: null }
  /** The account and all that belongs to it is gone; the token with it. */
  deleteAccount: { payload: null; answer: WireMessage }
  addTeam: { payload: WireTeamPayload; answer: WireFavouriteTeam }
  /** `:id` is the favourite's own id; the body is read by nobody. */
  removeTeam: { payload: { team_id?: string; year?: number } | null; answer: null }
  addField: { payload: WireFieldPayload; answer: WireFavouriteField }
  removeField: { payload: null; answer: null }
  /** An address of the account page that works once, within 60 s. `?route=profile.show` and `?lang=sv` may follow it. */
  accountPage: { payload: null; answer: { url: string } }
  /** What is to be said of a password that is being chosen. Nothing of it is kept. */
  judgePassword: { payload: WireChoice; answer: WireJudgement }
  /** Has the letter that proves the address sent again, at most three times an hour. Not of spec.md. */
  sendConfirmation: { payload: null; answer: null }
  /** The browsers that are told of favourites, not of spec.md like the four that follow. */
  alerts: { payload: null; answer: WireAlerts }
  /** Off, on all of them. */
  endAlerts: { payload: null; answer: null }
  /** Adds this browser, or changes what it is told; of more than ten the oldest goes. */
  keepAlertDevice: { payload: WireAlertPayload; answer: WireAlertDevice }
  removeAlertDevice: { payload: null; answer: null }
  /** Has a message of no news sent, at most five times a minute. */
  testAlert: { payload: null; answer: null }
}

/** `{id}|{secret}`, as text. */
export type WireToken = string

export interface WireCredentials {
  email: string
  password: string
  /** What the list of sessions calls this one; absent: told from the browser's name. */
  device_name?: string
}

export interface WireRegistration extends WireCredentials {
  /** Absent: the part of the address before the @. */
  name?: string
  /** Where it is given, the same as the password. */
  password_confirmation?: string
}

/** A password that is being chosen, for whom as far as it is typed. */
export interface WireChoice {
  password: string
  email?: string
  name?: string
}

export interface WireJudgement {
  good: boolean
  /** What is weak and what to do, in the language of Accept-Language. */
  message: string
}

export interface WireTeamPayload {
  teamId: string | number
  year: string | number
  teamName?: string | null
  nation?: string | null
  nationCode?: string | null
  category?: string | null
  catShort?: string | null
}

export interface WireFieldPayload {
  arenaId: string | number
  fieldId: string | number
  year: string | number
  fieldName?: string | null
}

export interface WireUser {
  id: number
  name: string
  email: string
  /** When a link in a letter to the address was used, ISO 8601; null: not yet. */
  email_verified_at: string | null
  /** Never a picture: avatars are drawn from initials, as a service of pictures would learn who visits. */
  profile_photo_url: null
  pin_match: string | null
  pin_year: number | null
  purchases: { type: string; year: number }[]
  registrations: { year: number }[]
  favourite_teams: WireFavouriteTeam[]
  favourite_arenas: WireFavouriteField[]
}

export interface WireFavouriteTeam {
  id: number
  team_id: string
  year: number
  teamName: string
  nation: string
  nationCode: string
  category: string
  catShort: string
}

export interface WireFavouriteField {
  id: number
  field_id: string
  year: number
  arenaId: string
  fieldName: string
}

export interface WireAlerts {
  /** The public key that a browser subscribes with (VAPID, base64url); null: this service sends none. */
  key: string | null
  devices: WireAlertDevice[]
}

export interface WireAlertDevice {
  id: number
  /** "Firefox, Android". */
  name: string
  created_at: string
  settings: AlertSettings
}

export interface WireAlertPayload {
  /** As the browser's PushSubscription gives them. */
  endpoint: string
  keys: { p256dh: string; auth: string }
  /** The key that it was made with. */
  key: string
  locale: 'en' | 'sv'
  settings: AlertSettings
}

export interface WireMessage {
  message: string
}

/** Of a 422: what is wrong, by field of the payload. The sentences are in the language of Accept-Language. */
export interface WireRefusal extends WireMessage {
  errors?: Record<string, string[]>
}
