import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchEditions } from '../../../../src/data/browser/editions.ts'
import { fetchFeed } from '../../../../src/data/browser/feed.ts'
import { askIdentity } from '../../../../src/data/browser/identity.ts'
import { fetchMatchEvents } from '../../../../src/data/browser/match-events.ts'
import { fetchMatch, sendReport } from '../../../../src/data/browser/report.ts'
import { readJson } from '../../../../src/data/browser/request.ts'
import { fetchDeskAccess } from '../../../../src/data/browser/scorer-links.ts'
import { fetchUnbuiltMatch } from '../../../../src/data/browser/unbuilt-page.ts'
import { draftOf, WAITING } from '../../../../src/domain/tournament/report.ts'

const EDITION = { cupId: 'cup', tournamentId: 't' }
const MATCH = { ...EDITION, matchId: 'm' }
const REPORT = {
  ...draftOf('start'),
  ...MATCH,
  key: 'k',
  order: 1,
  title: '',
  at: null,
  seen: null,
  standing: WAITING,
}
const origin = 'http://cup.test'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin })
  // Makes the browser's timeouts follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
    return controller.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** A service that takes the request and says nothing. */
const silent: typeof fetch = (_, init) => aborted(init?.signal)
/** One that begins to answer and never ends. */
const endless: typeof fetch = async (_, init) =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'))
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )

const service = (transport: typeof fetch) => ({ operatorKey: 'the-operators-key', transport, origin })
const CALLS: readonly (readonly [string, (transport: typeof fetch) => Promise<unknown>])[] = [
  ['the feed', (transport) => fetchFeed({ ...EDITION, since: null }, { transport })],
  ['the editions', (transport) => fetchEditions('cup', 'en', { transport })],
  ['accounts', (transport) => askIdentity('user', { token: 'x', locale: 'en' }, { transport })],
  [
    'a match that is no page yet',
    (transport) => fetchUnbuiltMatch(EDITION, 'm', null, { transport, origin }),
  ],
  ['the timeline of a match', (transport) => fetchMatchEvents(MATCH, { transport, origin })],
  ['a file of the site', (transport) => readJson('/x.json', {}, () => null, { transport })],
  ['a report', (transport) => sendReport(REPORT, service(transport))],
  ['what a key is for', (transport) => fetchDeskAccess(service(transport))],
  ['a match at the desk', (transport) => fetchMatch(MATCH, service(transport))],
]

test.each(CALLS)('%s is waited for eight seconds, and no longer', async (_, call) => {
  for (const transport of [silent, endless]) {
    const settled = vi.fn()
    void call(transport).then(settled)
    await vi.advanceTimersByTimeAsync(7_900)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(settled).toHaveBeenCalledOnce()
  }
})

/** A service that gives every request this response. */
const answering =
  (body: BodyInit, init: ResponseInit = {}): typeof fetch =>
  async () =>
    new Response(body, { headers: { 'content-type': 'application/json' }, ...init })
const asked = (transport: typeof fetch) => [
  fetchFeed({ ...EDITION, since: null }, { transport }),
  fetchEditions('cup', 'en', { transport }),
  fetchUnbuiltMatch(EDITION, 'm', null, { transport }),
  fetchMatchEvents(MATCH, { transport }),
  readJson('/x.json', {}, (value) => value, { transport }),
]

test.each([
  ['a page of the network in between', answering('<!doctype html>'), 'malformed', null],
  ['half an answer', answering('{"data":{'), 'malformed', null],
  ['more than 2 MB', answering(`{"data":{}}${' '.repeat(2_000_000)}`), 'malformed', null],
  ['a refusal', answering('{"message":"no"}', { status: 403 }), 'refused', null],
  [
    'one that names a time',
    answering('<p>busy', { status: 503, headers: { 'retry-after': '7' } }),
    'refused',
    7_000,
  ],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable', null],
] as const)('%s is the same fault for whoever asked', async (_, transport, fault, retryAfter) => {
  for (const answer of await Promise.all(asked(transport)))
    expect(answer).toMatchObject({ ok: false, fault, retryAfter })
})

test('what a refusal says is kept, as JSON where it is some', async () => {
  const said = async (body: string) => {
    const answer = await readJson('/x', {}, () => null, { transport: answering(body, { status: 422 }) })
    return answer.ok ? null : answer.refusal
  }
  expect(await said('{"message":"no"}')).toEqual({ status: 422, said: { message: 'no' } })
  expect(await said('no')).toEqual({ status: 422, said: 'no' })
})

test('an answer with errors is a refusal, whatever data is beside them', async () => {
  const transport = answering('{"data":{"match":null},"errors":[{"message":"no"}]}')
  expect(await fetchMatchEvents(MATCH, { transport })).toMatchObject({
    fault: 'refused',
    refusal: { status: 200, said: { errors: [{ message: 'no' }] } },
  })
})

test('signing in takes the device’s cookie along, by which strangers cannot keep the owner out', async () => {
  const sent: unknown[] = []
  const transport: typeof fetch = async (_, init) => {
    sent.push(init?.credentials)
    return new Response('1|x', { status: 200 })
  }
  const payload = { email: 'anna@x.example', password: 'a phrase' }
  for (const call of ['signIn', 'register', 'user', 'signOut', 'judgePassword'] as const)
    await askIdentity(call, { token: null, payload }, { transport })
  expect(sent).toEqual(['include', 'include', 'include', 'include', 'omit'])
})

test('no service is asked while there is no network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const transport = vi.fn()
  expect(await fetchMatchEvents(MATCH, { transport })).toMatchObject({ fault: 'unreachable' })
  expect(await sendReport(REPORT, service(transport))).toEqual({ kind: 'away', retryAfter: null })
  expect(await askIdentity('user', { token: 'x' }, { transport })).toMatchObject({
    fault: { kind: 'offline' },
  })
  expect(transport).not.toHaveBeenCalled()
})
