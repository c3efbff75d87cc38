import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, quickHashing, startIdentity, type TestIdentity, team } from './identity-server.ts'

const CALLS = [
  ['POST', '/sanctum/token'],
  ['POST', '/sanctum/register'],
  ['POST', '/api/user/favorites/teams'],
  ['POST', '/api/user/favorites/fields'],
  ['DELETE', '/api/user/favorites/teams/1'],
  ['POST', '/account/sign-in'],
] as const

const hostile = fc.oneof(
  fc.constantFrom(
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '‮12-7',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    'a@b',
    '2026',
    'x'.repeat(2000),
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
)
const payload = fc.record(
  Object.fromEntries(
    [
      'email',
      'password',
      'password_confirmation',
      'name',
      'device_name',
      'teamId',
      'year',
      'teamName',
      'nation',
      'arenaId',
      'fieldId',
      'fieldName',
    ].map((name) => [name, hostile]),
  ),
  { requiredKeys: [] },
)
const body = fc.oneof(
  { weight: 6, arbitrary: payload.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('[[[['.repeat(5000), '{"a":'.repeat(5000), '1e999', '{"__proto__":1}'),
  },
)

describeOnBoth('1 000 bodies', (engine) => {
  let service: TestIdentity
  beforeAll(async () => {
    service = await startIdentity(engine, { hashing: quickHashing })
  })
  afterAll(() => service.dispose())

  it('of all kinds give no 5xx, no fault, and nothing of anybody’s', async () => {
    const token = await newAccount(service.origin, 'anna@x.example')
    const victim = await newAccount(service.origin, 'bo@x.example')
    await call(service.origin, 'POST', '/api/user/favorites/teams', { token: victim, body: team('t1') })
    const before = (await call(service.origin, 'GET', '/api/user', { token: victim })).text
    const statuses = new Map<number, number>()
    const cases = fc.sample(fc.tuple(fc.constantFrom(...CALLS), body), { numRuns: 1000, seed: 7 })
    for (let at = 0; at < cases.length; at += 20) {
      await Promise.all(
        cases.slice(at, at + 20).map(async ([[method, path], text]) => {
          const answer = await call(service.origin, method, path, { token, body: text })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status >= 500) throw new Error(`${answer.status} for ${method} ${path} ${text}`)
          expect(answer.text).not.toContain('bo@x.example')
        }),
      )
    }
    expect(service.faults).toEqual([])
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([201, 400, 404, 422]))
    expect((await call(service.origin, 'GET', '/api/user', { token: victim })).text).toBe(before)
  })
})
