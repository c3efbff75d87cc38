import type { Kysely } from 'kysely'
import { FIXED_FIELDS, type WireFeedMatch } from '../../../contract/feed.ts'
import type { WireLoneMatch } from '../../../contract/match.ts'
import type { Tables } from '../../database/tables.ts'
import { countLive, selectChangedMatches } from '../match-statements.ts'
import { selectFeatured } from '../statements.ts'
import { wireMatch } from '../wire-match.ts'

/** A match of the feed, serialized once for all responses that contain it. */
interface Written {
  readonly revision: number
  readonly json: string
}

/** The matches that changed after a revision, newest change first, as JSON. */
export interface ChangedSince {
  readonly since: number
  readonly matches: readonly string[]
}

/** The matches of one edition that changed since its import, kept up to date with the database. */
export class ChangedMatches {
  readonly #written = new Map<string, Written>()
  #newestFirst: readonly Written[] = []
  /** The revision of the newest known change. */
  revision = 0
  /** How many matches are live. */
  live = 0
  /** Ids of the featured matches. */
  featured: readonly string[] = []
  readonly #teams: boolean

  /** @param teams whether the teams of the edition are published */
  constructor(teams: boolean) {
    this.#teams = teams
  }

  /** Reads the changes since the last read. */
  async catchUp(db: Kysely<Tables>, editionKey: number): Promise<void> {
    const rows = await selectChangedMatches(db, editionKey, this.revision)
    for (const row of rows) {
      const match = wireFeedMatch(wireMatch(row, this.#teams))
      this.#written.set(row.id, { revision: row.revision, json: JSON.stringify(match) })
      this.revision = Math.max(this.revision, row.revision)
    }
    this.live = await countLive(db, editionKey)
    this.featured = await selectFeatured(db, editionKey)
    if (rows.length > 0)
      this.#newestFirst = [...this.#written.values()].sort((one, other) => other.revision - one.revision)
  }

  /** Returns the last changed matches, at most `most`; fewer if that number would split the matches of one change. */
  newest(most: number): ChangedSince {
    return this.after(this.#newestFirst[most]?.revision ?? 0)
  }

  after(since: number): ChangedSince {
    const end = this.#newestFirst.findIndex(({ revision }) => revision <= since)
    const changed = end === -1 ? this.#newestFirst : this.#newestFirst.slice(0, end)
    return { since, matches: changed.map(({ json }) => json) }
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const NEVER: ReadonlySet<string> = new Set(FIXED_FIELDS)

function wireFeedMatch(match: WireLoneMatch): WireFeedMatch {
  const fields = Object.entries(match).filter(
    ([field, value]) => value !== null && value !== false && !isEmpty(value) && !NEVER.has(field),
  )
  return Object.fromEntries(fields) as WireFeedMatch
}
