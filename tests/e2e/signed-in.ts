import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContextOptions } from '@playwright/test'

/**
 * A new account by the service itself, as what a browser keeps of it.
 * @param origin of the site and its identity service
 */
export async function signedInState(
  request: APIRequestContext,
  origin: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const response = await request.post(`${origin}/sanctum/register`, {
    data: {
      name: 'Åsa Läktare',
      email: `${randomUUID()}@example.org`,
      password: `heden seven nets ${randomUUID()}`,
    },
  })
  if (!response.ok()) throw new Error(`No account: ${response.status()} ${await response.text()}`)
  const token = await response.text()
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'user-token', value: token }] }] }
}
