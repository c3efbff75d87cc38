import { fieldIn, type Locale, sameWords, type Words, wordsIn } from '../../domain/text/locale.ts'
import { isDay } from '../../domain/time/calendar-day.ts'
import { parseInstant } from '../../domain/time/stockholm.ts'
import { MOST_GOALS } from '../../domain/tournament/match.ts'
import type { Untrusted } from './documents.ts'
import { record } from './json.ts'
import { countValue, fail, type Place, type ProblemKind, printable, warn } from './problems.ts'

/** Shown in place of a missing name. */
export const NAMELESS = '–'
const LONGEST_NAME = 200
const LONGEST_ID = 100

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** White space that is not one plain space. */
const WIDE_SPACE = /\s{2,}|[^\S ]/g
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const SUSPICIOUS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Returns the records of a list. Anything else in the list or in its place is a warning. An absent list is empty. */
export function records<T extends Untrusted<unknown>>(value: unknown, place: Place, what: string): T[] {
  const found: T[] = []
  for (const item of list(value, place, what)) {
    const one = record<T>(item)
    if (one) found.push(one)
    else warn(place, 'wrong-shape', `an entry of ${what} is ${printable(item)}, not a record: left out`)
  }
  return found
}

export function list(value: unknown, place: Place, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value !== null && value !== undefined) warn(place, 'wrong-shape', `${what} is no list: taken as empty`)
  return []
}

/** Returns an id; null with a `fail` if there is none, because a record without an id has no address. */
export function identity(value: unknown, place: Place, what: string): string | null {
  const id = reference(value)
  if (id !== null && id.length <= LONGEST_ID && id.isWellFormed()) return share(place, id)
  const why =
    id === null ? 'is missing' : id.length > LONGEST_ID ? `is ${id.length} characters long` : 'is malformed'
  fail(place, 'bad-id', `the id of ${what} ${why}; an id is 1–${LONGEST_ID} characters of valid text`)
  return null
}

/** Returns an id that refers to another record; null if there is none. A number is read as its digits. */
export function reference(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : null
}

/** Returns a name fit to show: on one line, printable, at most 200 characters, `–` if there is none. */
export function name(value: unknown, place: Place, what: string): string {
  const text = optionalName(value, place, what)
  if (text !== null) return text
  warn(place, 'empty-name', `${what} is empty: shown as ${NAMELESS}`)
  return NAMELESS
}

/** Like `name`, but returns null if the value is absent or has no visible character. */
export function optionalName(value: unknown, place: Place, what: string): string | null {
  const given = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof given !== 'string') {
    if (given !== null && given !== undefined) warn(place, 'wrong-shape', `${what} is no text: left out`)
    return null
  }
  const known = place.words.get(given)
  if (known !== undefined) return known
  const before = place.found.length
  const line = given.trim().replace(WIDE_SPACE, ' ')
  const cleaned = shorten(clean(line, place, what).trim(), place, what)
  if (!VISIBLE.test(cleaned)) return null
  if (place.found.length === before) place.words.set(given, cleaned)
  return cleaned
}

/** Running text (an announcement): line breaks stay. Null if there is no visible character. At most 5 000 characters. */
export function optionalText(value: unknown, place: Place, what: string): string | null {
  if (typeof value !== 'string') return null
  const cleaned = clean(value.slice(0, 5000), place, what).trim()
  return VISIBLE.test(cleaned) ? cleaned : null
}

/** Returns a field of a record in each language; `–` in all of them if it is empty. */
export function words(wire: object, field: string, place: Place, what: string): Words {
  const given = wire as Readonly<Record<string, unknown>>
  const text = (locale: Locale) => withoutStraySpace(optionalName(given[fieldIn(field, locale)], place, what))
  return wordsIn(text) ?? sameWords(name(null, place, what))
}

/**
 * Services write "C- Play-off" beside "A-Play-off" (docs/sport.md#results-services). Other names end words with a hyphen on
 * purpose.
 */
const withoutStraySpace = (name: string | null) =>
  name?.replace(/^(\p{Lu}) ?- ?(?=Play-?off)/iu, '$1-') ?? null

function clean(text: string, place: Place, what: string): string {
  if (text.isWellFormed() && !SUSPICIOUS.test(text)) return text
  const straight = text.replace(BIDI, '')
  if (straight.length !== text.length)
    warn(place, 'bidi-control', `${what} holds bidirectional control characters: removed`)
  const printed = straight.toWellFormed().replace(CONTROLS, '\uFFFD')
  if (printed !== straight)
    warn(place, 'bad-characters', `${what} holds characters that can't be shown: each becomes U+FFFD`)
  return printed
}

function shorten(text: string, place: Place, what: string): string {
  if (text.length <= LONGEST_NAME) return text
  const points = Array.from(text)
  if (points.length <= LONGEST_NAME) return text
  warn(place, 'long-name', `${what} is ${points.length} characters long: cut to ${LONGEST_NAME}`)
  return `${points
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`
}

function share(place: Place, text: string): string {
  const known = place.words.get(text)
  if (known === text) return known
  if (known === undefined && text === text.trim() && VISIBLE.test(text) && !SUSPICIOUS.test(text))
    place.words.set(text, text)
  return text
}

/** Returns a whole number within bounds; null if none is given; null with a warning for anything else. */
export function whole(
  value: unknown,
  least: number,
  most: number,
  place: Place,
  what: string,
): number | null {
  if (value === null || value === undefined) return null
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  countValue(place, 'numbers', !fits)
  if (fits) return value
  warn(place, 'bad-number', `${what} is ${printable(value)}, not a whole number from ${least} to ${most}`)
  return null
}

/** Returns the goals of both sides; null if absent. One side only, negative, broken or above MOST_GOALS: null, a warning. */
export function score(home: unknown, away: unknown, place: Place, what: string) {
  const none = (value: unknown) => value === null || value === undefined
  if (none(home) && none(away)) return null
  for (const side of [home, away]) countValue(place, 'scores', !goals(side))
  if (goals(home) && goals(away)) return { home, away }
  warn(place, 'bad-score', `the ${what} ${printable(home)}–${printable(away)} is none: taken as not given`)
  return null
}

function goals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_GOALS
}

/** Returns epoch milliseconds (UTC). A time without an offset is Stockholm time. */
export function instant(value: unknown, place: Place, what: string): number | null {
  if (value === null || value === undefined || value === '') return null
  const at = typeof value === 'string' ? parseInstant(value) : null
  if (at === null)
    warn(place, 'bad-time', `${what} is ${printable(value)}, no ISO 8601 time: taken as unknown`)
  return at
}

export const isRevision = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** A calendar day `YYYY-MM-DD` in Stockholm. */
export function day(value: unknown, place: Place, what: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && isDay(value)) return share(place, value)
  warn(place, 'bad-time', `${what} is ${printable(value)}, no day YYYY-MM-DD: taken as unknown`)
  return null
}

/** Returns the domain's word for a wire word; null if none is given; null with a warning if the table lacks it. */
export function word<T>(
  value: unknown,
  table: ReadonlyMap<string, T>,
  place: Place,
  what: string,
  outcome: string,
): T | null {
  if (value === null || value === undefined) return null
  const found = typeof value === 'string' ? table.get(value) : undefined
  if (found !== undefined) return found
  warn(place, 'unknown-word', `${what} is ${printable(value)}: ${outcome}`)
  return null
}

/** The code as the service writes it, at most 10 characters. */
export function nationCode(value: unknown, place: Place): string | null {
  const code = optionalName(value, place, 'the nation code')
  if (code === null || code.length <= 10) return code
  warn(place, 'unknown-nation', `the nation code is ${code.length} characters long: taken as not given`)
  return null
}

/** Records an id. Returns true for its first occurrence, false with a warning for every other. */
export function firstOf(seen: Set<string>, id: string, place: Place, what: string): boolean {
  if (!seen.has(id)) {
    seen.add(id)
    return true
  }
  warn(place, 'duplicate-id', `${what} comes twice: the first is kept`)
  return false
}

/** Returns the reference if it is known; null with a warning if it refers to nothing. */
export function known(
  value: unknown,
  all: { has(id: string): boolean },
  place: Place,
  kind: ProblemKind,
  what: string,
): string | null {
  const id = reference(value)
  if (id === null) return null
  if (all.has(id)) return share(place, id)
  warn(place, kind, `${what} ${printable(id)} does not exist: the reference is dropped`)
  return null
}
