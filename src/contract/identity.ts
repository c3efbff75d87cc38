import type { AlertSettings } from '../domain/alerts/alert-settings.ts'
import type { MemberAct } from '../domain/organiser/members.ts'
import type { Role } from '../domain/organiser/roles.ts'
import type { Locale } from '../domain/text/locale.ts'

/**
 * The calls of the identity service (docs/contract.md#identity-service), and `judgePassword`, which a service need not
 * have. Bodies are JSON, except for the two token responses, which are the token itself as plain text. A bearer token goes
 * in the Authorization header: `Bearer {token}`.
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
  role: { method: 'GET', path: '/api/user/role' },
  joining: { method: 'POST', path: '/api/user/role' },
  members: { method: 'GET', path: '/api/members' },
  member: { method: 'POST', path: '/api/members/:id' },
  removeMember: { method: 'DELETE', path: '/api/members/:id' },
  invitations: { method: 'POST', path: '/api/invitations' },
  invitation: { method: 'DELETE', path: '/api/invitations/:id' },
} as const

export type IdentityCall = keyof typeof IDENTITY_CALLS

/** What each call takes, and what it returns on success. */
export interface IdentityExchange {
  user: { payload: null; response: WireUser }
  signIn: { payload: WireCredentials; response: WireToken }
  register: { payload: WireRegistration; response: WireToken }
  signOut: { payload: null; response: null }
  /** Deletes the account and all its data, the token included. */
  deleteAccount: { payload: null; response: WireMessage }
  addTeam: { payload: WireTeamPayload; response: WireFavouriteTeam }
  /** `:id` is the id of the favourite. The service ignores the body. */
  removeTeam: { payload: { team_id?: string; year?: number } | null; response: null }
  addField: { payload: WireFieldPayload; response: WireFavouriteField }
  removeField: { payload: null; response: null }
  /** A one-time address of the account page, valid for 60 s. `?route=profile.show` and `?lang=sv` may be added to it. */
  accountPage: { payload: null; response: { url: string } }
  /** Rates a password that a person is choosing. The service keeps nothing of it. */
  judgePassword: { payload: WireChoice; response: WireJudgement }
  /** Sends the mail that confirms the address again, at most three times an hour. The bundled service alone has it. */
  sendConfirmation: { payload: null; response: null }
  /** The browsers that get alerts about favourites. The bundled service alone has this call and the four that follow. */
  alerts: { payload: null; response: WireAlerts }
  /** Turns alerts off in all browsers. */
  endAlerts: { payload: null; response: null }
  /**
   * Adds this browser, or changes its alert settings. Beyond ten browsers, the oldest is removed. Alerts are sent only while
   * the account's address is proved (`email_verified_at`).
   */
  keepAlertDevice: { payload: WireAlertPayload; response: WireAlertDevice }
  removeAlertDevice: { payload: null; response: null }
  /** Sends a test message, at most five times a minute; 403 while the account's address is not proved. */
  testAlert: { payload: null; response: null }
  /** What the account may do for those who run the cup. The bundled service alone has this call and the six that follow. */
  role: { payload: null; response: WireRole }
  /** Accepts an invitation, once; 404 if it has ended. */
  joining: { payload: { secret: string }; response: WireRole }
  /** Those who run the cup. For owners only, as all that follow: 403 for others. */
  members: { payload: null; response: WireMembers }
  /** Changes the role of a member; 422 if no owner would be left. */
  member: { payload: { role: Role }; response: null }
  /** Takes the role away; 422 if no owner would be left. */
  removeMember: { payload: null; response: null }
  /** Makes an invitation, valid for a week and for one account. Its secret is told this once. */
  invitations: { payload: { role: Role }; response: { secret: string } }
  /** Takes an invitation back. */
  invitation: { payload: null; response: null }
}

/** `{id}|{secret}`, as text. */
export type WireToken = string

export interface WireCredentials {
  email: string
  password: string
  /** The name of this session in the list of sessions. If absent, the browser's name gives it. */
  device_name?: string
}

export interface WireRegistration extends WireCredentials {
  /** If absent, the part of the address before the @. */
  name?: string
  /** If given, it must equal the password. */
  password_confirmation?: string
}

/** A password that a person is choosing, with the person's address and name as far as they are typed. */
export interface WireChoice {
  password: string
  email?: string
  name?: string
}

export interface WireJudgement {
  good: boolean
  /** Says what is weak and what to do, in the language of Accept-Language. */
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
  /** When the person used a link in a mail sent to the address, ISO 8601; null if not yet. */
  email_verified_at: string | null
  /** Always null: avatars are drawn from initials, because a picture service would learn who visits. */
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
  /** The public key that a browser subscribes with (VAPID, base64url); null if this service sends no alerts. */
  key: string | null
  devices: WireAlertDevice[]
}

export interface WireAlertDevice {
  id: number
  /** Browser and system, such as "Firefox, Android". */
  name: string
  created_at: string
  settings: AlertSettings
}

export interface WireAlertPayload {
  /** As the browser's PushSubscription gives them. */
  endpoint: string
  keys: { p256dh: string; auth: string }
  /** The service's public key that the subscription was made with. */
  key: string
  locale: Locale
  settings: AlertSettings
}

export interface WireRole {
  /** The id of the account. */
  id: number
  /** null if the account only follows the cup. */
  role: Role | null
}

export interface WireMembers {
  members: WireMember[]
  invitations: WireInvitation[]
  /** What was changed among them, the latest first. */
  acts: WireMemberAct[]
}

export interface WireMember {
  /** The id of the account. */
  id: number
  name: string
  email: string
  role: Role
  since: string
  /** Whether a link in a mail to the address was used. */
  isProved: boolean
}

export interface WireInvitation {
  id: number
  role: Role
  created_at: string
  expires_at: string
}

export interface WireMemberAct {
  id: number
  at: string
  kind: MemberAct['kind']
  role: Role
  /** The name of whoever did it; null: the operator, or an account that is deleted since. */
  by: string | null
  /** The name of whom it concerns; null: nobody yet, or an account that is deleted since. */
  name: string | null
}

export interface WireMessage {
  message: string
}

/** The body of a 422: the errors by field of the payload. The sentences are in the language of Accept-Language. */
export interface WireRefusal extends WireMessage {
  errors?: Record<string, string[]>
}
