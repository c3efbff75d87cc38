import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, type BrowserContextOptions, request } from '@playwright/test'

/**
 * A browser context of a visitor whose account the service has just made.
 * @param origin of the site and its identity service
 */
export async function signedInContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const http = await request.newContext()
  const response = await http.post(`${origin}/sanctum/register`, {
    data: {
      name: 'Åsa Läktare',
      email: `${randomUUID()}@example.org`,
      password: `heden seven nets ${randomUUID()}`,
    },
  })
  const text = await response.text()
  await http.dispose()
  if (!response.ok()) throw new Error(`No account: ${response.status()} ${text}`)
  const localStorage = [{ name: 'user-token', value: text }]
  const storageState = { cookies: [], origins: [{ origin, localStorage }] }
  return browser.newContext({ baseURL: origin, storageState, ...options })
}
