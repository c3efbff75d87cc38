import type { VariablesOf } from 'gql.tada'
import { graphql } from '../../contract/graphql.ts'
import { MATCH_FIELDS } from '../../contract/match.ts'
import { DECISIONS, REPORT_KINDS, REPORTED_STATES, SIDES } from '../../contract/match-words.ts'
import { textInputs } from '../../contract/texts.ts'
import type { ReportOutcome } from '../../domain/desk/outbox.ts'
import { isRecord } from '../../domain/is-record.ts'
import type { MatchChange } from '../../domain/live/feed.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { MatchIds } from '../../domain/tournament/edition-ids.ts'
import type { PendingReport } from '../../domain/tournament/report.ts'
import { LONE_MATCH } from '../results/lone-match.ts'
import { parseChange } from '../results/parse-lone-match.ts'
import { askResults, type ResultsOptions } from './ask-results.ts'
import { deskRefusal } from './desk-refusal.ts'
import type { Failure, ServiceResponse } from './request.ts'

const REPORT = graphql(
  `
  mutation Report($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
    report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) {
      match { divisionId revision ...MatchFields }
    }
  }
`,
  [MATCH_FIELDS],
)

type WireReport = VariablesOf<typeof REPORT>['report']

export interface DeskService extends ResultsOptions {
  readonly operatorKey: string
}

/** Sends a report. Never throws: whatever the network or the service does is one of the outcomes. */
export async function sendReport(report: PendingReport, service: DeskService): Promise<ReportOutcome> {
  const response = await ask(report, wireReport(report), service)
  return response.ok ? { kind: 'taken', ...response.value } : outcomeOf(response)
}

/** Reads the current match from the service, past every cache; null if it cannot be read. */
export async function fetchMatch(
  { cupId, tournamentId, matchId }: MatchIds,
  service: DeskService,
): Promise<MatchChange | null> {
  const variables = { cupId, tournamentId, matchId }
  const response = await askResults(LONE_MATCH, variables, ({ match }) => parseChange(match), service)
  return response.ok ? response.value : null
}

/** `change` is null if the response holds no valid match. */
const ask = (
  { cupId, tournamentId, matchId }: MatchIds,
  report: WireReport,
  service: DeskService,
): Promise<ServiceResponse<{ readonly change: MatchChange | null }>> =>
  askResults(
    REPORT,
    { cupId, tournamentId, matchId, report },
    ({ report: taken }) => (isRecord(taken) ? { change: parseChange(taken.match) } : null),
    service,
  )

function outcomeOf(failure: Failure): ReportOutcome {
  const refusal = deskRefusal(failure)
  if (refusal === null) return { kind: 'away', retryAfter: failure.retryAfter }
  const { code, message, revision, keyFault } = refusal
  if (code === 'UNAUTHORIZED') return { kind: 'unauthorized', because: keyFault }
  if (code === 'CONFLICT' && typeof revision === 'number') return { kind: 'conflict', revision }
  return { kind: 'refused', reason: message, ...(code === 'FORBIDDEN' && { isForbidden: true }) }
}

function wireReport(report: PendingReport): WireReport {
  const { score, penalties, decision, winner, state, startsAt, fieldId, at, counts, bothLose, side, reason } =
    report
  return {
    key: report.key,
    kind: REPORT_KINDS[report.kind],
    ...(report.seen === null ? {} : { expectedRevision: report.seen }),
    ...(at === null ? {} : { at: isoWithOffset(at) }),
    ...(score && { homeScore: score.home, awayScore: score.away }),
    ...(penalties && { homePenaltyScore: penalties.home, awayPenaltyScore: penalties.away }),
    ...(decision && { decision: DECISIONS[decision] }),
    ...(winner && { winner: SIDES[winner] }),
    ...(state && { state: REPORTED_STATES[state] }),
    ...(startsAt === null ? {} : { startsAt: isoWithOffset(startsAt) }),
    ...(fieldId === null ? {} : { fieldId }),
    ...(counts === null ? {} : { counts }),
    ...(bothLose && { bothLose }),
    ...(side && { side: SIDES[side] }),
    ...(reason && { reason: textInputs(reason) }),
  }
}
