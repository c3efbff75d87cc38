import { SERVICE_WORKER, SERVICE_WORKER_AGAIN } from './my-week-traces.ts'

/** As the page's policy (`trusted-types` in astro.config.mjs) names it. */
const POLICY = 'service-worker'

declare global {
  interface Window {
    /** Where the browser knows Trusted Types. What a policy makes goes where a text would go without them. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL: (address: string) => string }
    }
  }
}

/** Shows alerts, see public/alerts-worker.js. */
export const ALERTS_WORKER = '/alerts-worker.js'

/** Brings screens of halls up again without a network. */
export const SCREEN_WORKER = '/screen-worker.js'

const WORKERS = [SERVICE_WORKER, SERVICE_WORKER_AGAIN, ALERTS_WORKER, SCREEN_WORKER] as const

/** A policy of one name is made once. */
let policy: { createScriptURL: (address: string) => string } | undefined

/** The address of a service worker: pages let one be started from no other. */
export function workerAddress(worker: (typeof WORKERS)[number] = SERVICE_WORKER): string {
  policy ??= window.trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (address) => WORKERS.find((known) => known === address) ?? SERVICE_WORKER,
  })
  return policy?.createScriptURL(worker) ?? worker
}
