import { SERVICE_WORKER, SERVICE_WORKER_AGAIN } from './my-week-traces.ts'

/** The name that the page's policy uses (`trusted-types` in astro.config.mjs). */
const POLICY = 'service-worker'

declare global {
  interface Window {
    /** Only in browsers with Trusted Types. There, a value made by a policy replaces the plain text. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL: (address: string) => string }
    }
  }
}

/** The worker that shows alerts, see public/alerts-worker.js. */
export const ALERTS_WORKER = '/alerts-worker.js'

/** The worker that starts hall screens without a network. */
export const SCREEN_WORKER = '/screen-worker.js'

const WORKERS = [SERVICE_WORKER, SERVICE_WORKER_AGAIN, ALERTS_WORKER, SCREEN_WORKER] as const

/** A policy of a given name can be created only once. */
let policy: { createScriptURL: (address: string) => string } | undefined

/** The address of a service worker. The policy lets pages start workers from these addresses only. */
export function workerAddress(worker: (typeof WORKERS)[number] = SERVICE_WORKER): string {
  policy ??= window.trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (address) => WORKERS.find((known) => known === address) ?? SERVICE_WORKER,
  })
  return policy?.createScriptURL(worker) ?? worker
}
