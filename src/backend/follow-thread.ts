import { workerData } from 'node:worker_threads'
import { openDatabase } from './database/connect.ts'
import { type Looked, type Looking, type LookTask, SourceReader } from './follow/look-at-source.ts'

const looking = workerData as Looking
const reader = new SourceReader(openDatabase(looking), looking)

/** Looks at one source at a time, with a connection of its own to the database. */
export default function look(task: LookTask): Promise<Looked> {
  return reader.look(task)
}
