import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../../src/backend/demo/random.ts'
import type { WireUser } from '../../../src/contract/identity.ts'
import { type Answer, call, PASSWORD } from '../../backend/identity/identity-server.ts'

const PAUSE_MS = 400
/** The pause after too many sign-ins. */
const REST_MS = 10_000

/** What a visitor believes of a favourite: `maybe` if the last request to change it got no answer. */
type Belief = 'yes' | 'no' | 'maybe'

/** A visitor with an account, who remembers what the service acknowledged. */
export class Visitor {
  acknowledged = 0
  /** True while the visitor starts nothing new. */
  isResting = false
  isBusy = false
  readonly #email: string
  readonly #random: Random
  readonly #year: number
  readonly #teamIds: readonly string[]
  readonly #origin: string
  #token: string | null = null
  /** By team id; `id` is the id of the favourite itself, if it is known. */
  readonly #favourites = new Map<string, { belief: Belief; id: number | null }>()
  readonly #revoked: string[] = []

  /** @param origin of the services, through the connection of this visitor */
  constructor(origin: string, email: string, year: number, teamIds: readonly string[], random: Random) {
    this.#origin = origin
    this.#email = email
    this.#year = year
    this.#teamIds = teamIds
    this.#random = random
  }

  async visit(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.isBusy = !this.isResting
      if (this.isBusy) await this.#doSomething()
      this.isBusy = false
      await setTimeout(this.#random.int(0, 2 * PAUSE_MS))
    }
  }

  async #doSomething(): Promise<void> {
    if (this.#token === null) await this.#enter()
    else if (this.#random.chance(0.03)) await this.#signOut(this.#token)
    else await this.#change(this.#token, this.#random.pick(this.#teamIds))
  }

  /** Returns where the service's data differ from what it acknowledged. The requests bypass all faults. */
  async differing(origin: string): Promise<string[]> {
    const found: string[] = []
    for (const token of this.#revoked)
      if ((await call(origin, 'GET', '/api/user', { token })).status !== 401)
        found.push(`${this.#email}: a token that was revoked lets somebody in`)
    if (this.#token === null) return found
    const { status, json } = await call(origin, 'GET', '/api/user', { token: this.#token })
    if (status !== 200) return [...found, `${this.#email}: the token is refused with ${status}`]
    const kept = (json as WireUser).favourite_teams.map(({ team_id }) => team_id)
    if (new Set(kept).size < kept.length) found.push(`${this.#email} follows a team twice: ${kept}`)
    for (const [teamId, { belief }] of this.#favourites)
      if (belief !== 'maybe' && kept.includes(teamId) !== (belief === 'yes'))
        found.push(`${this.#email} follows team ${teamId}: ${kept.includes(teamId)}, acknowledged: ${belief}`)
    const unknown = kept.filter((teamId) => !this.#favourites.has(teamId))
    return [...found, ...unknown.map((teamId) => `${this.#email} never followed team ${teamId}`)]
  }

  async #enter(): Promise<void> {
    const body = { email: this.#email, password: PASSWORD }
    const isNew = this.#revoked.length === 0 && this.#favourites.size === 0
    const answer = await this.#ask('POST', isNew ? '/sanctum/register' : '/sanctum/token', { body })
    if (answer?.status === 200) this.#token = answer.text
    if (answer?.status === 429) await setTimeout(REST_MS)
  }

  async #signOut(token: string): Promise<void> {
    const answer = await this.#ask('POST', '/api/logout', { token })
    // Without an answer the session may have ended. A visitor who gets a 401 later signs in again.
    if (answer?.status === 204) this.#revoked.push(token)
    if (answer?.status === 204 || answer === null) this.#token = null
  }

  async #change(token: string, teamId: string): Promise<void> {
    const known = this.#favourites.get(teamId) ?? { belief: 'no', id: null }
    const isAdding = known.belief !== 'yes' || known.id === null
    const answer = isAdding
      ? await this.#ask('POST', '/api/user/favorites/teams', { token, body: { teamId, year: this.#year } })
      : await this.#ask('DELETE', `/api/user/favorites/teams/${known.id}`, { token })
    if (answer === null || answer.status >= 500) this.#favourites.set(teamId, { ...known, belief: 'maybe' })
    else if (isAdding && (answer.status === 201 || answer.status === 200))
      this.#favourites.set(teamId, { belief: 'yes', id: answer.json.id })
    else if (!isAdding && answer.status === 204) this.#favourites.set(teamId, { belief: 'no', id: null })
    else throw new Error(`${this.#email} is told ${answer.status}: ${answer.text}`)
  }

  /** null if no answer or only half of one arrives. A connection that is mended resets the requests without an answer. */
  async #ask(method: string, path: string, one: { token?: string; body?: unknown }): Promise<Answer | null> {
    const answer = await call(this.#origin, method, path, one).catch(() => null)
    if (answer !== null && answer.status < 300) this.acknowledged += 1
    return answer
  }
}
