import type { Kysely } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Tables } from '../database/tables.ts'
import { registerScreen, tellScreen } from '../results/screens/stored-screens.ts'
import { represent, respondWith } from './response/representation.ts'
import { methodNotAllowed } from './response/safeguards.ts'
import { CORS, say } from './response/say.ts'

const METHODS = ['GET', 'POST']
/** All screens of a hall share one address, and may all be switched on at once. */
const NEW_PER_ADDRESS = { points: 120, duration: 600 }

interface ScreensRequest {
  readonly request: Request
  /** New screens are counted per address. */
  readonly address: string
  readonly cupId: string
}

/**
 * Serves `/screens/{cupId}`: POST gives a new screen its key, GET tells a screen with its key what it shows. 410: no screen
 * has this key any more, and the screen asks for a new one.
 */
export function createScreensEndpoint(
  db: Kysely<Tables>,
  onFault: (error: unknown) => void,
): (sent: ScreensRequest) => Promise<Response> {
  const registered = new RateLimiterMemory(NEW_PER_ADDRESS)

  async function register({ address, cupId }: ScreensRequest): Promise<Response> {
    const isCup = await db.selectFrom('cup').select('id').where('id', '=', cupId).executeTakeFirst()
    if (!isCup) return say(404, 'There is no such cup.')
    const isAllowed = await registered.consume(address).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return say(429, 'Too many new screens: try again later.', { 'retry-after': '60' })
    const key = await registerScreen(db, cupId, Date.now())
    if (key === null) return say(503, 'All numbers are taken: try again later.', { 'retry-after': '60' })
    return say(201, { key })
  }

  async function tell({ request, cupId }: ScreensRequest): Promise<Response> {
    const [, key = ''] = /^Bearer +(\S{1,100}) *$/i.exec(request.headers.get('authorization') ?? '') ?? []
    const shown = await tellScreen(db, cupId, key, Date.now())
    if (shown === null) return say(410, 'No screen has this key.')
    const body = Buffer.from(JSON.stringify(shown))
    return respondWith(request, represent(body, 'application/json; charset=utf-8', 'private, no-cache'), {
      headers: { ...CORS, vary: 'authorization' },
    })
  }

  return async (sent) => {
    if (!METHODS.includes(sent.request.method)) return methodNotAllowed(METHODS)
    try {
      return await (sent.request.method === 'POST' ? register(sent) : tell(sent))
    } catch (error) {
      onFault(error)
      return say(503, 'Screens cannot be read at the moment.', { 'retry-after': '10' })
    }
  }
}
