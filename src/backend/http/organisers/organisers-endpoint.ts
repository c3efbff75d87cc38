import { Readable } from 'node:stream'
import { acceptedLocale } from '../../../domain/text/accepted-locale.ts'
import { readActs } from '../../results/acts/read-acts.ts'
import { exportCup } from '../../results/export-cup.ts'
import { readForOrganisers } from '../../results/organisers/read-edition.ts'
import { screensOf } from '../../results/screens/stored-screens.ts'
import type { LiveResults } from '../../results/service/live-results.ts'
import { sourcesOf } from '../../results/sources/stored-sources.ts'
import { yearOfTournament } from '../../results/wire-edition.ts'
import type { Access } from '../access.ts'
import { refuse } from '../response/refuse.ts'
import { methodNotAllowed } from '../response/safeguards.ts'
import { CORS, sayAll } from '../response/say.ts'
import { admit } from './admit.ts'
import { readState, type StateOf } from './read-state.ts'

interface OrganisersParts extends Omit<StateOf, 'dataDir'> {
  readonly config: { readonly dataDir: string }
  readonly access: Access
  readonly live: LiveResults
  readonly onFault: (error: unknown) => void
}

interface OrganisersQuery {
  readonly request: Request
  /** Wrong keys are counted per address. */
  readonly address: string
  readonly cupId: string
  readonly tournamentId: string
  readonly what: string
}

/**
 * Serves `/organisers/{cupId}/{tournamentId}/{edition|acts|state|screens|sources|export}` as JSON to those who run the cup: what
 * is not published yet, the log, and how the services are; to owners the whole edition as a file to import, or the whole cup with
 * `?years=all`. Anybody else gets 401 or 403 with a sentence. What they change goes to `/graphql`.
 */
export function createOrganisersEndpoint({
  access,
  live,
  onFault,
  config,
  ...parts
}: OrganisersParts): (query: OrganisersQuery) => Promise<Response> {
  const stateOf: StateOf = { ...parts, dataDir: config.dataDir }

  async function read({ request, cupId, what }: OrganisersQuery, year: number): Promise<object | null> {
    const { url, headers } = request
    const { searchParams } = new URL(url)
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
      case 'screens':
        return { screens: await screensOf(parts.db, cupId, Date.now()) }
      case 'sources':
        return { sources: await sourcesOf(parts.db, cupId, acceptedLocale(headers.get('accept-language'))) }
      default:
        return null
    }
  }

  /** Sends an edition when the one before it is on its way: a whole cup is not in memory at a time. */
  async function exported(request: Request, cupId: string, year: number): Promise<Response> {
    const isWhole = new URL(request.url).searchParams.get('years') === 'all'
    const found = await exportCup(parts.db, cupId, isWhole ? null : year)
    if (found === null) return refuse(request, 404, { key: 'organisers.noEdition' })
    const text = Readable.toWeb(Readable.from(found.text())) as ReadableStream<string>
    const body = text.pipeThrough(new TextEncoderStream())
    const headers = {
      ...CORS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    }
    return new Response(body, { headers })
  }

  async function respond(query: OrganisersQuery): Promise<Response> {
    const { request, address, cupId, tournamentId, what } = query
    const sender = await admit(access, request, address, what === 'export' ? 'export' : 'look')
    if ('refusal' in sender) return sender.refusal
    const year = yearOfTournament(tournamentId)
    if (what === 'export' && year !== null) return exported(request, cupId, year)
    const content = year === null ? null : await read(query, year)
    if (content === null) return refuse(request, 404, { key: 'organisers.noEdition' })
    return sayAll(request, content)
  }

  return async (query) => {
    if (query.request.method !== 'GET') return methodNotAllowed(['GET'])
    try {
      return await respond(query)
    } catch (error) {
      onFault(error)
      return refuse(query.request, 503, { key: 'organisers.away' }, { 'retry-after': '5' })
    }
  }
}
