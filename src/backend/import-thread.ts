import { workerData } from 'node:worker_threads'
import { type ImportTask, type TakenImport, takeImport } from './cup-import/take-import.ts'
import { openDatabase } from './database/connect.ts'
import { onCopy } from './database/on-copy.ts'
import type { Config } from './settings/config.ts'

const settings = workerData as Pick<Config, 'database' | 'dataDir'>
const db = openDatabase(settings)

/** Takes one import at a time, with a connection of its own to the database. */
export default function take(task: ImportTask): Promise<TakenImport> {
  return takeImport(db, task, (years, work) => onCopy(settings, db, { of: 'import', years }, work))
}
