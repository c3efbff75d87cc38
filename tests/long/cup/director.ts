import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../../src/backend/demo/random.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { matchDay } from '../../../src/domain/tournament/match-days.ts'
import { progressOf } from '../../../src/domain/tournament/match-progress.ts'
import type { Desk } from './desk.ts'
import type { Fault } from './faults.ts'
import type { FaultyCup } from './faulty-cup.ts'
import { correctionOf, reportsOf, strayReports } from './match-script.ts'

const CHANCE_OF_STRAY = 0.2
const CHANCE_TO_HAVE_SEEN = 0.5
const BETWEEN_FAULTS_MS = [300, 2_500] as const
const BETWEEN_CORRECTIONS_MS = 400

const isOpen = (match: Match) => progressOf(match) !== 'finished'
const areKnown = ({ home, away }: Match) => home.kind === 'team' && away.kind === 'team'

/** Hands the matches of a cup to its desks, day after day. */
export class Director {
  readonly #cup: FaultyCup
  readonly #random: Random
  /** Matches of one day; a longer run plays all. */
  readonly #mostOfDay: number

  constructor(cup: FaultyCup, mostOfDay: number, random: Random) {
    this.#cup = cup
    this.#mostOfDay = mostOfDay
    this.#random = random
  }

  /** The days on which something is still to be played. */
  get days(): readonly string[] {
    const open = [...this.#cup.before.matches.values()].filter(isOpen)
    return [...new Set(open.flatMap(({ time }) => matchDay(time) ?? []))].sort()
  }

  /** Plays the matches that are due up to a day, while faults strike. */
  async play(day: string, faults: readonly Fault[]): Promise<void> {
    let isStriking = true
    const striking = this.#strike(faults).finally(() => {
      isStriking = false
    })
    const playing = this.#playTo(day).then(() => this.#correctWhile(() => isStriking))
    await Promise.all([striking, playing])
  }

  async #playTo(day: string): Promise<void> {
    const isLast = day === this.days.at(-1)
    let left = this.#mostOfDay
    for (;;) {
      const index = await this.#readAnyhow()
      const open = [...index.matches.values()].filter((match) => isOpen(match) && areKnown(match))
      const due = open.filter(({ time }) => isLast || (matchDay(time) ?? '9') <= day).slice(0, left)
      if (due.length === 0) return
      left -= due.length
      for (const match of due) this.#hand(match, index)
      await this.#cup.until('the desks have sent everything', () => this.#cup.isIdle)
    }
  }

  async #strike(faults: readonly Fault[]): Promise<void> {
    for (const { name, strike } of faults) {
      await setTimeout(this.#random.int(...BETWEEN_FAULTS_MS))
      process.stdout.write(`  ${new Date().toISOString()} ${name}\n`)
      await strike()
    }
  }

  /** Corrects results of the day, as somebody who looks at them again, as long as there are faults to come. */
  async #correctWhile(isStriking: () => boolean): Promise<void> {
    const index = await this.#readAnyhow()
    const played = [...index.matches.values()].filter((match) => !isOpen(match) && this.#isOurs(match))
    while (isStriking() && played.length > 0) {
      const match = this.#random.pick(played)
      const correction = correctionOf(this.#isKnockOut(match, index), this.#random)
      this.#deskOf(match, index).add(this.#idsOf(match), [correction], null)
      await setTimeout(BETWEEN_CORRECTIONS_MS)
    }
  }

  #hand(match: Match, index: EditionIndex): void {
    const random = this.#random
    const isKnockOut = this.#isKnockOut(match, index)
    const seen = random.chance(CHANCE_TO_HAVE_SEEN) ? (match.revision ?? null) : null
    const ids = this.#idsOf(match)
    const own = this.#deskOf(match, index)
    own.add(ids, reportsOf(match, index, random), seen)
    if (this.#isSecret(match, index) || !random.chance(CHANCE_OF_STRAY)) return
    const stray = random.chance(0.5) ? (match.revision ?? null) : null
    random.pick([...this.#cup.desks, this.#cup.strangeDesk]).add(ids, strayReports(isKnockOut, random), stray)
  }

  /** Returns the desk of a match. A class that hides its results has only one desk, which is never lost. */
  #deskOf(match: Match, index: EditionIndex): Desk {
    const { desks } = this.#cup
    const at = this.#isSecret(match, index) ? 0 : Number(match.id.replaceAll(/\D/g, '')) % desks.length
    const desk = desks[at]
    if (!desk) throw new Error('There is no desk.')
    return desk
  }

  #isKnockOut({ divisionId }: Match, { divisions }: EditionIndex): boolean {
    return divisions.get(divisionId)?.kind === 'playoff'
  }

  #isSecret({ categoryId }: Match, { categories }: EditionIndex): boolean {
    return categories.get(categoryId)?.resultsHidden === true
  }

  /** Whether a match was open before the first report. Earlier results led to seats without labels now, so they stay. */
  #isOurs({ id }: Match): boolean {
    const before = this.#cup.before.matches.get(id)
    return before !== undefined && isOpen(before)
  }

  #idsOf({ id: matchId }: Match) {
    const { cupId } = this.#cup.settings
    return { cupId, tournamentId: this.#cup.before.edition.tournamentId ?? '', matchId }
  }

  /** Reads the edition, and retries while the services are away. */
  async #readAnyhow(): Promise<EditionIndex> {
    for (;;) {
      try {
        return await this.#cup.read()
      } catch {
        await setTimeout(500)
      }
    }
  }
}
