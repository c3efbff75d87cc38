import { stored } from '../identity/account/context.ts'
import type { IdentityDb } from '../identity/base/open.ts'
import { rowsAtOnce } from './rows-at-once.ts'

/**
 * A device is removed after so many failures in a row without an answer, and not before so many milliseconds without one:
 * browsers keep their subscription through an outage of their push service.
 */
const MOST_SILENCES = 5
const LONGEST_SILENCE = 6 * 60 * 60_000

/** Notes that devices got no alert because nothing answered, and removes those from which nothing has come for long. */
export async function countSilences(trx: IdentityDb, devices: readonly number[], now: number): Promise<void> {
  for (const ids of rowsAtOnce(devices)) {
    await trx
      .updateTable('alert_device')
      .set((row) => ({
        silences: row('silences', '+', 1),
        silent_since: row.fn.coalesce('silent_since', row.val(stored(now))),
      }))
      .where('id', 'in', ids)
      .execute()
    await trx
      .deleteFrom('alert_device')
      .where('id', 'in', ids)
      .where('silences', '>=', MOST_SILENCES)
      .where('silent_since', '<=', stored(now - LONGEST_SILENCE))
      .execute()
  }
}

export async function endSilences(trx: IdentityDb, devices: readonly number[]): Promise<void> {
  for (const ids of rowsAtOnce(devices))
    await trx
      .updateTable('alert_device')
      .set({ silences: 0, silent_since: null })
      .where('id', 'in', ids)
      .execute()
}
