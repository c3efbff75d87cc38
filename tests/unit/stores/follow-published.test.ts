import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, startBrowser, text } from './account/fake-browser.ts'

const EDITION = { cupId: 'cup', tournamentId: 't26', revision: 'e.10' }
const FEED = { epoch: 'e', revision: 42, since: 40, phase: 'under-way', live: 7, clock: null, matches: [] }

/** Every address that was asked for, in order. */
let asked: string[]
let publishedFile: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  startBrowser()
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address.startsWith('/feed/') ? json(FEED) : publishedFile()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow(answer: () => Response): Promise<void> {
  publishedFile = answer
  const { followPublished } = await import('../../../src/stores/live.ts')
  await followPublished(EDITION, 2026)
  await vi.advanceTimersByTimeAsync(1_000)
}

describe('a page that tells when it changed last', () => {
  test('asks for what happened since the pages of its edition were published', async () => {
    await follow(() => json({ revision: 'e.40' }))
    expect(asked).toEqual(['/2026/published.json', '/feed/cup/t26?since=40'])
  })

  test.each<[string, () => Response]>([
    ['is missing', () => text('', 404)],
    ['is malformed', () => text('<!doctype html>')],
    ['says nothing of a revision', () => json({})],
    ['is of another epoch', () => json({ revision: 'f.40' })],
    ['is older than the page', () => json({ revision: 'e.3' })],
    [
      'is out of reach',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('asks for what happened since then where the file that tells it %s', async (_, answer) => {
    await follow(answer)
    expect(asked).toEqual(['/2026/published.json', '/feed/cup/t26?since=10'])
  })
})

describe('a page of which only the header changes', () => {
  async function open(answer: () => Response) {
    publishedFile = answer
    const { $live, followFeed, followFromNow } = await import('../../../src/stores/live.ts')
    await followFromNow({ cupId: 'cup', tournamentId: 't26' }, 2026)
    await vi.advanceTimersByTimeAsync(1_000)
    return { $live, followFeed }
  }

  test('asks for nothing that happened before, and knows how many matches are live', async () => {
    const { $live } = await open(() => json({ revision: 'e.41' }))
    expect(asked).toEqual(['/2026/published.json', '/feed/cup/t26?since=41'])
    expect($live.get().playing).toBe(7)
  })

  test('follows nothing where it is not known up to when its edition is published', async () => {
    const { $live } = await open(() => text('', 404))
    expect(asked).toEqual(['/2026/published.json'])
    expect($live.get().playing).toBeNull()
  })

  test('is asked for more by a part that was built earlier', async () => {
    const { followFeed } = await open(() => json({ revision: 'e.41' }))
    followFeed(EDITION)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toContain('/feed/cup/t26?since=10')
  })
})
