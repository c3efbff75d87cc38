import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchEditions } from '../../../../src/data/browser/editions.ts'
import { fetchFeed } from '../../../../src/data/browser/feed.ts'
import { askIdentity } from '../../../../src/data/browser/identity.ts'
import { fetchLateMatch } from '../../../../src/data/browser/late-page.ts'
import { fetchMatchEvents } from '../../../../src/data/browser/match-events.ts'
import { fetchMatch, sendReport, testKey } from '../../../../src/data/browser/report.ts'
import { readJson } from '../../../../src/data/browser/request.ts'
import { draftOf, WAITING } from '../../../../src/domain/desk/report.ts'

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
  // The browser's own clock, made to follow the test's.
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
  ['a match that is no page yet', (transport) => fetchLateMatch(EDITION, 'm', null, { transport, origin })],
  ['the course of a match', (transport) => fetchMatchEvents(MATCH, { transport, origin })],
  ['a file of the site', (transport) => readJson('/x.json', {}, () => null, { transport })],
  ['a report', (transport) => sendReport(REPORT, service(transport))],
  ["the operator's key", (transport) => testKey(EDITION, service(transport))],
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
