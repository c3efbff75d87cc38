import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import { createResultsService } from '../../src/backend/http/reading/graphql.ts'
import { writeCup } from '../../src/backend/results/write-edition.ts'
import { openArchive } from '../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import type { Edition } from '../../src/domain/tournament/edition.ts'

const ALL_PUBLISHED = { clubs: true, teams: true, lot: true, schedule: true }

/**
 * Returns the editions of a document as pages would have them once all is published. They are stored in a database of their
 * own, which is removed, and read from it as from a service.
 */
export async function editionsOfDocument(document: CupDocument): Promise<Edition[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cup-check-'))
  const db = openDatabase({ database: { kind: 'sqlite', file: join(folder, 'cup.sqlite') } })
  try {
    await migrate(db)
    const editions = document.editions.map((edition) => ({ ...edition, published: ALL_PUBLISHED }))
    await writeCup(db, { ...document, editions })
    const service = createResultsService(db, {
      deskFor: null,
      introspection: false,
      onFault: (fault) => console.error(fault),
    })
    const client = createResultsClient({
      address: 'http://document.invalid/graphql',
      fetch: async (input, init) => (await service(new Request(input, init), '')).response,
    })
    const settings = {
      resultsUrl: client.address,
      cupId: document.cup.id,
      cupName: null,
      sport: null,
      cacheDir: folder,
      allowEmpty: true,
    }
    const archive = await openArchive(settings, { client, print: () => undefined })
    return await Promise.all(archive.editions.map(({ year }) => archive.edition(year)))
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
