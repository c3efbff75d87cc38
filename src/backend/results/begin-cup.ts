import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../database/tables.ts'
import { cupDocument } from '../document/cup-document.ts'
import { writeCup } from './write-edition.ts'

/** Stands where the hash of its content stands with any other edition: the next import removes it, or takes its place. */
export const BEGUN = 'begun'

/**
 * Gives a database that holds no cup at all a cup with one empty edition, of which nothing is published: the site can be built
 * then, organisers can sign in, and import the first file there. A database with any cup stays as it is.
 *
 * @param now epoch milliseconds: the edition is that of its year
 */
export async function beginCup(db: Kysely<Tables>, cupId: string, now: number): Promise<void> {
  if (await db.selectFrom('cup').select('id').limit(1).executeTakeFirst()) return
  const year = new Date(now).getUTCFullYear()
  const published = { clubs: false, teams: false, lot: false, schedule: false }
  const editions = [{ year, published, categories: [] }]
  const document = v.parse(cupDocument, { format: 'cup/1', cup: { id: cupId, name: cupId }, editions })
  await writeCup(db, document)
  await db.updateTable('edition').set({ content_hash: BEGUN }).where('cup_id', '=', cupId).execute()
}
