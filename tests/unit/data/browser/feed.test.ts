import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fetchFeed } from '../../../../src/data/browser/feed.ts'
import { parseFeed } from '../../../../src/data/browser/parse-feed.ts'

const FEED = {
  epoch: '2026-07-01T00:00:00Z-abc',
  revision: 41,
  since: 12,
  phase: 'under-way',
  live: 7,
  featured: ['m2', 7, 'm1'],
  clock: { real: 1, cup: 2, speed: 60 },
  matches: [
    {
      id: 'm1',
      revision: 41,
      divisionId: 'd1',
      homeTeamId: 't1',
      homeTeamName: 'IK Sävhult',
      awayTeamName: 'Winner of 1/2 #2',
      homeScore: 12,
      awayScore: 9,
      isLive: true,
      zonedStartTime: '2026-07-07T08:00:00+02:00',
    },
  ],
}
const ANSWERED = Date.UTC(2026, 10, 21, 12)
const answer = (body: BodyInit | null, init: ResponseInit = {}) =>
  fetchFeed(
    { cupId: 'c', tournamentId: 't/1', since: 12 },
    {
      transport: async (address) => {
        expect(address).toBe('/feed/c/t%2F1?since=12')
        return new Response(body, {
          headers: { date: new Date(ANSWERED).toUTCString(), age: '3', 'content-type': 'application/json' },
          ...init,
        })
      },
    },
  )

describe('a feed', () => {
  test('leaves the browser a turn between reading it and showing it', async () => {
    let hadTurn = false
    const response = Response.json(FEED)
    const get = response.headers.get.bind(response.headers)
    vi.spyOn(response.headers, 'get').mockImplementation((name) => {
      if (name === 'age') setTimeout(() => (hadTurn = true))
      return get(name)
    })
    await fetchFeed({ cupId: 'c', tournamentId: 't', since: null }, { transport: async () => response })
    expect(hadTurn).toBe(true)
  })

  test('is read by the same rules as the build reads a match', async () => {
    const read = await answer(JSON.stringify({ ...FEED, later: { addition: true } }))
    expect(read).toMatchObject({
      ok: true,
      value: {
        epoch: FEED.epoch,
        revision: 41,
        since: 12,
        phase: 'under-way',
        live: 7,
        featured: ['m2', 'm1'],
        servedAt: ANSWERED + 3000,
        clock: { speed: 60 },
        changes: [
          {
            revision: 41,
            match: {
              id: 'm1',
              divisionId: 'd1',
              kind: 'live',
              score: { home: 12, away: 9 },
              home: { kind: 'team', teamId: 't1', name: 'IK Sävhult' },
              away: { kind: 'placeholder', label: 'Winner of 1/2 #2' },
              time: { kind: 'instant', at: Date.UTC(2026, 6, 7, 6) },
            },
          },
        ],
      },
    })
  })

  test('names teams as the build does: cleaned', () => {
    const [match] = FEED.matches
    const feed = parseFeed({ ...FEED, matches: [{ ...match, homeTeamName: ' \u202eIK\nSävhult ' }] }, null)
    expect(feed?.changes[0]?.match.home).toEqual({ kind: 'team', teamId: 't1', name: 'IK Sävhult' })
  })

  test.each([
    ['HTML', '<!doctype html>'],
    ['garbage', '{"epoch":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"feed"'],
    ['a feed without matches', JSON.stringify({ ...FEED, matches: null })],
    ['an unknown phase', JSON.stringify({ ...FEED, phase: 'soon' })],
    ['a wrong revision', JSON.stringify({ ...FEED, revision: '41' })],
    ['great depth', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['60 MB', new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000).fill(32)) })],
  ])('%s is malformed', async (_, body) => {
    expect(await answer(body)).toEqual({ ok: false, fault: 'malformed', retryAfter: null, refusal: null })
  })

  test('a refusal says how long to wait, by the service’s own clock', async () => {
    const date = new Date(ANSWERED).toUTCString()
    const refused = (retry: string) => answer('', { status: 503, headers: { date, 'retry-after': retry } })
    expect(await refused('7')).toMatchObject({ ok: false, fault: 'refused', retryAfter: 7000 })
    expect(await refused(new Date(ANSWERED + 60_000).toUTCString())).toMatchObject({ retryAfter: 60_000 })
    expect(await refused('soon')).toMatchObject({ retryAfter: null })
  })

  test('silence ends in time, before and amid the answer', async () => {
    const ask = (transport: typeof fetch) =>
      fetchFeed({ cupId: 'c', tournamentId: 't', since: null }, { transport, timeoutMs: 40 })
    const silent = ask(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    const stuck = ask(
      async () =>
        new Response(new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(3)) }), {
          headers: { 'content-type': 'application/json' },
        }),
    )
    expect(await silent).toMatchObject({ fault: 'timeout' })
    expect(await stuck).toMatchObject({ fault: 'timeout' })
  })
})

const nonsense = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
  fc.double(),
  fc.constantFrom(
    Number.NaN,
    Infinity,
    -1,
    1e300,
    '',
    '\u0000',
    '\ud800',
    'HOME',
    '2026-07-07T08:00:00+99:99',
  ),
)
const wireMatch = fc.dictionary(
  fc.constantFrom(
    ...Object.keys(FEED.matches[0] ?? {}),
    '__proto__',
    'winner',
    'decision',
    'isFinished',
    'startDate',
  ),
  nonsense,
)

test('of 5 000 malformed payloads none throws, and no score is a number that is none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nonsense,
        fc.record({
          epoch: fc.oneof(fc.constant('e'), nonsense),
          revision: fc.oneof(fc.constant(3), nonsense),
          since: fc.oneof(fc.constant(0), nonsense),
          phase: fc.oneof(fc.constant('under-way'), nonsense),
          clock: nonsense,
          matches: fc.oneof(
            {
              weight: 4,
              arbitrary: fc.array(wireMatch.map((match) => ({ id: 'm', revision: 3, ...match }))),
            },
            nonsense,
          ),
        }),
      ),
      (payload) => {
        const feed = parseFeed(payload, null)
        for (const { match } of feed?.changes ?? []) {
          const numbers = [
            match.time.kind === 'instant' ? match.time.at : 0,
            ...('score' in match && match.score ? [match.score.home, match.score.away] : []),
          ]
          expect(numbers.every(Number.isFinite)).toBe(true)
          for (const side of [match.home, match.away])
            if (side.kind !== 'bye')
              expect(typeof (side.kind === 'team' ? side.name : side.label)).toBe('string')
        }
      },
    ),
    { numRuns: 5000 },
  )
})

test.each([undefined, null, -1, 1.5, '7', {}])('a feed that says %j are live does not tell', (live) => {
  expect(parseFeed({ ...FEED, live }, null)?.live).toBeNull()
})
