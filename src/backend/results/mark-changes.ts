import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { selectChangedMatches } from './match-statements.ts'
import { wireMatch } from './wire-match.ts'

/** The number of parameters in a statement is limited. */
const IDS_PER_UPDATE = 500

interface Shown {
  readonly text: string
  readonly revision: number
  readonly settledRevision: number
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
      return [row.id, { text: JSON.stringify(shown), revision, settledRevision: row.settled_revision }]
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
  const byRevisions = Map.groupBy(after, ([id, { text }]) => {
    const known = before.get(id)
    return known?.text === text ? `${known.revision} ${known.settledRevision}` : `${revision} ${revision}`
  })
  for (const [revisions, matches] of byRevisions) {
    const [changedIn = 0, settledIn = 0] = revisions.split(' ').map(Number)
    if (changedIn === 0) continue
    for (let from = 0; from < matches.length; from += IDS_PER_UPDATE) {
      await trx
        .updateTable('match')
        .set({ revision: changedIn, settled_revision: settledIn })
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
