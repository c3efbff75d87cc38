import type { Page } from '@playwright/test'

declare global {
  interface Window {
    policyViolations?: string[]
  }
}

/** Collects what must not happen on any page: errors, requests to others, breaches of the content security policy. */
export async function watchPage(page: Page, origin: string): Promise<() => Promise<string[]>> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`third party: ${request.url()}`)
  })
  await page.addInitScript(() => {
    window.policyViolations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.policyViolations?.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return async () => {
    const violations = await page.evaluate(() => window.policyViolations ?? [])
    return [...faults, ...violations.map((violation) => `policy: ${violation}`)]
  }
}
