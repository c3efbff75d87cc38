import type { IdFindings } from '../../src/backend/document/kept-ids/keep-ids.ts'
import { followFormerIds } from '../../src/backend/identity/account/former-ids.ts'
import { openIdentity } from '../../src/backend/identity/base/open.ts'
import type { Config } from '../../src/backend/settings/config.ts'
import { holdsAccounts } from '../../src/backend/storage.ts'

/** Lets favourites follow to the ids that teams have now, if there are accounts. Done again it changes nothing. */
export async function followInAccounts(
  config: Config,
  formerIds: ReadonlyMap<number, IdFindings['formerIds']>,
): Promise<void> {
  if ([...formerIds.values()].every((ids) => ids.length === 0) || !(await holdsAccounts(config))) return
  const db = await openIdentity(config)
  try {
    for (const [year, ids] of formerIds) {
      const count = await followFormerIds(db, year, ids)
      if (count > 0) console.log(`${year}: ${count} favourites followed to the new ids`)
    }
  } finally {
    await db.destroy()
  }
}
