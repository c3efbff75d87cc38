import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchSearchNames } from '../../../src/data/browser/search-names.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import { searchNamesOf } from '../../../src/domain/search/build-names.ts'
import { smallEdition } from '../domain/search/small-edition.ts'

const names = searchNamesOf(smallEdition())
const schedule = serializeSchedule(smallEdition(), 'cup')
let server: Server | undefined

/** Starts a server that answers as a test says, and sends requests for the site's addresses to it. */
async function serve(listener: RequestListener): Promise<void> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => fetch(origin + address, init))
}
const text = (body: string, status = 200) =>
  serve((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body))
const answerTo = (address = '') => JSON.stringify(address.endsWith('/search.json') ? names : schedule)

afterEach(() => {
  vi.unstubAllGlobals()
  server?.closeAllConnections()
  server?.close()
})

describe('reading names', () => {
  test('sound ones arrive whole', async () => {
    await text(JSON.stringify(names))
    expect(await fetchSearchNames(2026)).toEqual({ ok: true, value: names })
  })

  test.each([
    ['an error page', '<!doctype html><title>x</title>', 200, 'malformed'],
    ['null', 'null', 200, 'malformed'],
    ['a list', '[]', 200, 'malformed'],
    ['half of it', JSON.stringify(names).slice(0, 60), 200, 'malformed'],
    ['another format', JSON.stringify({ ...names, format: 99 }), 200, 'malformed'],
    ['a missing list', JSON.stringify({ ...names, clubs: undefined }), 200, 'malformed'],
    ['a wrong type', JSON.stringify({ ...names, clubs: [[1, 2, 3]] }), 200, 'malformed'],
    ['more than 2 MB', `"${'x'.repeat(2_000_001)}"`, 200, 'malformed'],
    ['a 404', 'Not found', 404, 'refused'],
  ])('%s is a fault, not an exception', async (_, body, status, fault) => {
    await text(body, status)
    expect(await fetchSearchNames(2026)).toMatchObject({ ok: false, fault })
  })

  test('more columns than known are accepted', async () => {
    await text(JSON.stringify({ ...names, clubs: names.clubs.map((row) => [...row, 'more']), extra: 1 }))
    expect(await fetchSearchNames(2026)).toMatchObject({ ok: true })
  })
})

describe('the search of a page', () => {
  beforeEach(() => vi.resetModules())
  const load = () => import('../../../src/stores/search.ts')

  test('finds what was typed before the names came, and then without any request', async () => {
    let requests = 0
    await serve(({ url }, response) => {
      requests += 1
      response.end(answerTo(url))
    })
    const { $search, openSearch, search, typeSearch } = await load()
    search('heden 7')
    expect($search.get()).toEqual({ kind: 'loading' })
    await openSearch(2026, 'en')
    expect($search.get()).toMatchObject({ kind: 'ready', response: { text: 'heden 7' } })
    server?.closeAllConnections()
    server?.close()
    typeSearch('lodz')
    typeSearch('lodzica')
    expect($search.get()).toMatchObject({ response: { text: 'heden 7' } })
    await vi.waitFor(() => expect($search.get()).toMatchObject({ response: { text: 'lodzica', total: 1 } }))
    search('')
    expect($search.get()).toEqual({ kind: 'ready', response: null })
    await openSearch(2026, 'sv')
    expect(requests).toBe(2)
  })

  test('says what failed, and works after trying again', async () => {
    let broken = '/2026/schedule.json'
    const requests: string[] = []
    await serve(({ url = '' }, response) => {
      requests.push(url)
      response.writeHead(url === broken ? 500 : 200).end(answerTo(url))
    })
    const { $search, openSearch, retrySearch, search } = await load()
    search('heden')
    await openSearch(2026, 'en')
    expect($search.get()).toEqual({ kind: 'failed', fault: 'refused' })
    broken = '/2026/search.json'
    await retrySearch()
    expect($search.get()).toEqual({ kind: 'failed', fault: 'refused' })
    broken = ''
    await Promise.all([retrySearch(), retrySearch(), retrySearch()])
    expect($search.get()).toMatchObject({ kind: 'ready', response: { text: 'heden' } })
    // The schedule is kept once it has arrived. Three retries at once count as one.
    expect(requests.filter((url) => url === '/2026/schedule.json')).toHaveLength(2)
    expect(requests.filter((url) => url === '/2026/search.json')).toHaveLength(3)
    await retrySearch()
    expect(requests).toHaveLength(5)
  })
})
