import type { Random } from '../../src/backend/demo/random.ts'
import type { CupDesk, WireMatch } from './cup-desk.ts'

/** How many reports are made before the matches are read again: matches that end decide who plays whom. */
const LOOK_AFTER = 12
/** How many of the next matches most reports choose from, so that groups end. */
const NEXT = 10
/** How many matches are left, so that the cup goes on. */
const LEFT_OPEN = 12
const MINUTE = 60_000
const SHIFTS = [20, 95, -45, 24 * 60]

/** Makes random reports of every kind that a desk can make, including those it takes back and those the service refuses. */
export class RandomReports {
  readonly #desk: CupDesk
  readonly #random: Random
  #matches: readonly WireMatch[] = []
  #until = 0

  constructor(desk: CupDesk, random: Random) {
    this.#desk = desk
    this.#random = random
  }

  /** @returns the revision of the edition with one report more */
  async next(): Promise<string> {
    for (;;) {
      if (this.#until === 0) {
        this.#matches = await this.#desk.matches()
        this.#until = LOOK_AFTER
      }
      this.#until -= 1
      const match = this.#pick()
      try {
        return await this.#desk.report(match.id, this.#reportOf(match))
      } catch (fault) {
        if (!String(fault).includes('"code":')) throw fault
      }
    }
  }

  #pick(): WireMatch {
    const known = this.#matches.filter(({ homeTeamId, awayTeamId }) => homeTeamId && awayTeamId)
    const open = known.filter(({ isFinished }) => !isFinished)
    return this.#random.chance(0.85) && open.length > 0
      ? this.#random.pick(open.slice(0, NEXT))
      : this.#random.pick(known)
  }

  #reportOf({ isLive, isFinished, zonedStartTime }: WireMatch): object {
    const random = this.#random
    const mayEnd = this.#matches.filter((match) => !match.isFinished).length > LEFT_OPEN
    const score = { homeScore: random.int(8, 16), awayScore: random.int(0, 7) }
    const end = mayEnd ? { kind: 'END', ...score } : { kind: 'SCORE', ...score }
    const back = { kind: 'CORRECTION', state: 'SCHEDULED' }
    const corrected = { kind: 'CORRECTION', homeScore: score.awayScore, awayScore: score.homeScore }
    if (isFinished) return random.pick([corrected, corrected, { kind: 'CORRECTION', state: 'LIVE' }, back])
    if (isLive)
      return random.pick([
        { kind: 'SCORE', ...score },
        { kind: 'HALF_TIME', ...score },
        { ...corrected, state: 'LIVE' },
        end,
        end,
        end,
        end,
        back,
      ])
    const start = { kind: 'START' }
    const walkover = { kind: 'WALKOVER', winner: random.pick(['HOME', 'AWAY']) }
    const shift = random.pick(SHIFTS) * MINUTE
    const startsAt = new Date(Date.parse(zonedStartTime ?? '') + shift || 0).toISOString()
    const { fieldId } = random.pick(this.#matches)
    const move = random.pick([
      { kind: 'MOVE', startsAt },
      { kind: 'MOVE', fieldId },
      { kind: 'MOVE', startsAt, fieldId },
    ])
    return random.pick([start, start, start, end, end, mayEnd ? walkover : start, move])
  }
}
