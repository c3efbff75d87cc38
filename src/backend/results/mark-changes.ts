import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { selectChangedMatches } from './match-statements.ts'
import { wireMatch } from './wire-match.ts'

/** The number of parameters in a statement is limited. */
const IDS_PER_UPDATE = 500

interface Shown {
  readonly text: string
  readonly revision: number
}

/** Returns every match of an edition by its id, as responses show it, with the names of teams and fields. */
export async function shownMatches(
  trx: Transaction<Tables>,
  editionKey: number,
): Promise<ReadonlyMap<string, Shown>> {
  const rows = await selectChangedMatches(trx, editionKey, -1)
  return new Map(
    rows.map((row) => {
      const { revision, ...shown } = wireMatch(row, true)
      return [row.id, { text: JSON.stringify(shown), revision }]
    }),
  )
}

/**
 * Sets the revisions after an edition was replaced. A match gets the revision of its last visible change, so that a feed
 * names the matches that an import changed and no others. All classes count as changed.
 */
export async function markChanges(
  trx: Transaction<Tables>,
  editionKey: number,
  before: ReadonlyMap<string, Shown>,
  revision: number,
): Promise<void> {
  const after = await shownMatches(trx, editionKey)
  const byRevision = Map.groupBy(after, ([id, { text }]) => {
    const known = before.get(id)
    return known?.text === text ? known.revision : revision
  })
  for (const [changedIn, matches] of byRevision) {
    if (changedIn === 0) continue
    for (let from = 0; from < matches.length; from += IDS_PER_UPDATE) {
      await trx
        .updateTable('match')
        .set({ revision: changedIn })
        .where('edition_key', '=', editionKey)
        .where(
          'id',
          'in',
          matches.slice(from, from + IDS_PER_UPDATE).map(([id]) => id),
        )
        .execute()
    }
  }
  await trx.updateTable('category').set({ revision }).where('edition_key', '=', editionKey).execute()
}
