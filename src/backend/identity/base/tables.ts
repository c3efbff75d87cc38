import type { Generated } from 'kysely'

/**
 * What the identity service keeps, the same on both databases. Instants are ISO 8601 text in UTC, so that they compare as
 * text. Everything that belongs to a person goes with their row of `account`.
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
  letter_key: LetterKeyTable
  letter: LetterTable
  calendar_feed: CalendarFeedTable
  alert_device: AlertDeviceTable
  alert: AlertTable
  alert_delivery: AlertDeliveryTable
}

export interface AccountTable {
  id: Generated<number>
  /** As `normalEmail` gives it. Of several accounts with one address at most one has proved it. */
  email: string
  name: string
  /** PHC string. */
  password_hash: string
  pin_match: string | null
  pin_year: number | null
  created_at: string
  /** When a link in a letter was used; null: the address may be anybody's, and counts for nothing. */
  proved_at: string | null
  /** When an account that proves nothing is let go, if it is not in use then; null: never. */
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
  /** To within five minutes. */
  last_used_at: string
}

/** The way from a bearer token to the account page, good for one opening. */
export interface HandoffTable {
  secret_hash: string
  token_id: number
  expires_at: string
}

/** A visit of the account page. */
export interface PageSessionTable {
  secret_hash: string
  account_id: number
  /** The session it was opened from, and ends with; null: signed in on the page itself. */
  token_id: number | null
  expires_at: string
}

/** A device on which an account has signed in before. */
export interface KnownDeviceTable {
  account_id: number
  /** SHA-256 of the secret that its browser keeps, hexadecimal; one for all accounts of that browser. */
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

/** A link in a letter, good for one use. */
export interface LetterKeyTable {
  secret_hash: string
  account_id: number
  purpose: 'confirm' | 'reset'
  expires_at: string
}

/** A letter that is to be sent. It holds no words and no link: both are made when it goes. */
export interface LetterTable {
  id: string
  kind: 'confirm' | 'reset' | 'changed'
  /** Whose account it is about; null: whoever's the address is. */
  account_id: number | null
  email: string
  locale: 'en' | 'sv'
  created_at: string
  due_at: string
  /** That have failed. */
  tries: number
}

/** A private calendar of somebody's favourite teams. */
export interface CalendarFeedTable {
  id: Generated<number>
  account_id: number
  /** SHA-256 of the secret in its address, hexadecimal. */
  secret_hash: string
  locale: 'en' | 'sv'
  created_at: string
  /** To within an hour; null: not yet. */
  read_at: string | null
}

/** What is counted, see `counters.ts`. */
export interface AttemptTable {
  key: string
  points: number
  /** Unix time in milliseconds; PostgreSQL gives it as text. */
  expire: number | string | null
}

/** What was deleted or revoked, written by triggers, until it is taken to where no restored backup undoes it. */
export interface EndingTable {
  id: Generated<number>
  kind: 'account' | 'token' | 'calendar'
  /** What tells the row from every other one ever: an account's id and time of making, a token's or calendar's hash. */
  what: string
}

/** A browser that is told of favourites (Web Push). It ends with the session that it belongs to. */
export interface AlertDeviceTable {
  id: Generated<number>
  account_id: number
  token_id: number
  /** Where its maker's push service takes what is for it. Whoever knows it can wake the browser, and no more. */
  endpoint: string
  /** What is for it is encrypted with these two, base64url. */
  p256dh: string
  auth: string
  /** The public key that it takes messages of: another service's keys reach it no more than anybody's. */
  server_key: string
  locale: 'en' | 'sv'
  name: string
  /** AlertSettings in JSON. */
  settings: string
  created_at: string
}

/** What has been told of an edition, or is to be: news that is here is no news. Instants are the world's. */
export interface AlertTable {
  key: string
  year: number
  /** Alert in JSON. */
  about: string
  noted_at: string
  expires_at: string
}

/** What is to go to a device; it goes from here once it has arrived. */
export interface AlertDeliveryTable {
  device_id: number
  alert_key: string
  due_at: string
  /** That have failed. */
  tries: number
}
