import { derivedArenas } from '../../domain/tournament/derived-arenas.ts'
import type { Category, Edition, EditionSummary } from '../../domain/tournament/edition.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { byNaturalOrder } from '../../domain/tournament/natural-order.ts'
import { divisionStandings } from '../../domain/tournament/standings.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import type { WireListedClass, WireStatistics, WireTournament } from './documents.ts'
import { indexFieldNames } from './field-names.ts'
import { record } from './json.ts'
import { locationsOf } from './locations.ts'
import { parseCategory } from './parse-category.ts'
import { parsePublication } from './parse-cups.ts'
import { parseRanking } from './parse-ranking.ts'
import { parseArenas, parseClubs, parseFormerIds, parseSponsors, parseStreams } from './parse-tournament.ts'
import { firstOf, instant, optionalName, records, reference, whole } from './parse-values.ts'
import { fail, type Place, printable, warn, within } from './problems.ts'

/**
 * The responses for one edition in one revision: the `tournament` field, and the `category` field of each class. An absent
 * key was not asked for, because the service does not know it.
 */
export interface EditionResponses {
  readonly tournament: unknown
  readonly categories: readonly { readonly id: string; readonly category: unknown }[]
}

/** Returns the ids of the classes that a `tournament` response lists, in order and without repeats or malformed ids. */
export function listedCategories(tournament: unknown): string[] {
  const ids = listedClasses(tournament).map(({ id }) => reference(id))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Returns the classes as a `tournament` response lists them, with all the fields it gives of them. */
export function listedClasses(tournament: unknown): WireListedClass[] {
  const listed = record<WireTournament>(tournament)?.categories
  return Array.isArray(listed)
    ? listed.map((one) => record<WireListedClass>(one)).filter((one) => one !== null)
    : []
}

/** Returns an edition without content: it has no tournament, so nothing is published. */
export function emptyEdition(summary: EditionSummary): Edition {
  return {
    ...summary,
    statistics: { teams: 0, nations: 0, matches: 0 },
    featured: [],
    categories: [],
    clubs: [],
    arenas: [],
    streams: [],
    sponsors: [],
  }
}

/**
 * Parses an edition from its responses. Accepts any input: faults are noted under `place` (see problems.ts for the outcome
 * of each), and the result is an edition that pages can show.
 */
export function parseEdition(summary: EditionSummary, responses: EditionResponses, place: Place): Edition {
  const wire = record<WireTournament>(responses.tournament)
  if (!wire) {
    fail(place, 'wrong-shape', `tournament ${printable(summary.tournamentId)} is listed, but has no answer`)
    return emptyEdition(summary)
  }
  for (const one of records<{ id?: unknown }>(wire.categories, place, 'the list of classes'))
    if (reference(one.id) === null) fail(place, 'bad-id', 'a class in the list of classes has no id')
  const arenas =
    wire.arenas === undefined ? derivedArenas(locationsOf(responses.categories)) : parseArenas(wire, place)
  const fields = indexFieldNames(arenas)
  const streams = parseStreams(wire, fields, place)
  const clubs = parseClubs(wire, place)
  const context = {
    ranking: parseRanking(wire.ranking, null, place),
    fields,
    streams: new Set(streams.map(({ id }) => id)),
    clubs: new Set(clubs.map(({ id }) => id)),
    matchIds: new Set<string>(),
    placeholders: new Set<string>(),
  }
  const seen = new Set<string>()
  const categories = responses.categories.flatMap(({ id, category }) => {
    const parsed = parseCategory(category, id, context, place)
    return parsed && firstOf(seen, parsed.id, place, `class ${printable(parsed.id)}`) ? [parsed] : []
  })
  categories.sort(byNaturalOrder)
  const ownOrListed = (value: unknown, listed: number | null, what: string) =>
    value === undefined ? listed : instant(value, place, what)
  noteContradictions(categories, place)
  noteUnknownNations(categories, place)
  return {
    ...summary,
    name: optionalName(wire.name, place, 'the name of the tournament') ?? summary.name,
    startsAt: ownOrListed(wire.startsAt, summary.startsAt, 'the start of the tournament'),
    endsAt: ownOrListed(wire.endsAt, summary.endsAt, 'the end of the tournament'),
    publication: wire.status === undefined ? summary.publication : parsePublication(wire.status),
    revision: reference(wire.revision) ?? summary.revision,
    statistics: parseStatistics(wire, categories, context.placeholders.size, place),
    featured: parseFeatured(wire, context.matchIds, place),
    categories,
    clubs,
    arenas,
    streams,
    sponsors: parseSponsors(wire, place),
    ...parseFormerIds(wire, place),
  }
}

function parseFeatured(wire: WireTournament, matchIds: { has(id: string): boolean }, place: Place): string[] {
  const ids = new Set<string>()
  for (const game of records<{ id?: unknown }>(wire.selectedGames, place, 'the featured games')) {
    const id = reference(game.id)
    if (id !== null && matchIds.has(id)) ids.add(id)
    else warn(place, 'unknown-match', `featured game ${printable(game.id)} does not exist: left out`)
  }
  return [...ids]
}

/**
 * Returns the stated figures, or counts what was read. A stated figure more than 5 % off the count is a warning. Services
 * count placeholder teams as well.
 */
function parseStatistics(
  wire: WireTournament,
  categories: readonly Category[],
  placeholders: number,
  place: Place,
): Edition['statistics'] {
  const stated = record<WireStatistics>(wire.statistics)
  const nations = new Set<string>()
  const teams = new Set<string>()
  let matches = 0
  for (const category of categories) {
    for (const team of playingTeams(category)) {
      teams.add(team.id)
      nations.add(nationOf(team.nationCode)?.key ?? '')
    }
    for (const division of category.divisions)
      for (const match of division.matches) if (match.kind !== 'bye') matches += 1
  }
  nations.delete('')
  const figure = (what: 'teams' | 'nations' | 'matches', read: number, uncounted = 0) => {
    const given = whole(stated?.[what], 0, 10_000_000, place, `statistics: ${what}`)
    if (given !== null && given > read && given <= read + uncounted) return read
    if (given !== null && Math.abs(given - read) > Math.max(1, 0.05 * Math.max(given, read)))
      warn(place, 'odd-statistics', `the service counts ${given} ${what}, ${read} were read: shown as stated`)
    return given ?? read
  }
  return {
    teams: figure('teams', teams.size, placeholders),
    nations: figure('nations', nations.size),
    matches: figure('matches', matches),
  }
}

function noteContradictions(categories: readonly Category[], place: Place): void {
  for (const category of categories)
    for (const division of category.divisions) {
      if (division.kind !== 'group' || division.published.length === 0) continue
      const at = within(within(place, 'class', category.shortName), 'division', division.id)
      for (const sentence of divisionStandings(division, category).contradictions)
        warn(at, 'table-contradiction', sentence)
    }
}

function noteUnknownNations(categories: readonly Category[], place: Place): void {
  for (const category of categories)
    for (const team of category.teams)
      if (nationOf(team.nationCode)?.known === false) {
        const at = within(within(place, 'class', category.shortName), 'team', team.id)
        warn(
          at,
          'unknown-nation',
          `nobody knows the nation code ${printable(team.nationCode)}: shown as written`,
        )
      }
}
