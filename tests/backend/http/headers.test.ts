import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SECURITY_HEADERS } from '../../../src/backend/http/response/safeguards.ts'
import { type IdentityDb, openIdentity } from '../../../src/backend/identity/base/open.ts'
import { createApp } from '../../../src/backend/main.ts'
import { createDatabase, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'

/** Five wrong passwords a minute are let through (docs/quality.md#accounts). */
const TRIES = 6

let base: OpenTestDatabase
let identity: IdentityDb
let disposeIdentity: () => Promise<void>
let dir: string
let app: ReturnType<typeof createApp>

beforeEach(async () => {
  base = await openTestDatabase('SQLite')
  dir = await mkdtemp(join(tmpdir(), 'cup-headers-'))
  const { target, dispose } = await createDatabase('SQLite', 'identity')
  disposeIdentity = dispose
  identity = await openIdentity({ identityDatabase: target })
  const config = testConfig({ siteDir: join(dir, 'current'), dataDir: dir })
  app = createApp(config, base.db, undefined, identity)
})
afterEach(async () => {
  await identity.destroy()
  await disposeIdentity()
  await base.dispose()
  await rm(dir, { recursive: true, force: true })
})

/** The security headers of an answer that differ from what every answer carries. */
function missingOf({ headers }: Response): string[] {
  return Object.entries(SECURITY_HEADERS).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
  )
}

const signIn = () =>
  app.request('http://localhost/sanctum/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@x.example', password: 'a wrong guess' }),
  })

it('carries the security headers where too much was asked', async () => {
  const answers: Response[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) answers.push(await signIn())
  expect(answers.at(-1)?.status).toBe(429)
  expect(answers.map(missingOf)).toEqual(answers.map(() => []))
})

it('carries the security headers where something broke, and says nothing of what', async () => {
  await mkdir(join(dir, 'current'))
  const page = join(dir, 'current', 'index.html')
  await symlink(page, page)
  const answer = await app.request('http://localhost/')
  expect(answer.status).toBe(500)
  expect(missingOf(answer)).toEqual([])
  expect(await answer.text()).not.toMatch(/ELOOP|index\.html|\bat /)
})
