import type { Page } from '@playwright/test'

declare global {
  interface Window {
    policyViolations?: string[]
  }
}

/**
 * Collects what must not happen on any page: messages of errors, requests to other origins, breaches of the content
 * security policy.
 * @param status that the page itself answers with: a browser reports a 404 as an error
 */
export async function watchPage(
  page: Page,
  origin: string,
  status: 200 | 404 = 200,
): Promise<() => Promise<string[]>> {
  const faults: string[] = []
  const isOwnStatus = (text: string) => status === 404 && /status of 404/.test(text)
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnStatus(message.text())) faults.push(`console: ${message.text()}`)
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
