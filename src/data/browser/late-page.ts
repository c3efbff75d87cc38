import type { TadaDocumentNode } from 'gql.tada'
import { GraphQLClient } from 'graphql-request'
import type { LatePage } from '../../domain/schedule/late-page.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { guardedFetch, RefusedAnswer } from '../results/guarded-fetch.ts'
import { LATE_MATCH, LATE_NAMES } from '../results/late-documents.ts'
import { type LateAddress, parseLateMatch, parseLateName } from '../results/parse-late.ts'
import { isRecord } from './checks.ts'
import { isOffline } from './connection.ts'
import { PATIENCE } from './patience.ts'
import { SERVICES } from './services.ts'

export type { LateAddress } from '../results/parse-late.ts'

/** Bytes of an answer (quality.md S4). */
const LARGEST = 2_000_000

export type LateFault = 'offline' | 'timeout' | 'refused'

export type LateAnswer =
  | { readonly ok: true; readonly page: LatePage | null }
  | { readonly ok: false; readonly fault: LateFault }

export interface LateEdition {
  readonly cupId: string
  readonly tournamentId: string
}

interface Options {
  /** `fetch`, or what stands for it in a test. */
  readonly transport?: typeof fetch
  readonly patience?: number
  readonly origin?: string
}

/**
 * Asks whether there is a match that the site was built without. Never throws.
 *
 * @param schedule of the edition as it was built; null where there is none
 */
export const fetchLateMatch = (
  edition: LateEdition,
  matchId: string,
  schedule: Schedule | null,
  options?: Options,
): Promise<LateAnswer> =>
  ask(LATE_MATCH, { ...edition, matchId }, (data) => parseLateMatch(data, schedule), options)

/** Asks whether there is a team, class, group, arena, field or stream that the site was built without. Never throws. */
export const fetchLateName = (
  edition: LateEdition,
  address: LateAddress,
  options?: Options,
): Promise<LateAnswer> => ask(LATE_NAMES, { ...edition }, (data) => parseLateName(data, address), options)

async function ask<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  parse: (data: unknown) => LatePage | null,
  { transport = fetch, patience = PATIENCE, origin = location.origin }: Options = {},
): Promise<LateAnswer> {
  if (isOffline()) return { ok: false, fault: 'offline' }
  const signal = AbortSignal.timeout(patience)
  const client = new GraphQLClient(new URL(`${SERVICES.results}/graphql`, origin).href, {
    method: 'GET',
    fetch: guardedFetch(transport, LARGEST),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    credentials: 'omit',
    cache: 'no-store',
  })
  try {
    const data: unknown = await client.request({ document, variables, signal } as never)
    if (!isRecord(data)) return { ok: false, fault: 'refused' }
    return { ok: true, page: parse(data) }
  } catch (problem) {
    if (signal.aborted) return { ok: false, fault: 'timeout' }
    const isUnreachable = problem instanceof TypeError && !(problem instanceof RefusedAnswer)
    return { ok: false, fault: isUnreachable ? 'offline' : 'refused' }
  }
}
