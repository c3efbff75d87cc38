import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeBrowser, json, startBrowser } from './account/fake-browser.ts'

const JUDGE = 'POST /api/password/judgement'
const CHOICE = { password: 'handball', email: 'asa@example.org', name: 'Åsa' }
let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  browser = startBrowser()
})
afterEach(() => vi.unstubAllGlobals())

test('the service judges a new password together with what it must not resemble', async () => {
  browser.answers[JUDGE] = () => json({ good: false, message: 'Too easy to guess.' })
  const { judgePassword } = await import('../../../src/stores/password-judgement.ts')
  expect(await judgePassword(CHOICE, 'en')).toEqual({ good: false, message: 'Too easy to guess.' })
  expect(browser.asked).toMatchObject([{ payload: CHOICE, token: null }])
})

test('a service that gives no judgement is not asked again by this page', async () => {
  browser.answers[JUDGE] = () => json({}, 404)
  const { judgePassword } = await import('../../../src/stores/password-judgement.ts')
  expect(await judgePassword(CHOICE, 'en')).toBeNull()
  browser.answers[JUDGE] = () => json({ good: true, message: '' })
  expect(await judgePassword(CHOICE, 'en')).toBeNull()
  expect(browser.asked).toHaveLength(1)
})
