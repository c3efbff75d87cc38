/**
 * The problems of the data. They are collected, not thrown one by one, so a build names every fault of its input.
 *
 * `warn`: the page shows the stated stand-in. `fail`: the edition can't be built; all its faults are listed.
 *
 * | Case | Kind | Outcome |
 * |---|---|---|
 * | no object or list where one is required | `wrong-shape` | fail for a cup, tournament or class; else warn, taken as empty |
 * | id missing, empty, > 100 characters, malformed Unicode | `bad-id` | fail; the record is left out |
 * | the same id twice within its kind | `duplicate-id` | warn, the first is kept |
 * | two editions of one year | `duplicate-year` | fail |
 * | edition name that does not contain one unused year | `no-year` | warn, left out; with one: warn (`odd-year`), taken |
 * | edition with several tournaments | `several-tournaments` | warn, the first is shown |
 * | edition without a tournament | – | nothing is published yet |
 * | no editions | – | `loadArchive` fails unless ALLOW_EMPTY=1 |
 * | no name, or nothing visible in it | `empty-name` | warn, `–` |
 * | name > 200 characters | `long-name` | warn, cut with `…` |
 * | control characters, lone surrogates | `bad-characters` | warn, each becomes U+FFFD; tabs and line breaks in names a space |
 * | bidirectional overrides and isolates | `bidi-control` | warn, removed (right-to-left letters stay: pages use `<bdi>`) |
 * | markup, emoji, letters of any script | – | kept as text |
 * | a team not in its class | `unknown-team` | warn, a placeholder with the name written in the match |
 * | both sides of a match empty | `no-sides` | warn, two placeholders `–`; one empty side alone is a bye |
 * | a team meets itself | `same-team` | warn, kept |
 * | score negative, not whole, > 199, or of one side only | `bad-score` | warn, no score: a finished match is `unreported` |
 * | winner against the score | `odd-winner` | warn, the winner as stated |
 * | finished without a score | – | `unreported` |
 * | invalid time or day | `bad-time` | warn, unknown |
 * | unknown club, field, stream, stage, division, match | `unknown-club` … `unknown-match` | warn, the reference is dropped |
 * | unknown location name | `unknown-location` | warn, shown without a link |
 * | unknown word of a fixed set | `unknown-word` | warn: gender mixed, decision regular time, criterion left out, type by the matches |
 * | nation code the site has no flag or name for | `unknown-nation` | warn, kept as written |
 * | link not https (announcements: or a path of this site) | `bad-link` | warn, dropped |
 * | other number out of range | `bad-number` | warn, taken as not given |
 * | a published table with a fault | `bad-table` | warn, the whole table is computed instead |
 * | a table that contradicts its matches | `table-contradiction` | warn, shown as published |
 * | class without teams or divisions | `empty-class` | warn, an empty class |
 * | no ranking rule | `no-ranking` | warn, points 2–1–0, then lots |
 * | no revision | `no-revision` | warn, not cached; a digest of the answers stands for it |
 * | statistics > 5 % off what was read | `odd-statistics` | warn, as stated |
 * | a listed class that does not exist | `missing-class` | fail |
 */
export type ProblemKind =
  | 'bad-characters'
  | 'bad-id'
  | 'bad-link'
  | 'bad-number'
  | 'bad-score'
  | 'bad-table'
  | 'bad-time'
  | 'bidi-control'
  | 'duplicate-id'
  | 'duplicate-year'
  | 'empty-class'
  | 'empty-name'
  | 'implausible'
  | 'long-name'
  | 'missing-class'
  | 'no-ranking'
  | 'no-revision'
  | 'no-sides'
  | 'no-year'
  | 'odd-statistics'
  | 'odd-winner'
  | 'odd-year'
  | 'same-team'
  | 'several-tournaments'
  | 'table-contradiction'
  | 'unknown-club'
  | 'unknown-division'
  | 'unknown-field'
  | 'unknown-location'
  | 'unknown-match'
  | 'unknown-nation'
  | 'unknown-stage'
  | 'unknown-stream'
  | 'unknown-team'
  | 'unknown-word'
  | 'wrong-shape'

export interface Problem {
  readonly severity: 'fail' | 'warn'
  readonly kind: ProblemKind
  /** The place in the data: `edition 2026 › class B14 › match 123`. */
  readonly record: string
  /** What is wrong and what the build does about it, for the person who maintains the data. */
  readonly what: string
}

/** A place in the data under which problems are noted. All places of one read share one list. */
export interface Place {
  readonly record: string
  readonly found: Problem[]
  /** The cleaned strings so far. Fifteen editions stay in memory, so equal names share one string. */
  readonly words: Map<string, string>
  /** How many values of each kind were given, and how many of those are outside their range. */
  readonly values: ValueCounts
}

/** Goals of both sides, the figures in the rows of published tables, and all other numbers. */
export type ValueKind = 'scores' | 'tableFigures' | 'numbers'
export type ValueCounts = Readonly<Record<ValueKind, { given: number; unusual: number }>>

/** Counts a value that was given. */
export function countValue(place: Place, kind: ValueKind, isUnusual: boolean): void {
  place.values[kind].given += 1
  if (isUnusual) place.values[kind].unusual += 1
}

export function startPlace(record: string): Place {
  const none = () => ({ given: 0, unusual: 0 })
  const values = { scores: none(), tableFigures: none(), numbers: none() }
  return { record, found: [], words: new Map(), values }
}

/** A place within a place: `within(edition, 'class', 'B14')`. The id is shortened and made printable. */
export function within(place: Place, kind: string, id: unknown): Place {
  const record = `${kind} ${printable(id)}`
  return { ...place, record: place.record ? `${place.record} › ${record}` : record }
}

export function warn(place: Place, kind: ProblemKind, what: string): void {
  place.found.push({ severity: 'warn', kind, record: place.record, what: withoutControls(what) })
}

export function fail(place: Place, kind: ProblemKind, what: string): void {
  place.found.push({ severity: 'fail', kind, record: place.record, what: withoutControls(what) })
}

/** Messages quote ids, also in sentences from the rules of the domain, and an id may hold any character. */
const withoutControls = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')

/** Returns any value in at most 60 printable characters, for messages. */
export function printable(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : typeof value
  const plain = withoutControls(text)
  return plain.length > 60 ? `${plain.slice(0, 59).toWellFormed()}…` : plain
}
