import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { followFromNow } from '../../stores/live.ts'

const TRY_AGAIN = 10_000

/** Follows an edition from now on. Retries as long as the network is down: nobody is there to load the page again. */
export async function followUntilHeard(edition: EditionIds, year: number): Promise<void> {
  while (!(await followFromNow(edition, year, false)))
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN))
}
