import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { readCup } from './read-cup.ts'

/**
 * Reads all that is stored of a cup as the text of a document that `npm run import` reads, in pieces: each edition is read when
 * its piece is asked for, and is as it is at that moment.
 *
 * @param year null: every edition, the oldest first
 * @returns null if there is no such cup or edition
 */
export async function exportCup(
  db: Kysely<Tables>,
  cupId: string,
  year: number | null,
): Promise<{
  readonly name: string
  readonly years: readonly number[]
  text(): AsyncGenerator<string>
} | null> {
  const cup = await db.selectFrom('cup').select('name').where('id', '=', cupId).executeTakeFirst()
  const editions = await db
    .selectFrom('edition')
    .select('year')
    .where('cup_id', '=', cupId)
    .$if(year !== null, (query) => query.where('year', '=', year))
    .orderBy('year')
    .execute()
  if (cup === undefined || editions.length === 0) return null
  const years = editions.map((edition) => edition.year)
  async function* text() {
    for (const [at, one] of years.entries()) {
      const document = await readCup(db, cupId, one)
      if (document === null) throw new Error(`The edition ${one} was removed while the cup was exported.`)
      const { editions, ...head } = document
      // The document is JSON in JSON: its first edition follows what is said of the cup.
      yield at === 0 ? `${JSON.stringify(head).slice(0, -1)},"editions":[\n` : ',\n'
      yield JSON.stringify(editions[0], null, 1)
    }
    yield '\n]}\n'
  }
  return { name: cup.name, years, text }
}
