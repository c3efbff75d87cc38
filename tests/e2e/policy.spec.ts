import { type BrowserContext, expect } from '@playwright/test'
import { test } from './journey.ts'
import { hydrated } from './page-checks.ts'
import { pageKinds } from './page-kinds.ts'
import { inLocale, LOCALES } from './samples.ts'
import { signedInContext } from './signed-in.ts'
import { longIf } from './tags.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

test.describe('signed in', () => {
  let context: BrowserContext

  test.beforeAll(async ({ browser }) => {
    context = await signedInContext(browser, ORIGIN)
  })
  test.afterAll(() => context.close())

  // The languages differ in words alone: each kind of page is opened in one.
  for (const [turn, locale] of LOCALES.entries()) {
    test(
      `no page in ${locale} does what its policy forbids, asks others, or fails`,
      longIf(true),
      async () => {
        test.setTimeout(240_000)
        for (const { name, address, status } of pageKinds().filter((_, at) => at % LOCALES.length === turn)) {
          const page = await context.newPage()
          const faults = await watchPage(page, ORIGIN, status)
          await page.goto(inLocale(address, locale))
          await hydrated(page)
          await page.waitForLoadState('networkidle')
          const found = await faults()
          expect.soft(found, name).toEqual([])
          await page.close()
        }
      },
    )
  }
})

test('a text does not become a script, a worker or markup where the policy holds', async ({ page }) => {
  await page.goto('/')
  const refused = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action()
        return 'let through'
      } catch (fault) {
        return fault instanceof TypeError ? 'refused' : String(fault)
      }
    }
    return {
      markup: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' })),
      script: attempt(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
      policy: attempt(() =>
        window.trustedTypes?.createPolicy('of-another', { createScriptURL: () => '/x.js' }),
      ),
      worker: attempt(() => new Worker('/x.js')),
    }
  })
  expect(refused).toEqual({ markup: 'refused', script: 'refused', policy: 'refused', worker: 'refused' })
})

test('the whole policy comes with the headers of every page, before anything of the page', async ({
  request,
}) => {
  for (const { address } of pageKinds()) {
    const response = await request.get(address)
    const policy = response.headers()['content-security-policy'] ?? ''
    const inPage = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(await response.text())
    expect.soft(policy, address).toContain("frame-ancestors 'none'")
    expect.soft(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/)
    expect.soft(policy).toContain("require-trusted-types-for 'script'")
    expect.soft(policy).not.toMatch(/unsafe-|\*|http:/)
    for (const directive of inPage?.[1]?.split(';') ?? ['missing']) {
      const [name, ...sources] = directive.trim().split(' ')
      const allowed = new RegExp(`(?:^|; )${name}(?:$|[ ;][^;]*)`).exec(policy)?.[0].split(' ') ?? []
      for (const source of name ? sources : [])
        expect.soft(allowed, `${name} of ${address}`).toContain(source)
    }
  }
})
