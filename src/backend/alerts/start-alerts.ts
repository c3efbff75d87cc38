import { isIPv6 } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Config } from '../settings/config.ts'
import type { VapidKeys } from '../settings/setting-forms.ts'
import type { AlertServiceParts } from './alert-service.ts'

/** How many milliseconds pass before a thread that has ended by itself is started again. */
const AGAIN = 30_000
const STOP = 5_000

export type WorkerSettings = Omit<AlertServiceParts, 'warn' | 'now'> & {
  readonly config: Pick<Config, 'identityDatabase' | 'logLevel'>
}

/**
 * Sends alerts from a separate thread, which reads the results over HTTP like any page.
 *
 * @param port the port that this process listens on
 */
export function startAlerts(
  config: Config,
  keys: VapidKeys,
  port: number,
  onFault: (error: unknown) => void,
): { stop(): Promise<void> } {
  const workerData: WorkerSettings = {
    config: { identityDatabase: config.identityDatabase, logLevel: config.logLevel },
    keys,
    subject: subjectOf(config),
    allowLocal: config.allowLocalPush,
    sources: sourcesOf(config, port),
  }
  let worker: Worker | null = null
  let again: NodeJS.Timeout | undefined
  let isStopping = false
  const begin = () => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    worker = thread
    thread.once('error', onFault)
    thread.once('exit', () => {
      worker = null
      if (!isStopping) again = setTimeout(begin, AGAIN).unref()
    })
  }
  begin()
  return {
    async stop() {
      isStopping = true
      clearTimeout(again)
      const thread = worker
      if (thread === null) return
      const ended = new Promise((resolve) => thread.once('exit', resolve))
      thread.postMessage('stop')
      const limit = setTimeout(() => void thread.terminate(), STOP)
      await ended
      clearTimeout(limit)
    },
  }
}

/** Returns the contact address that push services require. */
function subjectOf({ siteUrl, mailFrom }: Config): string {
  if (siteUrl?.startsWith('https:')) return siteUrl
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

function sourcesOf({ host, siteUrl, resultsUrl }: Config, port: number): AlertServiceParts['sources'] {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host
  const own = `http://${name}:${port}`
  return {
    sites: siteUrl === null ? [own] : [own, siteUrl],
    results: resultsUrl === null ? own : new URL(resultsUrl).origin,
  }
}
