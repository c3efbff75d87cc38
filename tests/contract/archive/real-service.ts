import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CupDocument } from '../../../src/backend/document/cup-document.ts'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'
import { createApp } from '../../../src/backend/main.ts'
import { LiveResults } from '../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { openArchive } from '../../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../../src/data/results/client.ts'
import { testConfig } from '../../backend/results/ask.ts'
import { openTestDatabase } from '../../support/databases.ts'

/** The bundled backend on SQLite, over HTTP, and a reader of it. */
export async function startRealService() {
  const database = await openTestDatabase('SQLite')
  const live = new LiveResults(database.db)
  const app = createApp(testConfig(), database.db, undefined, null, live)
  const server = await startServer(app, { host: '127.0.0.1', port: 0 })
  const cacheDir = await mkdtemp(join(tmpdir(), 'cup-archive-'))
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  const settings = {
    resultsUrl: `http://127.0.0.1:${port}/graphql`,
    cupId: 'test-cup',
    cupName: null,
    sport: null as string | null,
    cacheDir,
    allowEmpty: false,
  }
  return {
    /** Names of the queries received, in order. */
    asked,
    settings,
    live,
    store: async (document: CupDocument) => {
      await writeCup(database.db, document)
      live.watch.changed()
    },
    open: (more: Partial<typeof settings> = {}) => {
      const chosen = { ...settings, ...more }
      const client = createResultsClient({
        address: chosen.resultsUrl,
        fetch: (input, init) => {
          asked.push(new URL(String(input)).searchParams.get('operationName') ?? '')
          return fetch(input, init)
        },
      })
      return openArchive(chosen, { client, print: () => {} })
    },
    stop: async () => {
      await stopServer(server)
      await database.dispose()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
