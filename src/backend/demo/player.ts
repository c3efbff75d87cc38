import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { parseInstant } from '../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { Tables } from '../database/tables.ts'
import { readEditionStates } from '../results/edition-states.ts'
import { phaseOf } from '../results/feed/phase.ts'
import { type MatchCardRow, selectMatchCards } from '../results/match-statements.ts'
import { ReportRefusal } from '../results/refusal.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import { tournamentId } from '../results/wire-edition.ts'
import { Agenda, toldAtOf } from './agenda.ts'
import { DEMO_CUP, type DemoClock } from './demo-clock.ts'
import type { Step } from './match-steps.ts'
import type { Mishaps } from './mishaps.ts'
import { reportOf } from './play-report.ts'

/** If the player is further behind than this (the machine slept), the cup's clock is set back instead of catching up. */
const BEHIND_MS = 20_000
const LONGEST_SLEEP_MS = 1000
const AFTER_FAULT_MS = 2000
/** A rehearsal passes over longer times without a report, such as nights. Milliseconds of the cup's clock. */
const LONGEST_PAUSE_MS = 20 * 60_000
/** How long a match waits before somebody looks again whether it can begin. */
const LOOK_AGAIN_MS = 2 * 60_000

/** A report that the service took from the player. */
export interface Played {
  readonly matchId: string
  readonly kind: string
  /** `{epoch}.{number}` of the edition with it. */
  readonly revision: string
  /** How long the service took, in milliseconds. */
  readonly ms: number
  /** When the service had it, epoch milliseconds of the world's clock. */
  readonly at: number
  /** When it was reported on the cup's clock, epoch milliseconds. */
  readonly cupAt: number
}

export interface PlayerOptions {
  readonly cupId: string
  readonly db: Kysely<Tables>
  readonly live: LiveResults
  readonly clock: DemoClock
  /** How many times faster the cup's clock runs than real time. */
  readonly speed: number
  readonly seed: number
  /** Gets every error of a step. The player then goes on. */
  readonly onFault: (error: unknown) => void
  /** What goes wrong of the cup's own accord, and what a rehearsal does not wait for; null: nothing. */
  readonly rehearsal?: Rehearsal | null
}

export interface Rehearsal {
  readonly mishaps: Mishaps
  /** The play ends at this time of the cup's clock, epoch milliseconds; null: with the last match. */
  readonly until: number | null
  /** Receives every report that was taken. */
  readonly onPlayed: (played: Played) => void
}

/**
 * Returns the time that a cup which plays itself has reached: that of its last report, or its start if there is no report.
 *
 * @param start epoch milliseconds
 */
export async function demoTime(db: Kysely<Tables>, start: number, cupId: string = DEMO_CUP): Promise<number> {
  const last = await db
    .selectFrom('match_event')
    .innerJoin('edition', 'edition.key', 'match_event.edition_key')
    .select('match_event.reported_at')
    .where('edition.cup_id', '=', cupId)
    .orderBy('edition.year', 'desc')
    .orderBy('match_event.revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Math.max(start, (last && parseInstant(last.reported_at)) ?? start)
}

/**
 * Plays the edition under way through the same path as the desk, step by step as the cup's clock runs, from the state of
 * the database until the last match is over. The steps depend on the seed and on what others report in between.
 *
 * @param from time on the cup's clock, epoch milliseconds
 */
export async function playCup(options: PlayerOptions, from: number, signal: AbortSignal): Promise<void> {
  const { db, clock, speed, seed, cupId, rehearsal = null } = options
  const { editions } = await readEditionStates(db)
  const edition = editions.find(
    (one) => one.cup_id === cupId && one.schedule_published === 1 && phaseOf(one, from) === 'under-way',
  )
  if (edition === undefined) return
  const agenda = await Agenda.read(db, edition.key, seed, from, rehearsal?.mishaps)
  clock.runFrom(from, Date.now(), speed)
  const playing = { ...options, agenda, editionKey: edition.key, tournamentId: tournamentId(edition.year) }
  let now = from
  for (let step = agenda.next(); step !== undefined; step = agenda.next()) {
    // A step may be overdue: the move of a coming match may have been due before `from`. The clock never goes back.
    const due = Math.max(now, toldAtOf(step))
    if (rehearsal !== null) {
      if (rehearsal.until !== null && due > rehearsal.until) return
      if (due - now > LONGEST_PAUSE_MS) clock.runFrom(due - LONGEST_PAUSE_MS, Date.now(), speed)
    }
    now = due
    await until(now, clock, signal)
    if (signal.aborted) return
    if (Date.now() - clock.realAt(now) > BEHIND_MS) clock.runFrom(now, Date.now(), speed)
    try {
      await perform(playing, rehearsal === null ? { ...step, at: now } : { ...step, toldAt: now })
    } catch (error) {
      options.onFault(error)
      await pause(AFTER_FAULT_MS, signal)
    }
    // Pending requests are answered first.
    await setImmediate()
  }
}

async function until(at: number, clock: DemoClock, signal: AbortSignal): Promise<void> {
  for (;;) {
    const wait = clock.realAt(at) - Date.now()
    if (wait <= 0 || signal.aborted) return
    await pause(Math.min(wait, LONGEST_SLEEP_MS), signal)
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => {})
}

interface Playing extends PlayerOptions {
  readonly agenda: Agenda
  readonly editionKey: number
  readonly tournamentId: string
}

/** Reports one step, based on the current state of the match. A step that the service refuses is skipped. */
async function perform(playing: Playing, step: Step): Promise<void> {
  const { db, live, agenda, editionKey, tournamentId, cupId, rehearsal = null } = playing
  const [match] = await selectMatchCards(db, editionKey, [step.matchId])
  if (match === undefined) return agenda.done()
  if (match.state === 'scheduled' && agenda.replan(match)) return
  const waits = rehearsal !== null && step.deed.kind !== 'move' && (await cannotBegin(db, match))
  if (waits && agenda.postpone(match.id, LOOK_AGAIN_MS)) return
  const freeField = (choice: number, startsAt: number | null) =>
    agenda.freeField(step.matchId, choice, startsAt)
  const values = await reportOf(db, match, step, freeField)
  let isTaken = false
  const startedAt = performance.now()
  if (values !== null) {
    const report = { ...values, key: step.key, at: isoWithOffset(step.at), expectedRevision: match.revision }
    try {
      const request = { cupId, tournamentId, matchId: match.id, report }
      const cupAt = toldAtOf(step)
      const { revision } = await live.report(request, cupAt)
      isTaken = true
      const ms = performance.now() - startedAt
      rehearsal?.onPlayed({ matchId: match.id, kind: report.kind, revision, ms, at: Date.now(), cupAt })
    } catch (error) {
      if (!(error instanceof ReportRefusal)) throw error
      // The desk was faster: the loop looks at this step again.
      if (error.code === 'CONFLICT') return
    }
  }
  agenda.done()
  if (isTaken && values?.fieldId) agenda.moved(match.id, values.fieldId, values.startsAt ?? null)
}

/** Whether a match has to wait: for a team, or for the match before it on its field. */
async function cannotBegin(db: Kysely<Tables>, match: MatchCardRow): Promise<boolean> {
  if (match.state !== 'scheduled') return false
  if (match.home_team_id === null || match.away_team_id === null) return true
  const before = await db
    .selectFrom('match')
    .select('id')
    .where('edition_key', '=', match.edition_key)
    .where('field_id', '=', match.field_id)
    .where('state', '=', 'live')
    .executeTakeFirst()
  return before !== undefined
}
