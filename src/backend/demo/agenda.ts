import type { Kysely } from 'kysely'
import { parseInstant } from '../../domain/time/stockholm.ts'
import type { Tables } from '../database/tables.ts'
import { type MatchCardRow, selectMatchCards } from '../results/match-statements.ts'
import { matchSteps, type Step } from './match-steps.ts'
import { type Mishaps, NO_MISHAPS } from './mishaps.ts'
import { createRandom } from './random.ts'

export const SLOT_MS = 35 * 60_000
const LONGEST_WAIT_MS = 4 * 3_600_000
const HALF = 15
/** Minutes that a match takes besides its halves, where its class says how long it is. */
const BREAK = 5
/** The longer halves in the A play-off of the oldest (docs/sport.md#matches). */
const LONG_HALF = 20
const LONG_FROM_AGE = 18

/** The steps still to come in an edition, in order of time. */
export class Agenda {
  #steps: Step[]
  readonly #matches: Map<string, MatchCardRow>
  readonly #fields: readonly { readonly id: string; readonly arena_id: string }[]
  readonly #seed: number
  /** Keys of the steps that have happened. */
  readonly #done: Set<string>
  readonly #mishaps: Mishaps | null
  /** Minutes of a half, by class. */
  readonly #halves: ReadonlyMap<string, number>
  /** By match: how many milliseconds it begins later, as it has to wait. */
  readonly #waits = new Map<string, number>()
  #next = 0

  private constructor(
    matches: readonly MatchCardRow[],
    fields: readonly { readonly id: string; readonly arena_id: string }[],
    seed: number,
    from: number,
    reported: ReadonlySet<string>,
    halves: ReadonlyMap<string, number>,
    mishaps: Mishaps | null,
  ) {
    this.#matches = new Map(matches.map((match) => [match.id, match]))
    this.#fields = fields
    this.#seed = seed
    this.#halves = halves
    this.#mishaps = mishaps
    this.#done = new Set(reported)
    const ahead = (match: MatchCardRow, step: Step) => step.at >= from || match.state === 'scheduled'
    this.#steps = matches
      .flatMap((match) => this.#stepsOf(match).filter((step) => ahead(match, step)))
      .sort(inOrder)
  }

  /**
   * Reads the edition's matches. A match that has not begun is played in full; one that has begun is played from this moment
   * on.
   *
   * @param from a time by the cup's clock, epoch milliseconds
   */
  static async read(
    db: Kysely<Tables>,
    editionKey: number,
    seed: number,
    from: number,
    mishaps: Mishaps | null = null,
  ): Promise<Agenda> {
    const matches = await selectMatchCards(db, editionKey, null)
    const fields = await db
      .selectFrom('field')
      .select(['id', 'arena_id'])
      .where('edition_key', '=', editionKey)
      .orderBy('position')
      .execute()
    const events = await db
      .selectFrom('match_event')
      .select('key')
      .where('edition_key', '=', editionKey)
      .execute()
    const classes = await db
      .selectFrom('category')
      .select(['id', 'match_minutes'])
      .where('edition_key', '=', editionKey)
      .execute()
    const halves = new Map(
      classes.flatMap(({ id, match_minutes: minutes }) =>
        minutes === null ? [] : [[id, Math.max(1, Math.floor((minutes - BREAK) / 2))]],
      ),
    )
    const reported = new Set(events.map(({ key }) => key))
    return new Agenda(matches, fields, seed, from, reported, halves, mishaps)
  }

  /** Returns the next step; undefined if all steps are done. */
  next(): Step | undefined {
    return this.#steps[this.#next]
  }

  done(): void {
    const step = this.next()
    if (step) this.#done.add(step.key)
    this.#next += 1
  }

  /** Plans a match again after the desk has moved it; its teams may be known by now. False if the plan still holds. */
  replan(row: Pick<MatchCardRow, 'id' | 'starts_at' | 'home_team_id' | 'away_team_id'>): boolean {
    const planned = this.#matches.get(row.id)
    if (planned === undefined || row.starts_at === planned.starts_at) return false
    const moved = { ...planned, ...pick(row) }
    this.#plan(moved)
    return true
  }

  /** Lets a match that cannot begin yet wait. False if it has waited as long as anybody would. */
  postpone(matchId: string, ms: number): boolean {
    const match = this.#matches.get(matchId)
    const wait = (this.#waits.get(matchId) ?? 0) + ms
    if (match === undefined || wait > LONGEST_WAIT_MS) return false
    this.#waits.set(matchId, wait)
    this.#plan(match)
    return true
  }

  #plan(match: MatchCardRow): void {
    this.#matches.set(match.id, match)
    const others = this.#steps.slice(this.#next).filter(({ matchId }) => matchId !== match.id)
    this.#steps = [...others, ...this.#stepsOf(match)].sort(inOrder)
    this.#next = 0
  }

  /**
   * Returns another field of the same arena that is free for the match; null if there is none.
   *
   * @param startsAt the new start, if the match is to begin at another time
   */
  freeField(matchId: string, choice: number, startsAt: number | null): string | null {
    const match = this.#matches.get(matchId)
    const arena = this.#fields.find(({ id }) => id === match?.field_id)?.arena_id
    const at = startsAt ?? startOf(match)
    if (arena === undefined || at === null) return null
    const taken = new Set(
      [...this.#matches.values()].flatMap((other) => {
        const start = startOf(other)
        return start !== null && Math.abs(start - at) < 2 * SLOT_MS ? [other.field_id] : []
      }),
    )
    const free = this.#fields.filter((field) => field.arena_id === arena && !taken.has(field.id))
    return free[Math.floor(choice * free.length)]?.id ?? null
  }

  /** Records the field a match was moved to, and plans the match again if it has a new start. */
  moved(matchId: string, fieldId: string, startsAt: string | null): void {
    const match = this.#matches.get(matchId)
    if (match === undefined) return
    this.#matches.set(matchId, { ...match, field_id: fieldId })
    if (startsAt !== null) this.replan({ ...match, starts_at: startsAt })
  }

  #stepsOf(match: MatchCardRow): Step[] {
    const planned = startOf(match)
    if (planned === null) return []
    const { late, reportedAt, surely } = this.#mishaps ?? NO_MISHAPS
    const startsAt = planned + late(match.field_id, planned) + (this.#waits.get(match.id) ?? 0)
    const long = (match.category_age ?? 0) >= LONG_FROM_AGE && match.division_id.endsWith('-a')
    return matchSteps(
      {
        id: match.id,
        startsAt,
        homeTeamId: match.home_team_id,
        awayTeamId: match.away_team_id,
        age: match.category_age,
        knockOut: match.stage_type === 'playoff',
        half:
          this.#halves.get(match.category_id) ?? (long && match.stage_type === 'playoff' ? LONG_HALF : HALF),
        hidden: match.hide_match_results === 1,
        surely: surely.get(match.id),
      },
      createRandom(this.#seed),
    )
      .filter(({ key }) => !this.#done.has(key))
      .map((step) => {
        const toldAt = reportedAt(match.field_id, step.at)
        return toldAt > step.at ? { ...step, toldAt } : step
      })
  }
}

const pick = ({
  starts_at,
  home_team_id,
  away_team_id,
}: Pick<MatchCardRow, 'starts_at' | 'home_team_id' | 'away_team_id'>) => ({
  starts_at,
  home_team_id,
  away_team_id,
})

const startOf = (match: Pick<MatchCardRow, 'starts_at'> | undefined) =>
  match?.starts_at ? parseInstant(match.starts_at) : null

/** When a step is reported, epoch milliseconds. */
export const toldAtOf = ({ at, toldAt = at }: Step): number => toldAt

const inOrder = (one: Step, other: Step) =>
  toldAtOf(one) - toldAtOf(other) || one.at - other.at || (one.key < other.key ? -1 : 1)
