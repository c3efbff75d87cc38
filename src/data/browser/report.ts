import { initGraphQLTada, type VariablesOf } from 'gql.tada'
import { ClientError, GraphQLClient } from 'graphql-request'
import type { introspection } from '../../contract/results-schema.d.ts'
import type { ReportOutcome } from '../../domain/desk/outbox.ts'
import type { PendingReport, ReportKind } from '../../domain/desk/report.ts'
import type { MatchChange } from '../../domain/live/feed.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { Decision } from '../../domain/tournament/match.ts'
import { parseChange } from './parse-feed.ts'
import { PATIENCE } from './patience.ts'
import { SERVICES } from './services.ts'

const graphql = initGraphQLTada<{ introspection: introspection }>()

const REPORT = graphql(`
  mutation Report($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
    report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) {
      match {
        id revision divisionId homeTeamId awayTeamId homeTeamName awayTeamName locationName fieldId streamId
        isWalkover homeScore awayScore homeHalfTimeScore awayHalfTimeScore homePenaltyScore awayPenaltyScore
        winner decision zonedStartTime startDate previousStartTime previousLocationName isLive isFinished
      }
    }
  }
`)

const MATCH = graphql(`
  query DeskMatch($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
    match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
      id revision divisionId homeTeamId awayTeamId homeTeamName awayTeamName locationName fieldId streamId
      isWalkover homeScore awayScore homeHalfTimeScore awayHalfTimeScore homePenaltyScore awayPenaltyScore
      winner decision zonedStartTime startDate previousStartTime previousLocationName isLive isFinished
    }
  }
`)

type WireReport = VariablesOf<typeof REPORT>['report']

export interface DeskService {
  /** The operator's key. */
  readonly operatorKey: string
  /** `fetch`, or what stands for it in a test. */
  readonly transport?: typeof fetch
  /** The page's own origin, where the services have none. */
  readonly origin?: string
}

interface Edition {
  readonly cupId: string
  readonly tournamentId: string
}

/** Sends a report. Never throws: whatever the network or the service does is one of the outcomes. */
export async function sendReport(report: PendingReport, service: DeskService): Promise<ReportOutcome> {
  const { cupId, tournamentId, matchId } = report
  const variables = { cupId, tournamentId, matchId, report: wireReport(report) }
  try {
    const data = await client(service).request({
      document: REPORT,
      variables,
      signal: AbortSignal.timeout(PATIENCE),
    })
    return { kind: 'taken', change: parseChange(data.report.match) }
  } catch (fault) {
    return outcomeOf(fault)
  }
}

/**
 * Whether the key is the operator's: a report of no match is refused for its match with the right key, and for the key
 * with a wrong one.
 */
export async function testKey(
  edition: Edition,
  service: DeskService,
): Promise<'right' | 'unauthorized' | 'away'> {
  const variables = { ...edition, matchId: '', report: { key: 'key-test', kind: 'START' } as const }
  try {
    await client(service).request({ document: REPORT, variables, signal: AbortSignal.timeout(PATIENCE) })
    return 'right'
  } catch (fault) {
    const { kind } = outcomeOf(fault)
    if (kind === 'unauthorized') return 'unauthorized'
    return kind === 'refused' ? 'right' : 'away'
  }
}

/** The match as the service has it now, past every cache; null where it cannot be had. */
export async function fetchMatch(
  { cupId, tournamentId, matchId }: Edition & { readonly matchId: string },
  service: DeskService,
): Promise<MatchChange | null> {
  try {
    const data = await client(service).request({
      document: MATCH,
      variables: { cupId, tournamentId, matchId },
      signal: AbortSignal.timeout(PATIENCE),
    })
    return parseChange(data.match)
  } catch {
    return null
  }
}

const client = ({ operatorKey, transport = fetch, origin = location.origin }: DeskService) =>
  new GraphQLClient(`${SERVICES.results || origin}/graphql`, {
    fetch: transport,
    credentials: 'omit',
    redirect: 'error',
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${operatorKey}` },
  })

function outcomeOf(fault: unknown): ReportOutcome {
  if (!(fault instanceof ClientError)) return { kind: 'away', retryAfter: null }
  const { status, headers, errors } = fault.response
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null
  const [error] = Array.isArray(errors) ? errors : []
  const code = error?.extensions?.code
  if (status === 429 || status >= 500) return { kind: 'away', retryAfter }
  if (code === 'UNAUTHORIZED') return { kind: 'unauthorized' }
  const revision = error?.extensions?.revision
  if (code === 'CONFLICT' && typeof revision === 'number') return { kind: 'conflict', revision }
  if (typeof error?.message === 'string') return { kind: 'refused', reason: error.message }
  return { kind: 'away', retryAfter }
}

const KINDS = {
  start: 'START',
  score: 'SCORE',
  'half-time': 'HALF_TIME',
  end: 'END',
  correction: 'CORRECTION',
  walkover: 'WALKOVER',
  move: 'MOVE',
} as const satisfies Record<ReportKind, WireReport['kind']>

const DECISIONS = {
  'regular-time': 'REGULAR_TIME',
  'extra-time': 'EXTRA_TIME',
  'sudden-death': 'SUDDEN_DEATH',
  penalties: 'PENALTIES',
  lots: 'LOTS',
} as const satisfies Record<Decision, WireReport['decision']>

const STATES = { scheduled: 'SCHEDULED', live: 'LIVE', finished: 'FINISHED' } as const
const SIDES = { home: 'HOME', away: 'AWAY' } as const

function wireReport(report: PendingReport): WireReport {
  const { score, penalties, decision, winner, state, startsAt, fieldId, at } = report
  return {
    key: report.key,
    kind: KINDS[report.kind],
    ...(report.seen === null ? {} : { expectedRevision: report.seen }),
    ...(at === null ? {} : { at: isoWithOffset(at) }),
    ...(score && { homeScore: score.home, awayScore: score.away }),
    ...(penalties && { homePenaltyScore: penalties.home, awayPenaltyScore: penalties.away }),
    ...(decision && { decision: DECISIONS[decision] }),
    ...(winner && { winner: SIDES[winner] }),
    ...(state && { state: STATES[state] }),
    ...(startsAt === null ? {} : { startsAt: isoWithOffset(startsAt) }),
    ...(fieldId === null ? {} : { fieldId }),
  }
}
