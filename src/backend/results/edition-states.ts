import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * Selects the state of every edition of every cup: few rows, read about once a second. One row without an edition if none
 * exists.
 */
function selectStates(db: Kysely<Tables>) {
  return db
    .selectFrom('installation')
    .leftJoin('edition', (join) => join.onTrue())
    .select([
      'installation.epoch',
      'edition.key',
      'edition.cup_id',
      'edition.year',
      'edition.revision',
      'edition.content_hash',
      'edition.starts_at',
      'edition.ends_at',
      'edition.clubs_published',
      'edition.teams_published',
      'edition.lot_published',
      'edition.schedule_published',
    ])
    .orderBy('edition.key')
    .execute()
}

type Row = Awaited<ReturnType<typeof selectStates>>[number]
type Text = 'starts_at' | 'ends_at'
export type EditionState = {
  readonly [Column in keyof Row]: Column extends Text ? Row[Column] : NonNullable<Row[Column]>
}

export interface EditionStates {
  readonly epoch: string
  /** In the order in which they were first stored. */
  readonly editions: readonly EditionState[]
}

/** @throws what the database throws */
export async function readEditionStates(db: Kysely<Tables>): Promise<EditionStates> {
  const rows = await selectStates(db)
  return {
    epoch: rows[0]?.epoch ?? '',
    // A row with a key is complete; the left join types every column as nullable.
    editions: rows.flatMap((row) => (row.key === null ? [] : [row as EditionState])),
  }
}
