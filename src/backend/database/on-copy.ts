import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Config } from '../settings/config.ts'
import { migrate, openDatabase } from './connect.ts'
import { copyEditions } from './copy-editions.ts'
import type { Tables } from './tables.ts'

/** The whole file in one step: between two steps a writer would make the copy begin anew. */
const ALL_PAGES = 1_000_000_000

/** Two threads try at the same time: each has a file of its own, which a kill leaves for its next trial to remove. */
export interface Trial {
  readonly of: 'import' | 'source'
  readonly years: readonly number[]
}

/**
 * Does work on a copy of the results, which is thrown away: whoever writes meanwhile does not wait for what is only tried. The
 * copy is a file of the data folder.
 *
 * @param trial who tries, one thing at a time, and the editions that the work is about
 * @throws what the work throws, or the database
 */
export async function onCopy<Result>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  db: Kysely<Tables>,
  { of, years }: Trial,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const file = join(dataDir, `trial-${of}.sqlite`)
  const files = ['', '-wal', '-shm'].map((end) => `${file}${end}`)
  const remove = () => Promise.all(files.map((one) => rm(one, { force: true })))
  await remove()
  try {
    if (database.kind === 'sqlite') {
      const source = new DatabaseSync(database.file, { readOnly: true })
      await backup(source, file, { rate: ALL_PAGES }).finally(() => source.close())
    }
    const copy = openDatabase({ database: { kind: 'sqlite', file } })
    try {
      if (database.kind === 'postgres') {
        await migrate(copy)
        await copyEditions(db, copy, years)
      }
      return await work(copy)
    } finally {
      await copy.destroy()
    }
  } finally {
    await remove()
  }
}
