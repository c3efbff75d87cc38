import type { MatchIds } from '../../domain/tournament/edition-ids.ts'
import { MATCH_EVENTS, type MatchEvents, parseMatchEvents } from '../results/match-events.ts'
import { askResults, type ResultsOptions } from './ask-results.ts'
import type { ServiceResponse } from './request.ts'

/** Reads the reports of a match. Never throws. */
export const fetchMatchEvents = (
  { cupId, tournamentId, matchId }: MatchIds,
  options?: ResultsOptions,
): Promise<ServiceResponse<MatchEvents>> =>
  askResults(MATCH_EVENTS, { cupId, tournamentId, matchId }, parseMatchEvents, options)
