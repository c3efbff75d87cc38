import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { samples } from './samples.ts'
import { longIf } from './tags.ts'

interface TraceEvent {
  readonly name: string
  readonly args?: { readonly elementCount?: number }
}

/** The most elements whose style a browser may compute for one new word on a page. */
const MOST = 60

/** The most elements whose style the browser computed at once since the tracing began. */
const mostStyled = (trace: Buffer): number =>
  Math.max(
    0,
    ...(JSON.parse(trace.toString()).traceEvents as TraceEvent[])
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0),
  )

/** Inserts a word as the line with the freshness of a page does. */
const changeWord = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const line = document.querySelector('.live-line') ?? document.querySelector('main h1')
    await painted()
    line?.append(Object.assign(document.createElement('span'), { textContent: '12:34' }))
    await painted()
  })

test(
  'a new word on a page makes the browser style no more than what is around it',
  longIf(true),
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    const styled: string[] = []
    for (const { shape, address } of samples()) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      await changeWord(page)
      const most = mostStyled(await browser.stopTracing())
      if (most === 0 || most > MOST) styled.push(`${shape}: ${most} elements`)
    }
    expect(styled).toEqual([])
  },
)
