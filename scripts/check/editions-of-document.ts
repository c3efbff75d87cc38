import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import { readEditions } from '../../src/backend/rehearsal/read-editions.ts'
import { writeCup } from '../../src/backend/results/write-edition.ts'
import type { Edition } from '../../src/domain/tournament/edition.ts'

const ALL_PUBLISHED = { clubs: true, teams: true, lot: true, schedule: true }

/**
 * Returns the editions of a document as pages would have them once all is published. They are stored in a database of their
 * own, which is removed.
 */
export async function editionsOfDocument(document: CupDocument): Promise<Edition[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cup-check-'))
  const db = openDatabase({ database: { kind: 'sqlite', file: join(folder, 'cup.sqlite') } })
  try {
    await migrate(db)
    const editions = document.editions.map((edition) => ({ ...edition, published: ALL_PUBLISHED }))
    await writeCup(db, { ...document, editions })
    return await readEditions(db, document.cup.id, folder)
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
