import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { openArchive } from '../../data/build/open-archive.ts'
import { createResultsClient } from '../../data/results/client.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import { DatabaseProblem } from '../database/problem.ts'
import type { Tables } from '../database/tables.ts'
import { createResultsService } from '../http/reading/graphql.ts'

/** A thread that leaves the processor to others may take long for a whole edition. */
const PATIENT_MS = 600_000

/**
 * Returns the editions of a cup as pages would have them, read from a database as from a service.
 *
 * @param folder gets the report of what is odd in the data
 * @throws ArchiveError, ResultsServiceError
 */
export async function readEditions(db: Kysely<Tables>, cupId: string, folder: string): Promise<Edition[]> {
  const service = createResultsService(db, {
    deskFor: null,
    introspection: false,
    onFault: (fault) => console.error(fault),
  })
  const client = createResultsClient({
    address: 'http://database.invalid/graphql',
    requestMs: PATIENT_MS,
    fetch: async (input, init) => (await service(new Request(input, init), '')).response,
  })
  const settings = {
    resultsUrl: client.address,
    cupId,
    cupName: null,
    sport: null,
    cacheDir: folder,
    allowEmpty: true,
  }
  const archive = await openArchive(settings, { client, print: () => undefined, batchMs: PATIENT_MS })
  return Promise.all(archive.editions.map(({ year }) => archive.edition(year)))
}

/** @param file the database of a copy @throws DatabaseProblem if it holds no edition */
export async function onlyEdition(db: Kysely<Tables>, cupId: string, file: string): Promise<Edition> {
  const [edition] = await readEditions(db, cupId, dirname(file))
  if (edition === undefined) throw new DatabaseProblem('The copy holds no edition.')
  return edition
}
