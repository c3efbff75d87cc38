import { type Browser, type CDPSession, chromium, type Page } from 'playwright'

const SCREEN = { width: 390, height: 844 }
const BYTES_A_SECOND = 400_000 / 8
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_A_SECOND,
  uploadThroughput: BYTES_A_SECOND,
} as const
const SLOWER = 4
const ANSWER_WITHIN_MS = 60_000

/** Where on the page an answer must be to count as seen. A page without style has no meaningful first screen. */
type Place = 'first screen' | 'anywhere'

export interface Answered {
  readonly ms: number
  readonly bytes: number
  readonly presses: number
  /** How often a link to press is not on the first screen. */
  readonly scrolls: number
}

/** A slow phone on a slow line, with an empty cache each time. */
export class TaskPhone {
  readonly #browser: Browser

  private constructor(browser: Browser) {
    this.#browser = browser
  }

  static async start(executablePath: string): Promise<TaskPhone> {
    return new TaskPhone(await chromium.launch({ executablePath, args: ['--no-sandbox'] }))
  }

  /**
   * Opens the first address, presses each link to the next address as soon as it appears, and waits until every answer is
   * seen.
   *
   * @param answers selectors
   */
  async respond(
    origin: string,
    [first = '/', ...others]: readonly string[],
    answers: readonly string[],
    place: Place,
  ): Promise<Answered> {
    const context = await this.#browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true })
    try {
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      const bytes = await countBytes(cdp)
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
      await cdp.send('Network.emulateNetworkConditions', LINE)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const begun = performance.now()
      await page.goto(origin + first, { waitUntil: 'commit', timeout: ANSWER_WITHIN_MS })
      let scrolls = 0
      for (const address of others) {
        const link = `a[href="${address}"]:visible`
        if (!(await press(page, link))) scrolls += 1
        await page.waitForURL((url) => url.pathname === address, {
          waitUntil: 'commit',
          timeout: ANSWER_WITHIN_MS,
        })
      }
      await seen(page, answers, place)
      return { ms: performance.now() - begun, bytes: bytes(), presses: others.length, scrolls }
    } finally {
      await context.close()
    }
  }

  stop(): Promise<void> {
    return this.#browser.close()
  }
}

/** @returns whether the link was on the first screen */
async function press(page: Page, selector: string): Promise<boolean> {
  const link = page.locator(selector).first()
  await link.waitFor({ state: 'attached', timeout: ANSWER_WITHIN_MS })
  const box = await link.boundingBox()
  // A link in a drawing has no method for it.
  await link.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window })),
  )
  return box !== null && box.y + box.height <= SCREEN.height
}

/** Resolves at the frame in which every answer is painted at the given place. */
async function seen(page: Page, answers: readonly string[], place: Place): Promise<void> {
  const isSeen = page.evaluate(
    ([selectors, height]) =>
      new Promise<void>((resolve) => {
        const isShown = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
            const { top, bottom, width } = element.getBoundingClientRect()
            return (
              element.checkVisibility({ visibilityProperty: true }) &&
              element.innerText.trim() !== '' &&
              width > 0 &&
              top >= 0 &&
              bottom <= height
            )
          })
        const look = () => {
          const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
          if (isPainted && selectors.every(isShown)) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    [answers, place === 'anywhere' ? Number.MAX_SAFE_INTEGER : SCREEN.height] as const,
  )
  const missing = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error(`${page.url()} does not show ${answers.join(' and ')} on its first screen.`)),
      ANSWER_WITHIN_MS,
    ).unref(),
  )
  await Promise.race([isSeen, missing])
}

/** Counts the bytes received over the line. Returns a function that gives the count so far. */
async function countBytes(cdp: CDPSession): Promise<() => number> {
  const received = new Map<string, number>()
  await cdp.send('Network.enable')
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.set(requestId, encodedDataLength)
  })
  return () => received.values().reduce((sum, bytes) => sum + bytes, 0)
}
