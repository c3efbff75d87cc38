import { parentPort, workerData } from 'node:worker_threads'
import {
  type RehearsalProgress,
  type RehearsalSummary,
  type RehearsalWish,
  summaryOfRehearsal,
} from '../domain/rehearsal/rehearsal-summary.ts'
import { openDatabase } from './database/connect.ts'
import { rehearseEdition } from './rehearsal/rehearse-edition.ts'
import type { Config } from './settings/config.ts'

export interface RehearsalTask {
  readonly cupId: string
  readonly year: number
  readonly wish: RehearsalWish
  /** The revision of the edition, at most as new as what is copied. */
  readonly revision: string
  /** When it was asked for, epoch milliseconds of the world's clock. */
  readonly at: number
  /** Gets the copy. Whoever asks removes it: the thread may end at any time. */
  readonly folder: string
}

const SEND_EVERY_MS = 200

const db = openDatabase(workerData as Pick<Config, 'database'>)
let sentAt = 0

/** Takes one rehearsal at a time, with a connection of its own to the database. @returns null if there is nothing to play */
export default async function take({
  cupId,
  year,
  wish,
  folder,
  ...about
}: RehearsalTask): Promise<RehearsalSummary | null> {
  const tell = (progress: RehearsalProgress) => {
    if (performance.now() - sentAt < SEND_EVERY_MS) return
    sentAt = performance.now()
    parentPort?.postMessage(progress)
  }
  const order = { cupId, year, ...wish }
  const found = await rehearseEdition(db, order, { folder, tell, signal: new AbortController().signal })
  if (found === null || found.reports === 0) return null
  const { plan: _, ...played } = found
  return summaryOfRehearsal({ ...played, ...about, wish })
}
