import { mayDo } from '../../results/access/who-may.ts'
import { readActs } from '../../results/acts/read-acts.ts'
import { readForOrganisers } from '../../results/organisers/read-edition.ts'
import type { LiveResults } from '../../results/service/live-results.ts'
import { yearOfTournament } from '../../results/wire-edition.ts'
import type { Access } from '../access.ts'
import { forbiddenTo } from '../report-desk.ts'
import { answer, represent } from '../response/representation.ts'
import { methodNotAllowed } from '../response/safeguards.ts'
import { readState, type StateOf } from './read-state.ts'

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'date, retry-after' }

interface OrganisersParts extends Omit<StateOf, 'dataDir'> {
  readonly config: { readonly dataDir: string }
  readonly access: Access
  readonly live: LiveResults
  readonly onFault: (error: unknown) => void
}

interface Asked {
  readonly request: Request
  /** Wrong keys are counted per address. */
  readonly address: string
  readonly cupId: string
  readonly tournamentId: string
  readonly what: string
}

/**
 * Serves `/organisers/{cupId}/{tournamentId}/{edition|acts|state}` as JSON to those who run the cup: what is not published
 * yet, the log, and how the services are. Anybody else gets 401 or 403 with a sentence. What they change goes to `/graphql`.
 */
export function createOrganisersEndpoint({
  access,
  live,
  onFault,
  config,
  ...parts
}: OrganisersParts): (asked: Asked) => Promise<Response> {
  const stateOf: StateOf = { ...parts, dataDir: config.dataDir }

  async function read({ request, cupId, what }: Asked, year: number): Promise<object | null> {
    const { searchParams } = new URL(request.url)
    switch (what) {
      case 'edition':
        return readForOrganisers(parts.db, cupId, year)
      case 'acts': {
        const before = /^\d{1,9}$/.exec(searchParams.get('before') ?? '')?.[0]
        const withPlay = searchParams.get('play') === '1'
        return readActs(parts.db, {
          cupId,
          year,
          before: before === undefined ? null : Number(before),
          withPlay,
        })
      }
      case 'state':
        return readState(stateOf, { cupId, year, cupNow: live.timeOf({ cupId }) })
      default:
        return null
    }
  }

  async function respond(asked: Asked): Promise<Response> {
    const { request, address, tournamentId } = asked
    const found = await access.actorOf(request.headers.get('authorization'), address)
    if (found.kind === 'too-many') return say(429, found.sentence, { 'retry-after': String(found.seconds) })
    if (found.kind === 'wrong') return say(401, found.sentence, { 'www-authenticate': 'Bearer' })
    if (!mayDo(found.actor, 'look')) return say(403, forbiddenTo(found.actor))
    const year = yearOfTournament(tournamentId)
    const content = year === null ? null : await read(asked, year)
    if (content === null) return say(404, 'There is no such edition.')
    const body = Buffer.from(JSON.stringify(content))
    return answer(request, represent(body, 'application/json; charset=utf-8', 'no-store'), { headers: CORS })
  }

  return async (asked) => {
    if (asked.request.method !== 'GET') return methodNotAllowed(['GET'])
    try {
      return await respond(asked)
    } catch (error) {
      onFault(error)
      return say(503, 'This cannot be read at the moment. Try again in a moment.', { 'retry-after': '5' })
    }
  }
}

const say = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message }, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } })
