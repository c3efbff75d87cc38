import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeBrowser, json, startBrowser } from './account/fake-browser.ts'

const LINK = 'POST /api/user/auth/token'
let browser: FakeBrowser
/** The tab that the browser opens, or null if it opens none. */
let tab: { opener: unknown; location: { replace: (address: string) => void } } | null
let went: string[]

beforeEach(() => {
  vi.resetModules()
  browser = startBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  went = []
  tab = { opener: {}, location: { replace: (address) => void went.push(`tab ${address}`) } }
  vi.stubGlobal('location', {
    origin: 'http://cup.example',
    assign: (address: string) => void went.push(`page ${address}`),
  })
  vi.stubGlobal('open', () => tab)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = () => import('../../../src/stores/account-page.ts')

test('the account page opens signed in, in a tab that cannot reach back', async () => {
  browser.answers[LINK] = () => json({ url: 'http://cup.example/account/enter?token=x' })
  const { openAccountPage } = await load()
  await openAccountPage('1|abc', 'sv')
  expect(went).toEqual(['tab http://cup.example/account/enter?token=x&route=profile.show&lang=sv'])
  expect(tab?.opener).toBeNull()
  expect(browser.asked).toMatchObject([{ token: '1|abc' }])
})

test.each([
  ['an address outside of the service', () => json({ url: 'https://evil.example/enter' })],
  ['no address', () => json({})],
  ['a failure', () => json({}, 503)],
])('where the service gives %s, its own first page opens', async (_, answer) => {
  browser.answers[LINK] = answer
  const { openAccountPage } = await load()
  await openAccountPage('1|abc', 'en')
  expect(went).toEqual(['tab http://cup.example/account'])
})

test('without a token nothing is asked, and without a tab the page itself goes there', async () => {
  tab = null
  const { openAccountPage } = await load()
  await openAccountPage(null, 'en')
  expect(went).toEqual(['page http://cup.example/account'])
  expect(browser.asked).toEqual([])
})
