import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'

export const PASSWORD = 'nine lazy seagulls over Heden'

export const newEmail = () => `${randomUUID()}@example.org`

export interface Account {
  readonly email: string
  readonly token: string
}

/** Creates an account at the service, for one test. */
export async function newAccount(request: APIRequestContext, name = 'Åsa Löfgren'): Promise<Account> {
  const email = newEmail()
  const answer = await request.post('/sanctum/register', { data: { email, password: PASSWORD, name } })
  return { email, token: await answer.text() }
}

/** Makes every page of a browser begin with a token, until a page removes it. */
export const withToken = (context: BrowserContext, token: string) =>
  context.addInitScript((value) => {
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('user-token', value)
    sessionStorage.setItem('was-here', '1')
  }, token)

export interface SomeYear {
  readonly year: number
  readonly teams: readonly { readonly id: string; readonly name: string; readonly address: string }[]
}

/** The year of the start page, and teams of it. */
export async function someYear(request: APIRequestContext): Promise<SomeYear> {
  const home = await (await request.get('/')).text()
  const year = Number(/href="\/(\d+)\/favourites\/"/.exec(home)?.[1])
  const schedule = (await (await request.get(`/${year}/schedule.json`)).json()) as {
    teams: [string, string][]
  }
  const plain = schedule.teams.filter(([id, name]) => /^[a-z0-9-]+$/.test(id) && /^[\w åäöÅÄÖ-]+$/.test(name))
  return { year, teams: plain.map(([id, name]) => ({ id, name, address: `/${year}/teams/${id}/` })) }
}

/** A page of an edition that is over. */
export async function archivePage(request: APIRequestContext): Promise<string> {
  const home = await (await request.get('/')).text()
  const years = [...home.matchAll(/href="\/(\d+)\/"/g)].map(([, year]) => Number(year))
  return `/${years.sort()[Math.floor(years.length / 2)]}/categories/`
}
