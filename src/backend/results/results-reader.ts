import { createGraphQLError } from 'graphql-yoga'
import type { Kysely } from 'kysely'
import type { WireLoneMatch } from '../../contract/match.ts'
import type { Words } from '../../domain/text/locale.ts'
import type { Withdrawn } from '../../domain/tournament/withdrawn.ts'
import type { Tables } from '../database/tables.ts'
import { type MatchRow, selectEvents, selectMatchCards, selectMatches } from './match-statements.ts'
import { gatesOfRow } from './publication-of.ts'
import { Snapshot } from './snapshot.ts'
import type { TeamRow } from './statements.ts'
import * as statements from './statements.ts'
import { withdrawnFromDivision, withdrawnOf } from './stored-withdrawal.ts'
import { readWords } from './stored-words.ts'
import { computeTeamtable } from './teamtable.ts'
import { type OpenEdition, type WireCategory, type WireDivision, wireCategories } from './wire-category.ts'
import * as wire from './wire-edition.ts'
import { isHidden, wireEvents, wireMatch, wireSelectedGame } from './wire-match.ts'

/** A query that takes more is refused. */
const STATEMENTS_PER_QUERY = 10

/** A match for a response, with the data that its further fields are read by. */
export interface ReadMatch extends WireLoneMatch {
  readonly divisionNames: Words
  readonly edition: OpenEdition
  readonly hidden: boolean
  /** True if the match is asked for by itself: nothing else of its class is read. */
  readonly alone?: boolean
}

/** What a response was read from: a cup with its list of editions, or one edition alone. */
export type Read =
  | { readonly kind: 'cup'; readonly cupId: string }
  | { readonly kind: 'edition'; readonly cupId: string; readonly year: number }

/**
 * Reads the data of one query, all from one state of the database. Each statement runs once, however many fields need its
 * rows. Unpublished data never leaves the reader.
 */
export class ResultsReader {
  readonly #snapshot: Snapshot
  readonly #answers = new Map<string, Promise<unknown>>()
  readonly #read = new Map<string, Read>()

  constructor(db: Kysely<Tables>) {
    this.#snapshot = new Snapshot(db)
  }

  /** What has been read so far. A lookup that found nothing counts as a read of its cup. */
  get read(): readonly Read[] {
    return [...this.#read.values()]
  }

  /** Ends the reading. A later read takes the state of the database at that moment. */
  async end(): Promise<void> {
    this.#answers.clear()
    await this.#snapshot.end()
  }

  /** Ends the reading for good. */
  async close(): Promise<void> {
    await this.#snapshot.close()
  }

  /** How many SQL statements this query has run. */
  get statements(): number {
    return this.#answers.size
  }

  async cups(id: string) {
    this.#noteCup(id)
    const rows = await this.#once(`cup ${id}`, (db) => statements.selectCup(db, id))
    const [cup] = rows
    if (cup === undefined) return []
    const editions = rows.flatMap((row) => {
      const { key, year, revision } = row
      if (key === null || year === null || revision === null) return []
      // The left join types every column as nullable; a row with a key is complete.
      const edition = row as statements.EditionRow
      return [
        {
          id: String(year),
          name: String(year),
          tournaments: [{ ...wire.wireEditionFacts(edition), cupId: id, row: edition }],
        },
      ]
    })
    return [{ cupId: cup.cup, name: cup.cup_name, sport: cup.sport, editions }]
  }

  async categoryNames(cupId: string, editionKey: number) {
    this.#noteCup(cupId)
    const rows = await this.#once(`names ${cupId}`, async (db) =>
      Map.groupBy(await statements.selectCategoryNames(db, cupId), (row) => row.edition_key),
    )
    return (rows.get(editionKey) ?? []).map((row) => ({
      id: row.id,
      names: readWords(row.name_json),
    }))
  }

  async tournament(cupId: string, tournamentId: string) {
    const edition = await this.#open(cupId, tournamentId, null)
    if (edition === null) return null
    return {
      ...wire.wireEditionFacts(edition.row),
      sponsors: wire.wireSponsors(edition.row),
      ranking: wire.wireRanking(edition.row.ranking_json),
      formerIds: wire.wireFormerIds(edition.row.former_ids_json, edition.gates),
      edition,
    }
  }

  async category(cupId: string, tournamentId: string, categoryId: string): Promise<WireCategory | null> {
    const edition = await this.#open(cupId, tournamentId, categoryId)
    if (edition === null) return null
    const [category] = await this.categories(edition)
    return category ?? null
  }

  async categories(edition: OpenEdition): Promise<WireCategory[]> {
    return wireCategories(
      await this.#once(`structure ${scopeKey(edition)}`, (db) =>
        statements.selectStructure(db, edition.scope),
      ),
      edition,
    )
  }

  async statistics(edition: OpenEdition) {
    const rows = await this.#once(`counts ${scopeKey(edition)}`, (db) =>
      statements.selectCounts(db, edition.scope.editionKey),
    )
    return wire.wireStatistics(rows, edition.gates)
  }

  async selectedGames(edition: OpenEdition) {
    const ids: string[] = edition.gates.matches ? JSON.parse(edition.row.featured_json) : []
    if (ids.length === 0) return []
    const rows = await this.#once(`featured ${scopeKey(edition)}`, (db) =>
      selectMatchCards(db, edition.scope.editionKey, ids),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row === undefined ? [] : [wireSelectedGame(row, edition.gates.teams)]
    })
  }

  async clubs(edition: OpenEdition) {
    if (!edition.gates.clubs) return []
    const rows = await this.#once(`clubs ${scopeKey(edition)}`, (db) =>
      statements.selectClubs(db, edition.scope.editionKey),
    )
    return rows.map(wire.wireClub)
  }

  async arenas(edition: OpenEdition) {
    return wire.wireArenas(
      await this.#once(`arenas ${scopeKey(edition)}`, (db) =>
        statements.selectArenas(db, edition.scope.editionKey),
      ),
    )
  }

  async streams(edition: OpenEdition) {
    const rows = await this.#once(`streams ${scopeKey(edition)}`, (db) =>
      statements.selectStreams(db, edition.scope.editionKey),
    )
    return rows.map(wire.wireStream)
  }

  async teams(category: WireCategory) {
    const { edition } = category
    const rows = (await this.#teams(edition)).byCategory.get(category.id) ?? []
    return rows.map((row) => wire.wireTeam(row, edition.gates.clubs))
  }

  async matches(division: WireDivision): Promise<ReadMatch[]> {
    const rows = await this.#matches(division)
    const { edition, names } = division
    return rows.map((row) => ({
      ...wireMatch(row, edition.gates.teams),
      settledRevision: row.settled_revision,
      divisionNames: names,
      edition,
      hidden: isHidden(row),
    }))
  }

  async match(cupId: string, tournamentId: string, matchId: string): Promise<ReadMatch | null> {
    const edition = await this.#open(cupId, tournamentId, null)
    if (edition === null || !edition.gates.matches) return null
    const { editionKey } = edition.scope
    const [row] = await this.#once(`match ${editionKey} ${matchId}`, (db) =>
      selectMatchCards(db, editionKey, [matchId]),
    )
    if (row === undefined) return null
    const divisionNames = readWords(row.division_name_json)
    const found = { ...wireMatch(row, edition.gates.teams), settledRevision: row.settled_revision }
    return { ...found, divisionNames, edition, hidden: isHidden(row), alone: true }
  }

  async events({ id, edition, hidden, alone = false }: ReadMatch) {
    const matchId = alone ? id : null
    const byMatch = await this.#once(`events ${scopeKey(edition)} ${matchId ?? '*'}`, async (db) =>
      Map.groupBy(await selectEvents(db, edition.scope, matchId), (row) => row.match_id),
    )
    return wireEvents(byMatch.get(id) ?? [], hidden)
  }

  /** Returns the published table, else the one computed from the matches; empty for a knock-out or if tables are hidden. */
  async teamtable(division: WireDivision) {
    const rows = division.publishedTable ?? (await this.#computedTable(division))
    if (rows.length === 0) return []
    const { names } = await this.#teams(division.edition)
    return rows.map((row) => ({ ...row, teamName: names.get(row.teamId) ?? row.teamId }))
  }

  async #computedTable(division: WireDivision) {
    if (!division.hasTable || division.type === 'playoff' || division.teamIds.length === 0) return []
    return computeTeamtable({
      teamIds: division.teamIds,
      matches: await this.#matches(division),
      carriedOver: division.carriedOver,
      ranking: JSON.parse(division.row.ranking_json ?? division.edition.row.ranking_json),
      lots: division.lots,
      fairPlay: division.fairPlay,
      withdrawn: await this.#withdrawnFrom(division),
      adjustments: division.adjustments,
    })
  }

  async #withdrawnFrom({ id, row, edition }: WireDivision): Promise<Withdrawn> {
    const all = withdrawnOf((await this.#teams(edition)).byCategory.get(row.id) ?? [])
    if (all.size === 0) return all
    const category = (await this.categories(edition)).find((one) => one.id === row.id)
    const divisions = category?.divisions ?? []
    const matches = await Promise.all(divisions.map((division) => this.#matches(division)))
    const structure = divisions.map((division) => division.row)
    return withdrawnFromDivision(id, all, structure, matches.flat())
  }

  async #open(cupId: string, tournamentId: string, categoryId: string | null): Promise<OpenEdition | null> {
    const year = wire.yearOfTournament(tournamentId)
    if (year === null) {
      this.#noteCup(cupId)
      return null
    }
    this.#read.set(`edition ${cupId} ${year}`, { kind: 'edition', cupId, year })
    const row = await this.#once(`edition ${cupId} ${year}`, (db) =>
      statements.selectEdition(db, cupId, year),
    )
    if (row === undefined) return null
    return { row, gates: gatesOfRow(row), scope: { editionKey: row.key, categoryId } }
  }

  async #teams(
    edition: OpenEdition,
  ): Promise<{ byCategory: Map<string, TeamRow[]>; names: Map<string, string> }> {
    if (!edition.gates.teams) return { byCategory: new Map(), names: new Map() }
    return this.#once(`teams ${scopeKey(edition)}`, async (db) => {
      const rows = await statements.selectTeams(db, edition.scope)
      return {
        byCategory: Map.groupBy(rows, (row) => row.category_id),
        names: new Map(rows.map((row) => [row.id, row.name])),
      }
    })
  }

  async #matches({ edition, id }: WireDivision): Promise<MatchRow[]> {
    if (!edition.gates.matches) return []
    const byDivision = await this.#once(`matches ${scopeKey(edition)}`, async (db) =>
      Map.groupBy(await selectMatches(db, edition.scope), (row) => row.division_id),
    )
    return byDivision.get(id) ?? []
  }

  #noteCup(cupId: string): void {
    this.#read.set(`cup ${cupId}`, { kind: 'cup', cupId })
  }

  #once<T>(key: string, read: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const known = this.#answers.get(key)
    if (known !== undefined) return known as Promise<T>
    if (this.#answers.size >= STATEMENTS_PER_QUERY) {
      throw createGraphQLError(
        'The query asks for too much at once: ask for one tournament or class at a time.',
      )
    }
    const response = this.#snapshot.read().then(read)
    this.#answers.set(key, response)
    return response
  }
}

const scopeKey = ({ scope }: OpenEdition) => `${scope.editionKey} ${scope.categoryId ?? '*'}`
