import * as v from 'valibot'
import { graphql } from '../../contract/graphql.ts'
import type { KnownScreen } from '../../domain/hall/known-screen.ts'
import type { Act } from '../../domain/organiser/act.ts'
import type { ImportPreview } from '../../domain/organiser/import-preview.ts'
import type { OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import type { FollowedSource } from '../../domain/organiser/source.ts'
import type { ServicesState } from '../../domain/organiser/state.ts'
import type { RehearsalState, RehearsalWish } from '../../domain/rehearsal/rehearsal-summary.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { jsonOrText } from '../results/json.ts'
import { askResults, languageOfPage } from './ask-results.ts'
import {
  failure,
  isOffline,
  type RequestOptions,
  readJson,
  refused,
  type ServiceResponse,
} from './request.ts'
import { SERVICES } from './services.ts'

const CHANGE = graphql(`
  mutation OrganisersChange($cupId: ID!, $tournamentId: ID!, $change: EditionChange!) {
    made: change(cupId: $cupId, tournamentId: $tournamentId, change: $change) { revision }
  }
`)
const WITHDRAW = graphql(`
  mutation OrganisersWithdraw($cupId: ID!, $tournamentId: ID!, $categoryId: ID!, $teamId: ID!) {
    made: withdraw(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId, teamId: $teamId) { revision }
  }
`)
const REINSTATE = graphql(`
  mutation OrganisersReinstate($cupId: ID!, $tournamentId: ID!, $categoryId: ID!, $teamId: ID!) {
    made: reinstate(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId, teamId: $teamId) { revision }
  }
`)
const REPORT = graphql(`
  mutation OrganisersReport($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
    made: report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) { revision }
  }
`)
const MOVE_MATCHES = graphql(`
  mutation OrganisersMoveMatches($cupId: ID!, $tournamentId: ID!, $move: MatchesMove!) {
    made: moveMatches(cupId: $cupId, tournamentId: $tournamentId, move: $move) { revision }
  }
`)
const UNDO = graphql(`
  mutation OrganisersUndo($cupId: ID!, $tournamentId: ID!, $actId: ID!) {
    made: undo(cupId: $cupId, tournamentId: $tournamentId, actId: $actId) { revision }
  }
`)
const SET_SCREEN = graphql(`
  mutation OrganisersSetScreen($cupId: ID!, $tournamentId: ID!, $number: Int!, $name: String, $shows: String) {
    made: setScreen(cupId: $cupId, tournamentId: $tournamentId, number: $number, name: $name, shows: $shows) { revision }
  }
`)
const SET_SOURCE = graphql(`
  mutation OrganisersSetSource(
    $cupId: ID!, $tournamentId: ID!, $step: SourceStep!, $id: ID, $source: NewSource, $matchId: ID, $seen: String
  ) {
    made: setSource(
      cupId: $cupId, tournamentId: $tournamentId, step: $step, id: $id, source: $source, matchId: $matchId, seen: $seen
    ) { revision }
  }
`)
const DOCUMENTS = {
  change: CHANGE,
  withdraw: WITHDRAW,
  reinstate: REINSTATE,
  report: REPORT,
  moveMatches: MOVE_MATCHES,
  undo: UNDO,
  setScreen: SET_SCREEN,
  setSource: SET_SOURCE,
} as const

export type OrganisersAct = keyof typeof DOCUMENTS

/** Asks the results service to do something, in the name of whoever is signed in. Never throws. */
export const sendAct = (
  act: OrganisersAct,
  variables: EditionIds & Readonly<Record<string, unknown>>,
  token: string,
): Promise<ServiceResponse<true>> =>
  askResults(DOCUMENTS[act] as typeof UNDO, variables as never, () => true, { operatorKey: token })

/** The service is our own, and its answers are for those who run the cup: only the outline is checked. */
const LOOKS = {
  edition: (value: unknown) => outlined<OrganisersEdition>(value, 'published', 'categories', 'matches'),
  acts: (value: unknown) =>
    outlined<{ readonly acts: readonly Act[]; readonly hasMore: boolean }>(value, 'acts', 'hasMore'),
  screens: (value: unknown) => outlined<{ readonly screens: readonly KnownScreen[] }>(value, 'screens'),
  sources: (value: unknown) => outlined<{ readonly sources: readonly FollowedSource[] }>(value, 'sources'),
  state: (value: unknown) => outlined<ServicesState>(value, 'results', 'desks'),
  rehearsal: (value: unknown) => outlined<RehearsalState>(value, 'isOutdated'),
} as const

export type Look = keyof typeof LOOKS
export type Looked<What extends Look> = NonNullable<ReturnType<(typeof LOOKS)[What]>>

/** A schedule in which everything is wrong has a long list of faults. */
const MOST_BYTES = 20_000_000

/** Reads what is for those who run the cup alone. Never throws. @param query such as `?before=12` */
export const look = <What extends Look>(
  what: What,
  { cupId, tournamentId }: EditionIds,
  token: string,
  query = '',
): Promise<ServiceResponse<Looked<What>>> =>
  askOrganisers(
    [cupId, tournamentId, what],
    query,
    { token },
    (value) => LOOKS[what](value) as Looked<What>,
    { mostBytes: MOST_BYTES },
  )

/** Begins a rehearsal, or ends the one that runs, in the name of whoever is signed in. Never throws. */
export const sendRehearsal = (
  wish: RehearsalWish | null,
  { cupId, tournamentId }: EditionIds,
  token: string,
): Promise<ServiceResponse<RehearsalState>> =>
  askOrganisers(
    [cupId, tournamentId, 'rehearsal'],
    '',
    wish ? { token, method: 'POST', body: JSON.stringify(wish) } : { token, method: 'DELETE' },
    LOOKS.rehearsal,
  )

type OrganisersRequest = RequestInit & {
  readonly token: string
  readonly headers?: Readonly<Record<string, string>>
}

const addressOf = (place: readonly string[], query = ''): string =>
  `${SERVICES.results || location.origin}/organisers/${place.map(encodeURIComponent).join('/')}${query}`

const initOf = ({ token, headers, ...init }: OrganisersRequest): RequestInit => ({
  ...init,
  headers: { ...headers, authorization: `Bearer ${token}`, 'accept-language': languageOfPage() },
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'error',
})

async function askOrganisers<Value>(
  place: readonly string[],
  query: string,
  request: OrganisersRequest,
  parse: (value: unknown) => Value | null,
  options?: RequestOptions,
): Promise<ServiceResponse<Value>> {
  if (isOffline()) return failure('unreachable')
  return readJson(addressOf(place, query), initOf(request), parse, options)
}

/** Files to import, and how they are read: the options of `npm run import` by their names. */
export interface SentImport {
  readonly files: readonly File[]
  readonly options: Readonly<Record<string, string | boolean>>
  /** Headers, their positions, and what they are read as. */
  readonly columns: readonly (readonly [string, number, string])[]
  readonly discardReports: boolean
  /** Of the preview that is to be stored; null asks for one. */
  readonly token: string | null
  readonly agreed: number
}

/** A large spreadsheet over the network of a hall takes its time. */
const IMPORT_MS = 120_000

/** Asks what files would change, or stores them, in the name of whoever is signed in. Never throws. */
export async function sendImport(
  { files, ...head }: SentImport,
  { cupId }: EditionIds,
  token: string,
): Promise<ServiceResponse<ImportPreview>> {
  const listed = files.map(({ name, size }) => ({ name, size }))
  const body = new Blob([`${JSON.stringify({ files: listed, ...head })}\n`, ...files])
  const headers = { 'content-type': 'application/octet-stream' }
  return askOrganisers(
    [cupId, 'import'],
    '',
    { token, method: 'POST', headers, body },
    (value) => outlined<ImportPreview>(value, 'tables', 'faults', 'editions', 'lost'),
    { timeoutMs: IMPORT_MS },
  )
}

/** Fifteen years over the network of a hall. The service ends a response after a minute. */
const EXPORT_MS = 90_000

/** Reads all that is stored, published or not, as a file that can be imported. Never throws. @param isWhole every year */
export async function readExport(
  { cupId, tournamentId }: EditionIds,
  isWhole: boolean,
  token: string,
): Promise<ServiceResponse<Blob>> {
  if (isOffline()) return failure('unreachable')
  const signal = AbortSignal.timeout(EXPORT_MS)
  try {
    const address = addressOf([cupId, tournamentId, 'export'], isWhole ? '?years=all' : '')
    const response = await fetch(address, initOf({ token, signal }))
    if (!response.ok) return refused(response.status, jsonOrText(await response.text()))
    return { ok: true, value: await response.blob() }
  } catch {
    return failure(signal.aborted ? 'timeout' : 'unreachable')
  }
}

function outlined<Outline>(value: unknown, ...names: (keyof Outline & string)[]): Outline | null {
  const shape = v.looseObject(Object.fromEntries(names.map((name) => [name, v.nonNullable(v.unknown())])))
  return v.is(shape, value) ? (value as Outline) : null
}
