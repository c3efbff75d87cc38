import type { Engine } from '../../support/databases.ts'
import {
  call,
  newAccount,
  PASSWORD,
  quickHashing,
  startIdentity,
  type TestIdentity,
} from './identity-server.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const OWNER = 'anna@x.example'
export const OWN_ADDRESS = '203.0.113.1'
const START = Date.UTC(2026, 6, 6, 10)

/** Spreads tries over a number of addresses, one after the other. */
export const among = (count: number) => (time: number) =>
  `198.51.${(time % count) >> 8}.${(time % count) & 255}`

/** An owner with a proved address, and a clock that the test moves. */
export class Siege {
  readonly service: TestIdentity
  readonly #clock: { now: number }

  private constructor(service: TestIdentity, clock: { now: number }) {
    this.service = service
    this.#clock = clock
  }

  static async of(engine: Engine): Promise<Siege> {
    const clock = { now: START }
    const config = { trustedProxies: ['127.0.0.0/8'] }
    const service = await startIdentity(engine, { hashing: quickHashing, now: () => clock.now, config })
    await newAccount(service.origin, OWNER)
    await service.db
      .updateTable('account')
      .set({ proved_at: new Date(START).toISOString() })
      .execute()
    return new Siege(service, clock)
  }

  get now(): number {
    return this.#clock.now
  }

  set now(to: number) {
    this.#clock.now = to
  }

  async signIn(password: string, address: string, email = OWNER) {
    const { status, headers } = await call(this.service.origin, 'POST', '/sanctum/token', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    })
    return { status, wait: Number(headers.get('retry-after')) }
  }

  /**
   * A stranger tries once a second, and the owner once a minute, who has the right password and keeps no cookie.
   *
   * @param addressOf the address of the stranger's try at a second
   * @returns the number of guesses weighed; when the owner was, and the longest time without, both in milliseconds
   */
  async endure(addressOf: (second: number) => string, hours: number) {
    let guesses = 0
    let longestWait = 0
    const entered: number[] = []
    for (let second = 0; second < hours * 3600; second += 1) {
      this.#clock.now = START + second * SECOND
      if ((await this.signIn('wrong wrong wrong', addressOf(second))).status === 422) guesses += 1
      if (second % 60 !== 30) continue
      this.#clock.now += SECOND / 2
      const { status, wait } = await this.signIn(PASSWORD, OWN_ADDRESS)
      if (status === 200) entered.push(this.#clock.now)
      else longestWait = Math.max(longestWait, wait)
    }
    const times = [START, ...entered, START + hours * 60 * MINUTE]
    const longest = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))
    return { guesses, entered: entered.length, longest, longestWait }
  }
}
