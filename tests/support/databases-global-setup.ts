import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the SQLite files, which goes with the run: its workers are killed and tidy nothing. */
    databases: string
    postgres: { readonly url: string } | { readonly unavailable: string }
  }
}

/** One folder and one PostgreSQL for the whole run. Where it cannot start, its tests are skipped and say why. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-databases-'))
  project.provide('databases', folder)
  const stop = await startPostgres(project)
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  try {
    // These settings are quicker. No data here outlives the run: tests of durability start a server of their own.
    const cluster = await startCluster(['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB'])
    project.provide('postgres', { url: cluster.url })
    return cluster.stop
  } catch (error) {
    const unavailable = error instanceof Error ? error.message : String(error)
    process.stderr.write(`SKIP: the tests on PostgreSQL, as it cannot be started here: ${unavailable}\n`)
    project.provide('postgres', { unavailable })
    return async () => undefined
  }
}
