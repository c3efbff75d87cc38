import type { LatePage } from '../../domain/schedule/late-page.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { LATE_NAMES } from '../results/late-names.ts'
import { LONE_MATCH } from '../results/lone-match.ts'
import { type LateAddress, parseLateMatch, parseLateName } from '../results/parse-late.ts'
import { askResults, type ResultsOptions } from './ask-results.ts'
import type { Answer } from './request.ts'

export type { LateAddress } from '../results/parse-late.ts'

/** `page` is null where there is nothing. */
export type LateAnswer = Answer<{ readonly page: LatePage | null }>

/**
 * Asks whether there is a match that the site was built without. Never throws.
 *
 * @param schedule of the edition as it was built; null where there is none
 */
export const fetchLateMatch = (
  edition: EditionIds,
  matchId: string,
  schedule: Schedule | null,
  options?: ResultsOptions,
): Promise<LateAnswer> =>
  askResults(
    LONE_MATCH,
    { ...edition, matchId },
    (data) => ({ page: parseLateMatch(data, schedule) }),
    options,
  )

/** Asks whether there is a team, class, group, arena, field or stream that the site was built without. Never throws. */
export const fetchLateName = (
  edition: EditionIds,
  address: LateAddress,
  options?: ResultsOptions,
): Promise<LateAnswer> =>
  askResults(LATE_NAMES, { ...edition }, (data) => ({ page: parseLateName(data, address) }), options)
