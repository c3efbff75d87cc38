import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { UnbuiltPage } from '../../domain/schedule/unbuilt-page.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { LONE_MATCH } from '../results/lone-match.ts'
import { parseUnbuiltMatch, parseUnbuiltName, type UnbuiltAddress } from '../results/parse-unbuilt.ts'
import { UNBUILT_NAMES } from '../results/unbuilt-names.ts'
import { askResults, type ResultsOptions } from './ask-results.ts'
import type { ServiceResponse } from './request.ts'

export type { UnbuiltAddress } from '../results/parse-unbuilt.ts'

/** `page` is null if the service knows no such thing. */
export type UnbuiltOutcome = ServiceResponse<{ readonly page: UnbuiltPage | null }>

/**
 * Asks whether a match exists that is newer than the site's build. Never throws.
 *
 * @param schedule the schedule of the edition as it was built; null if there is none
 */
export const fetchUnbuiltMatch = (
  edition: EditionIds,
  matchId: string,
  schedule: Schedule | null,
  options?: ResultsOptions,
): Promise<UnbuiltOutcome> =>
  askResults(
    LONE_MATCH,
    { ...edition, matchId },
    (data) => ({ page: parseUnbuiltMatch(data, schedule) }),
    options,
  )

/** Asks whether a team, class, group, arena, field or stream exists that is newer than the site's build. Never throws. */
export const fetchUnbuiltName = (
  edition: EditionIds,
  address: UnbuiltAddress,
  options?: ResultsOptions,
): Promise<UnbuiltOutcome> =>
  askResults(UNBUILT_NAMES, { ...edition }, (data) => ({ page: parseUnbuiltName(data, address) }), options)
