import { DEFAULT_LOCALE, LANGUAGES, type Locale, otherLocales, perLocale } from '../../domain/text/locale.ts'
import type { Announcement, EditionSummary, StreamingInfo } from '../../domain/tournament/edition.ts'
import type { Publication } from '../../domain/tournament/publication.ts'
import type {
  WireAnnouncement,
  WireCup,
  WireEdition,
  WireStatus,
  WireStreamingInfo,
  WireTournamentSummary,
} from './documents.ts'
import { record } from './json.ts'
import { announcementLink } from './parse-links.ts'
import {
  firstOf,
  identity,
  instant,
  list,
  name,
  optionalName,
  optionalText,
  records,
  reference,
} from './parse-values.ts'
import { fail, type Place, printable, startPlace, warn, within } from './problems.ts'

export interface CupSummary {
  readonly id: string
  readonly name: string
  /** A lower-case word, such as handball or football. */
  readonly sport: string
}

/** The `cups` field of the response in each language. */
export type CupsByLanguage = Readonly<Record<Locale, unknown>>

/**
 * Parses the cup and its editions, newest first, from the `cups` responses in each language. `null` if the cup does not
 * exist (an empty list). Accepts any input; faults are noted under `place`.
 */
export function parseCups(
  responses: CupsByLanguage,
  cupId: string,
  place: Place,
): { cup: CupSummary; editions: EditionSummary[] } | null {
  const cup = cupOf(responses[DEFAULT_LOCALE], cupId)
  if (!cup) return null
  const editionsIn = new Map(
    otherLocales(DEFAULT_LOCALE).map((locale) => {
      const { editions } = cupOf(responses[locale], cupId) ?? cup
      const what = `the list of editions in ${LANGUAGES[locale].name}`
      const wires = records<WireEdition>(editions, place, what)
      return [locale, new Map(wires.toReversed().map((edition) => [reference(edition.id), edition]))]
    }),
  )
  const summary = {
    id: cupId,
    name:
      cup.name === undefined ? nameByTournaments(cup, cupId, place) : name(cup.name, place, "the cup's name"),
    sport: typeof cup.sport === 'string' && /^[a-z]{1,20}$/.test(cup.sport) ? cup.sport : 'handball',
  }
  const wires = distinct(records<WireEdition>(cup.editions, place, 'the list of editions'), place)
  const editions = withYears(wires, place).map(({ wire, year }) => {
    const inLocale = (locale: Locale) => editionsIn.get(locale)?.get(reference(wire.id)) ?? wire
    return parseSummary(perLocale(inLocale), year, summary, within(place, 'edition', year))
  })
  return { cup: summary, editions: editions.sort((a, b) => b.year - a.year) }
}

/** If the service gives no name: "Example Cup" from the tournament "Example Cup 2026", else the cup's id. */
function nameByTournaments(cup: WireCup, cupId: string, place: Place): string {
  for (const { tournaments } of records<WireEdition>(cup.editions, startPlace(''), '')) {
    const first = Array.isArray(tournaments) ? record<WireTournamentSummary>(tournaments[0]) : null
    const own = optionalName(first?.name, startPlace(''), '')
    const bare = own?.replace(/(?<!\d)\d{4}(?!\d)/, '').replace(/\s+/g, ' ')
    const found = optionalName(bare?.replace(/^[\s\-–—,]+|[\s\-–—,]+$/g, ''), place, "the cup's name")
    if (found !== null) return found
  }
  return cupId
}

/** Services return a list of one cup, or the cup itself. */
function cupOf(response: unknown, cupId: string): WireCup | null {
  if (!Array.isArray(response)) return record<WireCup>(response)
  const cups = response.map((one) => record<WireCup>(one)).filter((one) => one !== null)
  return cups.find((one) => reference(one.cupId) === cupId) ?? cups[0] ?? null
}

function distinct(wires: readonly WireEdition[], place: Place): WireEdition[] {
  const seen = new Set<string>()
  return wires.filter((wire) => {
    const id = identity(wire.id, place, `edition ${printable(wire.name)}`)
    return id !== null && firstOf(seen, id, place, `edition id ${printable(id)}`)
  })
}

/** The year is the edition's name if that is four digits, else the one unused year in it ("Example Cup 2026"). */
function withYears(wires: readonly WireEdition[], place: Place): { wire: WireEdition; year: number }[] {
  const nameOf = (wire: WireEdition) => (reference(wire.name) ?? '').trim()
  const plain = wires.filter((wire) => /^\d{4}$/.test(nameOf(wire)))
  const years = new Set<number>()
  const found: { wire: WireEdition; year: number }[] = []
  for (const wire of plain) {
    const year = Number(nameOf(wire))
    if (years.has(year))
      fail(
        within(place, 'edition', year),
        'duplicate-year',
        `two editions are named ${year}; a year is an address`,
      )
    else found.push({ wire, year })
    years.add(year)
  }
  for (const wire of wires) {
    if (plain.includes(wire)) continue
    const at = within(place, 'edition', wire.name)
    const inName = [...new Set(nameOf(wire).match(/(?<!\d)\d{4}(?!\d)/g) ?? [])].map(Number)
    const year = inName.length === 1 ? inName[0] : undefined
    if (year === undefined || years.has(year)) {
      warn(at, 'no-year', 'the name of the edition holds no year of its own: left out')
      continue
    }
    warn(at, 'odd-year', `the name of the edition is not its year in digits: taken as ${year}`)
    years.add(year)
    found.push({ wire, year })
  }
  return found
}

function parseSummary(
  wires: Readonly<Record<Locale, WireEdition>>,
  year: number,
  cup: CupSummary,
  place: Place,
): EditionSummary {
  const tournaments = list(wires[DEFAULT_LOCALE].tournaments, place, 'the list of tournaments')
  if (tournaments.length > 1)
    warn(place, 'several-tournaments', `${tournaments.length} tournaments in the edition: the first is shown`)
  const first = record<WireTournamentSummary>(tournaments[0])
  const tournamentId = first ? identity(first.id, place, 'the tournament') : null
  const said = perLocale((locale): WireTournamentSummary => {
    const { tournaments: inLocale } = wires[locale]
    return (Array.isArray(inLocale) ? record<WireTournamentSummary>(inLocale[0]) : null) ?? first ?? {}
  })
  const revision = reference(first?.revision) ?? ''
  if (tournamentId !== null && revision === '' && first?.revision !== undefined)
    warn(
      place,
      'no-revision',
      'the edition has no revision: nothing is cached, and its answers stand for one',
    )
  return {
    id: reference(wires[DEFAULT_LOCALE].id) ?? '',
    year,
    tournamentId,
    name: optionalName(first?.name, place, 'the name of the tournament') ?? `${cup.name} ${year}`,
    startsAt: instant(first?.startsAt, place, 'the start of the tournament'),
    endsAt: instant(first?.endsAt, place, 'the end of the tournament'),
    publication: parsePublication(tournamentId === null ? null : first?.status),
    announcements: perLocale((locale) => parseAnnouncements(said[locale].announcements, place)),
    streaming: perLocale((locale) => parseStreaming(said[locale].streamingInfo, place)),
    revision,
  }
}

/** A flag is set only if the service says `true`. */
export function parsePublication(value: unknown): Publication {
  const status = record<WireStatus>(value)
  return {
    clubs: status?.clubsPublished === true,
    teams: status?.teamsPublished === true,
    lot: status?.lotPublished === true,
    schedule: status?.schedulePublished === true,
  }
}

function parseAnnouncements(value: unknown, place: Place): Announcement[] {
  const found: Announcement[] = []
  for (const wire of records<WireAnnouncement>(value, place, 'the announcements')) {
    const at = within(place, 'announcement', wire.text)
    const text = optionalText(wire.text, at, 'the text')
    if (text === null) {
      warn(at, 'empty-name', 'the announcement has no text: left out')
      continue
    }
    const link = announcementLink(wire.buttonLink, at)
    const label = optionalName(wire.buttonText, at, 'the button text')
    found.push({ text, button: link === null ? null : { link, text: label ?? link } })
  }
  return found
}

function parseStreaming(value: unknown, place: Place): StreamingInfo {
  const wire = record<WireStreamingInfo>(value)
  return {
    info: optionalText(wire?.info, place, 'the streaming info'),
    access: optionalText(wire?.hasAccessInfo, place, 'the streaming access info'),
  }
}
