import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../../src/backend/main.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const KEY = 'a-key-of-the-operator-2026'
let base: OpenTestDatabase
beforeEach(async () => {
  base = await openTestDatabase('SQLite')
  await writeCup(base.db, cup(edition2026()))
})
afterEach(() => base.dispose())

function appOf() {
  if (base.target.kind !== 'sqlite') throw new Error('This test is of SQLite.')
  const dataDir = dirname(base.target.file)
  const config = testConfig({ cupId: 'test-cup', operatorKey: KEY, dataDir, database: base.target })
  const app = createApp(config, base.db)
  const ask = (key: string | null) =>
    app.request('/metrics', { headers: key === null ? {} : { authorization: `Bearer ${key}` } })
  return { app, ask, dataDir }
}

it('gives figures to whoever has the operator key, and to nobody else', async () => {
  const { ask } = appOf()
  expect((await ask(null)).status).toBe(401)
  expect((await ask('wrong-key-of-nobody-1')).status).toBe(401)
  const answer = await ask(KEY)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('counts requests by part and status, and tells storage and publisher', async () => {
  const { app, ask, dataDir } = appOf()
  await app.request('/feed/test-cup/t2026')
  await app.request('/feed/test-cup/t1999')
  await app.request('/api/user')
  const state = { kind: 'published', failures: 2, seconds: 1.5, at: '2026-07-09T12:10:00.000Z' }
  await writeFile(join(dataDir, 'publisher.json'), JSON.stringify(state))
  const lines = (await (await ask(KEY)).text()).split('\n')
  expect(lines).toContain('cup_request_seconds_count{part="feed",status="2xx"} 1')
  expect(lines).toContain('cup_request_seconds_count{part="feed",status="4xx"} 1')
  expect(lines.some((line) => line.startsWith('cup_request_seconds_count{part="api"'))).toBe(true)
  expect(lines).toContain('cup_storage_ok{what="results"} 1')
  expect(lines).toContain(`cup_publisher{figure="at"} ${Date.parse(state.at) / 1000}`)
  expect(lines).toContain('cup_publisher{figure="failures"} 2')
  expect(lines).toContain('cup_publisher{figure="seconds"} 1.5')
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
})

it('has every figure that the alerts of the documentation are about', async () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../docs/alerts.yml'), 'utf8')
  const named = new Set(rules.match(/\b(?:cup|process|nodejs)_[a-z_]+\b/g))
  expect(named.size).toBeGreaterThan(4)
  const { ask, dataDir } = appOf()
  await writeFile(
    join(dataDir, 'publisher.json'),
    JSON.stringify({ at: new Date().toISOString(), seconds: 1 }),
  )
  await ask(KEY)
  const text = await (await ask(KEY)).text()
  for (const name of named) expect(text, name).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'))
})
