import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Answer,
  call,
  field,
  newAccount,
  quickHashing,
  startIdentity,
  type TestIdentity,
  team,
} from '../backend/identity/identity-server.ts'
import type { Engine } from '../support/databases.ts'

const OPERATIONS = 5000
const PEOPLE = 4

type Operation = { readonly who: number; readonly what: number; readonly id: number; readonly year: number }

const operation: fc.Arbitrary<Operation> = fc.record({
  who: fc.nat(PEOPLE - 1),
  what: fc.nat(5),
  id: fc.nat(12),
  year: fc.constantFrom(2024, 2025, 2026),
})

/** What a person sees of an answer: times and secrets differ between any two services. */
const seen = ({ status, text }: Answer) => `${status} ${text}`

async function play(engine: Engine, operations: readonly Operation[]): Promise<string[]> {
  const service: TestIdentity = await startIdentity(engine, { hashing: quickHashing })
  const { origin } = service
  const tokens: string[] = []
  for (let n = 0; n < PEOPLE; n += 1) tokens.push(await newAccount(origin, `p${n}@x.example`))
  const answers: string[] = []
  for (const { who, what, id, year } of operations) {
    const token = tokens[who] ?? null
    const send = (method: string, path: string, body?: unknown) => call(origin, method, path, { token, body })
    if (what === 0 || what === 1)
      answers.push(seen(await send('POST', '/api/user/favorites/teams', team(`t${id}`, year))))
    else if (what === 2)
      answers.push(seen(await send('POST', '/api/user/favorites/fields', field(`f${id}`, year))))
    else if (what === 3) answers.push(seen(await send('DELETE', `/api/user/favorites/teams/${id * 7}`)))
    else if (what === 4) answers.push(seen(await send('DELETE', `/api/user/favorites/fields/${id * 5}`)))
    else answers.push(seen(await send('GET', '/api/user')))
  }
  await service.dispose()
  return answers
}

it(`SQLite and PostgreSQL give the same answers over ${OPERATIONS} random operations`, async () => {
  const [operations = []] = fc.sample(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), {
    numRuns: 1,
    seed: 2026,
  })
  const sqlite = await play('SQLite', operations)
  const postgres = await play('PostgreSQL', operations)
  expect(sqlite).toHaveLength(OPERATIONS)
  expect(new Set(sqlite.map((answer) => answer.slice(0, 3)))).toEqual(new Set(['200', '201', '204', '404']))
  expect(postgres).toEqual(sqlite)
})
