import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeBrowser, json, startBrowser, wireUser } from './account/fake-browser.ts'

let browser: FakeBrowser
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  browser = startBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The pages were built from a service that answers builds only. */
const askNobody = () => Object.assign(document.documentElement.dataset, { currentYear: '2026' })
const calls = () => browser.asked.map(({ method, path }) => `${method} ${path}`)

describe('where browsers have no results service to ask', () => {
  test('a page follows nothing', async () => {
    askNobody()
    const { followFeed } = await import('../../../src/stores/live.ts')
    followFeed({ cupId: 'cup', tournamentId: 't26', revision: 'e.1' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(calls()).toEqual([])
  })

  test('who has a token is signed in, without the editions, in the current year as it was built', async () => {
    askNobody()
    browser.storage.items.set('user-token', '1|abc')
    browser.answers['GET /api/user'] = () => json(wireUser())
    const { startSession, $session } = await import('../../../src/stores/session.ts')
    const { $currentYear } = await import('../../../src/stores/app.ts')
    startSession('en')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(calls()).toEqual(['GET /api/user'])
    expect($session.get().kind).toBe('signed-in')
    expect($currentYear.get()).toBe(2026)
  })

  test('the not-found page asks nothing, and does not say that it did', async () => {
    askNobody()
    const { lookForPage, $unbuiltPage } = await import('../../../src/stores/unbuilt-page.ts')
    await lookForPage(
      { kind: 'team', year: 2026, team: 'x' },
      { cupId: 'cup', locale: 'en', tournaments: [[2026, 't26']] },
    )
    expect($unbuiltPage.get()).toEqual({ kind: 'unasked' })
    expect(calls()).toEqual([])
  })
})
