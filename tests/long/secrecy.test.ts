import { expect, it } from 'vitest'
import { call, newAccount, startIdentity } from '../backend/identity/identity-server.ts'

const PAIRS = 1000
/** Behind a proxy that is trusted every attempt comes from an address of its own: no limit is reached. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` })

/** The chance that a time of the first list is greater than one of the second: 0.5 where they cannot be told apart. */
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

it(`nobody can tell by ${PAIRS} pairs of answers and times who has an account (quality.md I3)`, async () => {
  let clock = Date.now()
  const service = await startIdentity('SQLite', {
    config: { trustedProxies: ['127.0.0.1'] },
    now: () => clock,
  })
  await newAccount(service.origin, 'known@x.example')
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  let n = 0
  const attempt = async (who: 'known' | 'unknown', email: string) => {
    n += 1
    const began = performance.now()
    const { status, text } = await call(service.origin, 'POST', '/sanctum/token', {
      body: { email, password: `wrong password ${n}` },
      headers: from(n),
    })
    times[who].push(performance.now() - began)
    answers[who].add(`${status} ${text}`)
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Longer than the longest rest between failures in a row.
    clock += 6 * 60_000
    const unknown = `nobody-${pair}@x.example`
    if (pair % 2 === 0) {
      await attempt('known', 'known@x.example')
      await attempt('unknown', unknown)
    } else {
      await attempt('unknown', unknown)
      await attempt('known', 'known@x.example')
    }
  }
  await service.dispose()
  expect(answers.known.size).toBe(1)
  expect(answers.unknown).toEqual(answers.known)
  const area = areaUnderCurve(times.known, times.unknown)
  process.stdout.write(`AUC ${area.toFixed(3)} over ${PAIRS} pairs\n`)
  expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(0.05)
})
