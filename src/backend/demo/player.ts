import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { parseInstant } from '../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { Tables } from '../database/tables.ts'
import { readEditionStates } from '../results/edition-states.ts'
import { phaseOf } from '../results/feed/phase.ts'
import { selectMatchCards } from '../results/match-statements.ts'
import { ReportRefusal } from '../results/report/refusal.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import { tournamentId } from '../results/wire-edition.ts'
import { Agenda } from './agenda.ts'
import { DEMO_CUP, type DemoClock } from './demo-clock.ts'
import type { Step } from './match-steps.ts'
import { reportOf } from './play-report.ts'

/** If the player is further behind than this (the machine slept), the cup's clock is set back instead of catching up. */
const BEHIND_MS = 20_000
const LONGEST_SLEEP_MS = 1000
const AFTER_FAULT_MS = 2000

export interface PlayerOptions {
  readonly db: Kysely<Tables>
  readonly live: LiveResults
  readonly clock: DemoClock
  /** How many times faster the cup's clock runs than real time. */
  readonly speed: number
  readonly seed: number
  /** Gets every error of a step. The player then goes on. */
  readonly onFault: (error: unknown) => void
}

/**
 * Returns the time the demonstration cup has reached: that of its last report, or its start if there is no report.
 *
 * @param start epoch milliseconds
 */
export async function demoTime(db: Kysely<Tables>, start: number): Promise<number> {
  const last = await db
    .selectFrom('match_event')
    .innerJoin('edition', 'edition.key', 'match_event.edition_key')
    .select('match_event.reported_at')
    .where('edition.cup_id', '=', DEMO_CUP)
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
export async function playDemoCup(options: PlayerOptions, from: number, signal: AbortSignal): Promise<void> {
  const { db, clock, speed, seed } = options
  const { editions } = await readEditionStates(db)
  const edition = editions.find(
    (one) => one.cup_id === DEMO_CUP && one.schedule_published === 1 && phaseOf(one, from) === 'under-way',
  )
  if (edition === undefined) return
  const agenda = await Agenda.read(db, edition.key, seed, from)
  clock.runFrom(from, Date.now(), speed)
  const playing = { ...options, agenda, editionKey: edition.key, tournamentId: tournamentId(edition.year) }
  let now = from
  for (let step = agenda.next(); step !== undefined; step = agenda.next()) {
    // A step may be overdue: the move of a coming match may have been due before `from`. The clock never goes back.
    now = Math.max(now, step.at)
    await until(now, clock, signal)
    if (signal.aborted) return
    if (Date.now() - clock.realAt(now) > BEHIND_MS) clock.runFrom(now, Date.now(), speed)
    try {
      await perform(playing, { ...step, at: now })
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
  const { db, live, agenda, editionKey, tournamentId } = playing
  const [match] = await selectMatchCards(db, editionKey, [step.matchId])
  if (match === undefined) return agenda.done()
  if (match.state === 'scheduled' && agenda.replan(match)) return
  const freeField = (choice: number, startsAt: number | null) =>
    agenda.freeField(step.matchId, choice, startsAt)
  const values = await reportOf(db, match, step, freeField)
  let isTaken = false
  if (values !== null) {
    const report = { ...values, key: step.key, at: isoWithOffset(step.at), expectedRevision: match.revision }
    try {
      await live.report({ cupId: DEMO_CUP, tournamentId, matchId: match.id, report }, step.at)
      isTaken = true
    } catch (error) {
      if (!(error instanceof ReportRefusal)) throw error
      // The desk was faster: the loop looks at this step again.
      if (error.code === 'CONFLICT') return
    }
  }
  agenda.done()
  if (isTaken && values?.fieldId) agenda.moved(match.id, values.fieldId, values.startsAt ?? null)
}
