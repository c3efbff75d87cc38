import { parentPort, workerData } from 'node:worker_threads'
import { pino } from 'pino'
import { openIdentity } from '../identity/base/open.ts'
import { AlertService } from './alert-service.ts'
import type { WorkerSettings } from './start-alerts.ts'

/** A separate thread: encrypting and signing take processor time, and SQLite blocks its thread. The feed must not wait. */
const { config, ...parts } = workerData as WorkerSettings
const log = pino({ level: config.logLevel, base: null })
const db = await openIdentity(config, { answerWithin: 10_000 })
const service = new AlertService(db, { ...parts, warn: (about, sentence) => log.warn(about, sentence) })
service.start()
parentPort?.once('message', async () => {
  await service.stop()
  await db.destroy()
  parentPort?.close()
})
