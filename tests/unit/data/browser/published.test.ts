import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchPublished } from '../../../../src/data/browser/published.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns what a browser reads from this response, and the request it sends. */
async function fetched(body: BodyInit | null, init: ResponseInit = {}) {
  const transport = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', transport)
  const answer = await fetchPublished(2026)
  return { answer, asked: transport.mock.calls[0] as unknown as [string, RequestInit] }
}

describe('the revision up to which pages are published', () => {
  test('is read from a file beside them, which no browser keeps without asking', async () => {
    const { answer, asked } = await fetched('{"revision":"b.40"}')
    expect(answer).toEqual({ ok: true, value: { revision: 'b.40' } })
    expect(asked[0]).toBe('/2026/published.json')
    expect(asked[1]).toMatchObject({ cache: 'no-cache' })
  })

  test.each([
    ['a page', '<!doctype html>'],
    ['half a file', '{"revision":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '["b.40"]'],
    ['a number', '{"revision":40}'],
    ['something else', '{"revisions":"b.40"}'],
  ])('is not known from %s', async (_, body) => {
    expect((await fetched(body)).answer).toMatchObject({ ok: false, fault: 'malformed' })
  })

  test('is not known where there is no such file, or no connection', async () => {
    expect((await fetched('', { status: 404 })).answer).toMatchObject({ ok: false, fault: 'refused' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await fetchPublished(2026)).toMatchObject({ ok: false, fault: 'unreachable' })
  })
})
