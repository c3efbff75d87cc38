import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '../../src/domain/organiser/roles.ts'

const nothing = { cookies: [], origins: [] }

/** Makes an account, and returns its token. */
export async function newAccount(request: APIRequestContext, email: string): Promise<string> {
  const password = `heden seven nets ${randomUUID()}`
  const response = await request.post('/sanctum/register', {
    data: { name: email.split('@')[0], email, password },
  })
  expect(response.status()).toBe(200)
  return response.text()
}

/** Gives an account a role, as the operator does. */
export async function giveRole(email: string, role: Role): Promise<void> {
  const env = { ...process.env, DATA_DIR: dirname(process.env.E2E_MAILS ?? '') }
  const command = ['scripts/account.ts', 'role', email, role, '--unconfirmed']
  await promisify(execFile)(process.execPath, command, { env })
}

/** A page of the organisers, on a phone, for whoever holds the token. */
export async function openAdmin(
  browser: Browser,
  origin: string,
  token: string,
  address = '/admin/',
): Promise<Page> {
  const localStorage = [{ name: 'user-token', value: token }]
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    storageState: { ...nothing, origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Makes an account that is an owner. @returns its token */
export async function ownerToken(request: APIRequestContext): Promise<string> {
  const email = `owner-${randomUUID().slice(0, 8)}@example.org`
  const token = await newAccount(request, email)
  await giveRole(email, 'owner')
  return token
}
