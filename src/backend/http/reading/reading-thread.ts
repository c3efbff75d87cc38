import { workerData } from 'node:worker_threads'
import { openDatabase } from '../../database/connect.ts'
import type { Config } from '../../settings/config.ts'
import { createResultsService } from './graphql.ts'
import type { SentQuery } from './question.ts'
import { type ReadResponse, readResponse } from './read-response.ts'

/** A read that takes longer has failed, in milliseconds. */
const ANSWER_MS = 2000

export type ReadingSettings = Pick<Config, 'database' | 'introspection'>

export interface ReadingTask {
  readonly sent: SentQuery
  readonly acceptEncoding: string | null
}

/** `faults` are for the operator; the client only reads that something is wrong. */
export interface ThreadResponse {
  readonly response: ReadResponse
  readonly faults: readonly unknown[]
}

const { database, introspection } = workerData as ReadingSettings
const db = openDatabase({ database }, { answerWithin: ANSWER_MS })
let faults: unknown[] = []
const service = createResultsService(db, {
  introspection,
  onFault: (fault) => faults.push(fault),
  deskFor: null,
})

/** Answers one query at a time, with a connection of its own to the database. */
export default async function read({ sent, acceptEncoding }: ReadingTask): Promise<ThreadResponse> {
  faults = []
  const response = await readResponse(service, sent, acceptEncoding)
  return { response, faults }
}
