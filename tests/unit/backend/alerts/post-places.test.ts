import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_SHARE,
  FIRST_SHARE,
  LARGEST_SHARE,
  MAKERS_PLACES,
  OTHER_PLACES,
  PostPlaces,
  type Taker,
  UNTRIED_PLACES,
} from '../../../../src/backend/alerts/post-places.ts'
import { pushServiceOf } from '../../../../src/backend/alerts/push-service.ts'

const MAKER = pushServiceOf('https://fcm.googleapis.com/fcm/send/x')
const hostOf = (host: number) => pushServiceOf(`https://push.host${host}.example/x`)
const taker = (host: number, accountId: number): Taker => ({ service: hostOf(host), accountId })

/** Takes places until there is none; returns how many. */
function fill(places: PostPlaces, next: (at: number) => Taker, most = 5000): number {
  let taken = 0
  for (let at = 0; at < most; at += 1) if (places.take(next(at))) taken += 1
  return taken
}

describe('places for messages', () => {
  it('are few for a service that has not answered yet, also if it has many hosts', () => {
    expect(fill(new PostPlaces(), (at) => taker(1, at))).toBe(FIRST_SHARE)
    const subdomains = (at: number) => ({
      service: pushServiceOf(`https://x${at}.evil.example/x`),
      accountId: at,
    })
    expect(fill(new PostPlaces(), subdomains)).toBe(FIRST_SHARE)
  })

  it('are few for an account, however many services it names', () => {
    expect(fill(new PostPlaces(), (at) => taker(at, 1))).toBe(ACCOUNT_SHARE)
  })

  it('are kept for services that answer at once, and for those of the makers', () => {
    const places = new PostPlaces()
    const quick = taker(-1, -1)
    expect(places.take(quick)).toBe(true)
    places.free(quick, 20)
    expect(fill(places, (at) => taker(at, at))).toBe(UNTRIED_PLACES)
    expect(fill(places, (at) => ({ ...quick, accountId: 10_000 + at }))).toBe(FIRST_SHARE + 1)
    expect(fill(places, (at) => ({ service: MAKER, accountId: at % 2 }))).toBe(MAKERS_PLACES)
  })

  it('of a service grow while it answers at once, are few while it is slow, and one while it is silent', () => {
    const places = new PostPlaces()
    const room = () => {
      const all = Array.from({ length: 100 }, (_, at) => taker(1, at)).filter((one) => places.take(one))
      for (const one of all) places.free(one, null)
      return all.length
    }
    const answer = (took: number | 'silent', times = 1) => {
      for (let time = 0; time < times; time += 1) {
        places.take(taker(1, 0))
        places.free(taker(1, 0), took)
      }
      return room()
    }
    expect(answer(50, 3)).toBe(FIRST_SHARE + 3)
    expect(answer(50, 200)).toBe(LARGEST_SHARE)
    expect(answer(2900)).toBe(FIRST_SHARE)
    expect(answer(2900, 200)).toBe(FIRST_SHARE)
    expect(answer('silent')).toBe(1)
    expect(answer(50)).toBe(2)
  })

  it('are refilled when half of a share is free', () => {
    const places = new PostPlaces()
    for (let at = 0; at < FIRST_SHARE; at += 1) places.take(taker(1, at))
    expect(places.hasRoom(hostOf(1))).toBe(false)
    for (let at = 0; at < FIRST_SHARE / 2; at += 1) places.free(taker(1, at), null)
    expect(places.hasRoom(hostOf(1))).toBe(true)
  })

  it('keep their limits, and come back, whoever takes and whatever the services answer', () => {
    const step = fc.record({
      host: fc.oneof(fc.constant('maker' as const), fc.nat(300)),
      account: fc.nat(200),
      takes: fc.integer({ min: 1, max: 30 }),
      frees: fc.nat(40),
      took: fc.constantFrom<number | 'silent' | null>(10, 2000, 'silent', null),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const places = new PostPlaces()
        const held: Taker[] = []
        const count = (is: (one: Taker) => boolean) => held.filter(is).length
        for (const { host, account, takes, frees, took } of steps) {
          const service = host === 'maker' ? MAKER : hostOf(host)
          for (let at = 0; at < takes; at += 1) {
            const one = { service, accountId: account + at }
            const before = count((other) => other.service.name === service.name)
            const isTaken = places.take(one)
            // Whatever the others do, a maker's service has all its places.
            if (service.isMakers) expect(isTaken).toBe(before < MAKERS_PLACES)
            if (isTaken) held.push(one)
            expect(before + Number(isTaken)).toBeLessThanOrEqual(Math.max(before, LARGEST_SHARE))
          }
          const others = held.filter((one) => !one.service.isMakers)
          expect(others.length).toBeLessThanOrEqual(OTHER_PLACES)
          for (const ofAccount of Map.groupBy(others, ({ accountId }) => accountId).values())
            expect(ofAccount.length).toBeLessThanOrEqual(ACCOUNT_SHARE)
          for (const one of held.splice(0, frees)) places.free(one, took)
        }
        for (const one of held.splice(0)) places.free(one, 10)
        // Nothing is lost: services that nobody has used find all the places of the untried.
        expect(fill(places, (at) => taker(1000 + at, 1000 + at))).toBe(UNTRIED_PLACES)
      }),
      { numRuns: 200 },
    )
  })
})
