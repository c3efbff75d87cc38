import type { Generated } from 'kysely'
import type { MemberAct } from '../../../domain/organiser/members.ts'
import type { Role } from '../../../domain/organiser/roles.ts'
import type { Locale } from '../../../domain/text/locale.ts'

/**
 * The tables of the identity service, the same on both databases. Instants are ISO 8601 text in UTC, so that they compare as
 * text. Everything that belongs to a person is deleted with their row of `account`.
 */
export interface IdentityTables {
  account: AccountTable
  access_token: AccessTokenTable
  handoff: HandoffTable
  page_session: PageSessionTable
  known_device: KnownDeviceTable
  purchase: PurchaseTable
  registration: RegistrationTable
  favourite_team: FavouriteTeamTable
  favourite_field: FavouriteFieldTable
  attempt: AttemptTable
  ending: EndingTable
  mail_key: MailKeyTable
  mail: MailTable
  calendar_feed: CalendarFeedTable
  alert_device: AlertDeviceTable
  alert: AlertTable
  alert_delivery: AlertDeliveryTable
  member: MemberTable
  invitation: InvitationTable
  member_act: MemberActTable
}

export interface AccountTable {
  id: Generated<number>
  /** In the form of `normalEmail`. Of several accounts with one address, at most one has proved it. */
  email: string
  name: string
  /** PHC string. */
  password_hash: string
  pin_match: string | null
  pin_year: number | null
  created_at: string
  /** When a link in a mail was used; null: the address may be anybody's, and counts for nothing. */
  proved_at: string | null
  /** When an account with an unproved address is deleted, if it is not in use then; null: never. */
  ends_at: string | null
}

/** A bearer token: a session of one browser. */
export interface AccessTokenTable {
  id: Generated<number>
  account_id: number
  /** SHA-256 of the secret, hexadecimal. */
  secret_hash: string
  device: string
  created_at: string
  /** Accurate to five minutes. */
  last_used_at: string
}

/** A hand-off from a bearer token to the account page, valid for one opening. */
export interface HandoffTable {
  secret_hash: string
  token_id: number
  expires_at: string
}

/** A visit to the account page. */
export interface PageSessionTable {
  secret_hash: string
  account_id: number
  /** The session that the visit was opened from and ends with; null if the visitor signed in on the page itself. */
  token_id: number | null
  expires_at: string
}

/** A device on which an account has signed in before. */
export interface KnownDeviceTable {
  account_id: number
  /** SHA-256 of the secret that the browser keeps, hexadecimal. All accounts of the browser share it. */
  secret_hash: string
  expires_at: string
}

export interface PurchaseTable {
  account_id: number
  type: string
  year: number
  created_at: string
}

export interface RegistrationTable {
  account_id: number
  year: number
}

export interface FavouriteTeamTable {
  id: Generated<number>
  account_id: number
  team_id: string
  year: number
  team_name: string
  nation: string
  nation_code: string
  category: string
  category_short: string
}

export interface FavouriteFieldTable {
  id: Generated<number>
  account_id: number
  arena_id: string
  field_id: string
  year: number
  field_name: string
}

/** A link in a mail, valid for one use. */
export interface MailKeyTable {
  secret_hash: string
  account_id: number
  purpose: 'confirm' | 'reset' | 'enter'
  expires_at: string
}

/** A mail to be sent. It holds no text and no link: both are made when the mail is sent. */
export interface MailTable {
  id: string
  kind: 'confirm' | 'reset' | 'enter' | 'changed'
  /** The account that the mail is about; null: the account of whoever owns the address. */
  account_id: number | null
  email: string
  locale: Locale
  created_at: string
  due_at: string
  /** The number of failed tries. */
  tries: number
}

/** A private calendar of somebody's favourite teams. */
export interface CalendarFeedTable {
  id: Generated<number>
  account_id: number
  /** SHA-256 of the secret in its address, hexadecimal. */
  secret_hash: string
  locale: Locale
  created_at: string
  /** Accurate to an hour; null if it has not been read yet. */
  read_at: string | null
}

/** A counter, see `counters.ts`. */
export interface AttemptTable {
  key: string
  points: number
  /** Unix time in milliseconds; PostgreSQL returns it as text. */
  expire: number | string | null
}

/** Deletions and revocations, written by triggers and kept until they are moved to where no restored backup undoes them. */
export interface EndingTable {
  id: Generated<number>
  kind: 'account' | 'token' | 'calendar'
  /** Identifies the row among all that ever existed: an account's id and creation time, a token's or calendar's hash. */
  what: string
}

/** A browser that gets alerts about favourites (Web Push). It is removed with its session. */
export interface AlertDeviceTable {
  id: Generated<number>
  account_id: number
  token_id: number
  /** The address for this browser at its maker's push service. Whoever knows it can wake the browser, and no more. */
  endpoint: string
  /** `p256dh` and `auth`, base64url, encrypt the messages for the browser. */
  p256dh: string
  auth: string
  /** The public key that the browser accepts messages from. Another service's keys cannot reach it. */
  server_key: string
  locale: Locale
  name: string
  /** AlertSettings in JSON. */
  settings: string
  created_at: string
  /** How many tries in a row its push service has not answered. */
  silences: Generated<number>
  /** When the first of them was; null: it answers. */
  silent_since: string | null
}

/** The alerts of an edition, sent or pending: an event that is listed here is no longer news. Instants are real time. */
export interface AlertTable {
  key: string
  year: number
  /** Alert in JSON. */
  about: string
  noted_at: string
  expires_at: string
}

/** A pending delivery of an alert to a device; deleted once the alert has arrived. */
export interface AlertDeliveryTable {
  device_id: number
  alert_key: string
  due_at: string
  /** The number of failed tries. */
  tries: number
}

/** An account that helps to run the cup. */
export interface MemberTable {
  account_id: number
  role: Role
  since: string
}

/** A link that makes one account a member, once. */
export interface InvitationTable {
  id: Generated<number>
  /** SHA-256 of the secret in the link, hexadecimal. */
  secret_hash: string
  role: Role
  created_at: string
  expires_at: string
  /** The owner who made it, and with whose account it ends; null: the operator did. */
  created_by: number | null
}

/** What was changed among members. Rows are only added. */
export interface MemberActTable {
  id: Generated<number>
  at: string
  kind: MemberAct['kind']
  role: Role
  /** Who did it; null: the operator, or an account that is deleted since. */
  by_account: number | null
  /** Whom it concerns; null: nobody yet, or an account that is deleted since. */
  account_id: number | null
}
