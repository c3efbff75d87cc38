import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dummyHash } from '../../src/backend/identity/password/argon2.ts'
import { call, PASSWORD, startIdentity, type TestIdentity } from '../backend/identity/identity-server.ts'

const PAIRS = 1000
/** Every attempt comes from an address of its own behind a trusted proxy, so no limit is reached. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` })

/** The chance that a time of the first list is greater than one of the second: 0.5 if the lists cannot be told apart. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = second.toSorted((one, other) => one - other)
  const below = (time: number) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? Infinity) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  return first.reduce((sum, time) => sum + below(time), 0) / (first.length * second.length)
}

/** Adds accounts whose mail addresses are confirmed, each with a salt of its own: `known-0@x.example`, … */
async function addKnown({ db }: TestIdentity): Promise<void> {
  const at = new Date().toISOString()
  const rest = { name: 'x', pin_match: null, pin_year: null, created_at: at, proved_at: at }
  for (let pair = 0; pair < PAIRS; pair += 1)
    await db
      .insertInto('account')
      .values({
        email: `known-${pair}@x.example`,
        password_hash: dummyHash(randomBytes(16)),
        ends_at: null,
        ...rest,
      })
      .execute()
}

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

describe('nobody can tell by answers and times who has an account', () => {
  it.each([
    {
      verb: 'signing in',
      send: (origin: string, email: string, headers: Record<string, string>) =>
        call(origin, 'POST', '/sanctum/token', { body: { email, password: 'wrong wrong wrong' }, headers }),
    },
    {
      verb: 'registering',
      send: (origin: string, email: string, headers: Record<string, string>) =>
        call(origin, 'POST', '/sanctum/register', { body: { email, password: PASSWORD }, headers }),
    },
    {
      verb: 'asking for a link to sign in',
      send: (origin: string, email: string, headers: Record<string, string>) =>
        call(origin, 'POST', '/account/link', {
          body: `email=${email}`,
          headers: { ...asForm, ...headers },
        }),
    },
    {
      verb: 'asking for a new password',
      send: (origin: string, email: string, headers: Record<string, string>) =>
        call(origin, 'POST', '/account/forgotten', {
          body: `email=${email}`,
          headers: { ...asForm, ...headers },
        }),
    },
  ])(`by ${PAIRS} pairs of $verb`, async ({ verb, send }) => {
    const service = await startIdentity('SQLite', { config: { trustedProxies: ['127.0.0.1'] } })
    await addKnown(service)
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = { known: new Set<string>(), unknown: new Set<string>() }
    let n = 0
    const attempt = async (who: 'known' | 'unknown', pair: number) => {
      n += 1
      const began = performance.now()
      const { status, text } = await send(service.origin, `${who}-${pair}@x.example`, from(n))
      times[who].push(performance.now() - began)
      answers[who].add(`${status} ${text.replace(/^\d+\|[\w-]{40}$/, 'token')}`)
    }
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // Chance decides: a fixed order keeps step with whatever the service does every so many requests, as collecting garbage.
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const who of order) await attempt(who, pair)
    }
    await service.dispose()
    expect(answers.known.size).toBe(1)
    expect(answers.unknown).toEqual(answers.known)
    const area = areaUnderCurve(times.known, times.unknown)
    process.stdout.write(`AUC of ${verb} ${area.toFixed(3)} over ${PAIRS} pairs\n`)
    expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(0.05)
  })
})
