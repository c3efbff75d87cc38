import { SERVICE_WORKER } from './my-week-traces.ts'

/** As the page's policy (`trusted-types` in astro.config.mjs) names it. */
const POLICY = 'service-worker'

declare global {
  interface Window {
    /** Where the browser knows Trusted Types. What a policy makes goes where a text would go without them. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (address: string) => string }
    }
  }
}

let known: string | null = null

/** The address of the service worker, as the only one that pages let a worker be started from. */
export function workerAddress(): string {
  known ??=
    window.trustedTypes
      ?.createPolicy(POLICY, { createScriptURL: () => SERVICE_WORKER })
      .createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER
  return known
}
