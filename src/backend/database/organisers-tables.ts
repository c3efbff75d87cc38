import type { Generated } from 'kysely'

/** A link that lets whoever holds its key report the matches of one field on one day. Rows are never deleted. */
export interface ScorerLinkTable {
  id: Generated<number>
  edition_key: number
  /** SHA-256 of the secret part of the key, in hexadecimal. */
  secret_hash: string
  field_id: string
  /** YYYY-MM-DD, in the time zone of the edition. */
  day: string
  /** The following instants are those of the cup's clock, UTC. */
  expires_at: string
  created_at: string
  /** As `nameOfActor` of the results service writes it. */
  created_by: string
  revoked_at: string | null
  /** To the minute; null if the link was never used. */
  last_used_at: string | null
}

/** A screen that was opened at `/hall/`. Nobody has to sign in for that. */
export interface ScreenTable {
  cup_id: string
  number: number
  /** SHA-256 of the secret part of the key, in hexadecimal. */
  secret_hash: string
  /** To the minute, UTC, by the world's clock. */
  seen_at: string
  /** As organisers call it; null: they have given none. */
  name: string | null
  /** The address of a board, as `/2026/screen/live/?theme=light`; null: it shows its number. */
  shows: string | null
}

/** A source that the services follow, or that organisers have paused or ended. */
export interface SourceTable {
  cup_id: string
  /** The same for the same address. */
  id: string
  /** With the password, if it has one. It is never shown. */
  address: string
  /** The id that the cup has in the results service at the address; null: a file is published there. */
  service: string | null
  /** How it is read: options of the import by their names. */
  options_json: string
  every_seconds: number
  mode: 'followed' | 'paused' | 'ended'
  /** What the next look does once, as `SourceDecision`; null: nothing. */
  decision_json: string | null
  /** As `SourceState`; null: it was not looked at yet. */
  state_json: string | null
}

/** What somebody did with an edition: who, when, and how it is undone. Rows are only added and marked as undone. */
export interface ActTable {
  id: Generated<number>
  cup_id: string
  year: number
  /** ISO 8601, UTC, by the world's clock. */
  at: string
  /** `operator`, `scorer link 12` or `account 12`. */
  actor: string
  kind: string
  /** What was asked for, as it was received. */
  what_json: string
  /** The act that undoes it; null if none does. */
  undo_json: string | null
  /** The act that undid it; null: nobody has. */
  undone_by: number | null
}
