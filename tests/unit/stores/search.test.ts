import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchSearchIndex } from '../../../src/data/browser/search-index.ts'
import { buildSearchIndex } from '../../../src/domain/search/build-index.ts'
import { smallEdition } from '../domain/search/small-edition.ts'

const index = buildSearchIndex(smallEdition())
let server: Server | undefined

/** A server that answers as told, and the address of its index. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/2026/search.json`
}
const text = (body: string, status = 200) =>
  serve((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body))

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('reading an index', () => {
  test('a sound one arrives whole', async () => {
    expect(await fetchSearchIndex(await text(JSON.stringify(index)))).toEqual({ ok: true, value: index })
  })

  test.each([
    ['an error page', '<!doctype html><title>x</title>', 200, 'malformed'],
    ['null', 'null', 200, 'malformed'],
    ['a list', '[]', 200, 'malformed'],
    ['half of it', JSON.stringify(index).slice(0, 400), 200, 'malformed'],
    ['another format', JSON.stringify({ ...index, format: 99 }), 200, 'malformed'],
    ['a missing list', JSON.stringify({ ...index, teams: undefined }), 200, 'malformed'],
    ['a wrong type', JSON.stringify({ ...index, teams: [[1, 2, 3, 4, 5]] }), 200, 'malformed'],
    [
      'columns of unlike length',
      JSON.stringify({ ...index, matches: { ...index.matches, ids: [] } }),
      200,
      'malformed',
    ],
    ['more than 2 MB', `"${'x'.repeat(2_000_001)}"`, 200, 'malformed'],
    ['nothing with it', '', 200, 'malformed'],
    ['a 404', 'Not found', 404, 'refused'],
    ['a 503', '{}', 503, 'refused'],
  ])('%s is a fault, not an exception', async (_, body, status, fault) => {
    expect(await fetchSearchIndex(await text(body, status))).toMatchObject({ ok: false, fault })
  })

  test('more columns than known are accepted', async () => {
    const newer = { ...index, teams: index.teams.map((row) => [...row, 'more']), extra: 1 }
    expect(await fetchSearchIndex(await text(JSON.stringify(newer)))).toMatchObject({ ok: true })
  })

  test('silence, before and within the answer, ends in time', async () => {
    const silent = await serve(() => undefined)
    expect(await fetchSearchIndex(silent, { timeoutMs: 60 })).toMatchObject({ ok: false, fault: 'timeout' })
    server?.closeAllConnections()
    server?.close()
    const stuck = await serve((_, response) => response.writeHead(200).write('{"format":1,'))
    expect(await fetchSearchIndex(stuck, { timeoutMs: 60 })).toMatchObject({ ok: false, fault: 'timeout' })
  })

  test('a closed connection is taken for no connection', async () => {
    const dead = await serve((request) => request.socket.destroy())
    expect(await fetchSearchIndex(dead)).toMatchObject({ ok: false, fault: 'unreachable' })
  })
})

describe('the search of a page', () => {
  beforeEach(() => vi.resetModules())
  const load = () => import('../../../src/stores/search.ts')

  test('finds what was typed before the index came, and then without any request', async () => {
    let requests = 0
    const address = await serve((_, response) => {
      requests += 1
      response.end(JSON.stringify(index))
    })
    const { $search, openSearch, search, typeSearch } = await load()
    search('heden 7')
    expect($search.get()).toEqual({ kind: 'loading' })
    await openSearch(address, 'en')
    expect($search.get()).toMatchObject({ kind: 'ready', answer: { text: 'heden 7' } })
    server?.closeAllConnections()
    server?.close()
    typeSearch('lodz')
    typeSearch('lodzica')
    expect($search.get()).toMatchObject({ answer: { text: 'heden 7' } })
    await vi.waitFor(() => expect($search.get()).toMatchObject({ answer: { text: 'lodzica', total: 1 } }))
    search('')
    expect($search.get()).toEqual({ kind: 'ready', answer: null })
    await openSearch(address, 'sv')
    expect(requests).toBe(1)
  })

  test('says what failed, and works after trying again', async () => {
    let isBroken = true
    let requests = 0
    const address = await serve((_, response) => {
      requests += 1
      response.writeHead(isBroken ? 500 : 200).end(JSON.stringify(index))
    })
    const { $search, openSearch, retrySearch, search } = await load()
    search('heden')
    await openSearch(address, 'en')
    expect($search.get()).toEqual({ kind: 'failed', fault: 'refused' })
    isBroken = false
    await Promise.all([retrySearch(), retrySearch(), retrySearch()])
    expect(requests).toBe(2)
    expect($search.get()).toMatchObject({ kind: 'ready', answer: { text: 'heden' } })
    await retrySearch()
    expect(requests).toBe(2)
  })
})
