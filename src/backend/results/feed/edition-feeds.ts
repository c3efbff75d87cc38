import type { Kysely } from 'kysely'
import type { WireFeed } from '../../../contract/feed.ts'
import type { Tables } from '../../database/tables.ts'
import { type ClockRun, type CupClocks, cupTime } from '../cup-clock.ts'
import type { EditionState } from '../edition-states.ts'
import { gatesOfRow } from '../publication-of.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import { yearOfTournament } from '../wire-edition.ts'
import { ChangedMatches, type ChangedSince } from './changed-matches.ts'
import { phaseOf } from './phase.ts'

/**
 * Number of matches in the head of the feed: as many as begin and end together at the busiest moment of the largest cup
 * (75 and 75), plus the next matches of the play-offs. About 10 kB compressed.
 */
const HEAD = 200

/** The content of a response. Two responses have the same `version` exactly if they have the same bytes. */
export interface FeedResponse {
  readonly version: string
  readonly body: () => string
}

interface CachedFeed {
  /** The content of the edition this belongs to. Another import starts a new one. */
  readonly of: string
  readonly changed: ChangedMatches
  /** The revision of the edition up to which the changes were read. */
  read: number
  catchingUp: Promise<void> | null
}

/** Returns the feeds of all editions, from memory as long as nothing changes. */
export class EditionFeeds {
  readonly #db: Kysely<Tables>
  readonly #watch: RevisionWatch
  readonly #clocks: CupClocks
  readonly #kept = new Map<number, CachedFeed>()

  constructor(db: Kysely<Tables>, watch: RevisionWatch, clocks: CupClocks) {
    this.#db = db
    this.#watch = watch
    this.#clocks = clocks
  }

  /**
   * @param since null: the matches that changed last
   * @param real the world's time, epoch milliseconds
   * @returns null if there is no such tournament
   * @throws what the database throws
   */
  async respond(
    cupId: string,
    tournamentId: string,
    since: number | null,
    real: number,
  ): Promise<FeedResponse | null> {
    const year = yearOfTournament(tournamentId)
    const revisions = await this.#watch.look()
    const state = year === null ? undefined : revisions.edition(cupId, year)
    if (state === undefined) return null
    const changed = await this.#changed(state, revisions.epoch)
    const revision = Math.max(state.revision, changed.revision)
    const run = this.#clocks.runOf(cupId)
    const phase = phaseOf(state, cupTime(run, real))
    const head = changed.newest(HEAD)
    const from = since === null || since >= head.since ? head.since : coarse(since, revision)
    const version = [
      revisions.epoch,
      state.key,
      state.content_hash,
      revision,
      from,
      phase,
      runText(run),
    ].join(' ')
    return {
      version,
      body: () => {
        const part = from === head.since ? head : changed.after(from)
        const { live, featured } = changed
        return feedText({ epoch: revisions.epoch, revision, phase, live, featured: [...featured] }, run, part)
      },
    }
  }

  async #changed(state: EditionState, epoch: string): Promise<ChangedMatches> {
    const { matches, teams } = gatesOfRow(state)
    if (!matches) return new ChangedMatches(teams)
    const of = `${epoch} ${state.content_hash}`
    let kept = this.#kept.get(state.key)
    if (kept?.of !== of) {
      kept = { of, changed: new ChangedMatches(teams), read: -1, catchingUp: null }
      this.#kept.set(state.key, kept)
    }
    while (kept.read < state.revision) {
      kept.catchingUp ??= this.#catchUp(kept, state)
      await kept.catchingUp
    }
    return kept.changed
  }

  async #catchUp(kept: CachedFeed, { key, revision }: EditionState): Promise<void> {
    try {
      await kept.changed.catchUp(this.#db, key)
      kept.read = Math.max(revision, kept.changed.revision)
    } finally {
      kept.catchingUp = null
    }
  }
}

/**
 * Returns a revision at or before the one asked for. Many requests get the same one: the distance is rounded up to a power
 * of two, so that one state of the edition has few different responses.
 */
function coarse(since: number, revision: number): number {
  const distance = Math.max(1, revision - since)
  return Math.max(0, revision - 2 ** Math.ceil(Math.log2(distance)))
}

const runText = (run: ClockRun | null) => (run === null ? '' : `${run.real}:${run.cup}:${run.speed}`)

function feedText(
  state: Pick<WireFeed, 'epoch' | 'revision' | 'phase' | 'live' | 'featured'>,
  clock: ClockRun | null,
  { since, matches }: ChangedSince,
): string {
  const head = JSON.stringify({ ...state, since, ...(clock === null ? {} : { clock }) })
  return `${head.slice(0, -1)},"matches":[${matches.join(',')}]}\n`
}
