import type { Page } from '@playwright/test'

/** Two names of 40 characters: of several words, and of one. */
const LONG_NAMES = ['Handballsportverein Kaiserslautern Nord 2', 'Donaudampfschifffahrtsgesellschaftshand3']

/** Gives every team of a bracket a name of 40 characters. */
export async function lengthenNames(page: Page): Promise<void> {
  await page.evaluate((names) => {
    for (const [at, name] of [...document.querySelectorAll('.bracket .line bdi')].entries())
      name.textContent = names[at % names.length] ?? ''
  }, LONG_NAMES)
}

/** The rounds that a phone shows one at a time; empty if all rounds stand side by side. */
export const shownRounds = (page: Page): Promise<string[]> =>
  page
    .locator('.round-links a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => (link as HTMLAnchorElement).hash),
    )

/** Chooses a round, and waits until it is drawn. */
export async function showRound(page: Page, hash: string): Promise<void> {
  await page.evaluate(async (of) => {
    document.querySelector<HTMLElement>(`.round-links a[href="${of}"]`)?.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, hash)
}

/**
 * Returns the faults of a bracket, among what is shown at a time: parts that cover others, scores that cannot be seen,
 * and parts that stick out.
 */
export function bracketFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const box = document.querySelector('.bracket-box')
    if (!box) return ['there is no bracket']
    const strip = document.querySelector('.bracket-box[data-follows] .bracket-round[data-shown]')
    const isStrip = getComputedStyle(box).scrollSnapType !== 'none'
    const shown = (isStrip && strip) || box
    const visible = (selector: string) =>
      [...shown.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && !element.closest('.hidden-text'),
      )
    const say = (element: Element) => `“${element.textContent?.trim().slice(0, 50)}”`
    const apart = (what: string, elements: readonly HTMLElement[]) => {
      const boxes = elements.map((element) => ({ element, rect: element.getBoundingClientRect() }))
      boxes.sort((one, other) => one.rect.top - other.rect.top)
      for (const [at, { element, rect }] of boxes.entries())
        for (const { element: other, rect: its } of boxes.slice(at + 1)) {
          if (its.top >= rect.bottom - 1) break
          if (its.left < rect.right - 1 && rect.left < its.right - 1)
            faults.push(`${what} overlap: ${say(element)} and ${say(other)}`)
        }
    }
    const ties = visible('.tie')
    if (ties.length === 0) faults.push('no tie is shown')
    apart('cards', ties)
    apart(
      'texts',
      visible(':is(h3, .round-again > span, .quiet, .info > *, .line > bdi, .line > .num)').filter(
        (text) => text.textContent !== '',
      ),
    )
    for (const tie of ties) {
      const { left, right, top, bottom } = tie.getBoundingClientRect()
      const frame = box.getBoundingClientRect()
      const start = left - frame.left + box.scrollLeft
      if (start < 0 || start + right - left > box.scrollWidth + 1)
        faults.push(`sticks out of the bracket: ${say(tie)}`)
      if (top < frame.top || bottom > frame.bottom + 1) faults.push(`is cut off: ${say(tie)}`)
      for (const text of tie.querySelectorAll<HTMLElement>('.info > *, .line > bdi, .line > .num')) {
        if (!text.checkVisibility() || text.textContent === '') continue
        const rect = text.getBoundingClientRect()
        const isInside =
          rect.left >= left &&
          rect.right <= right + 0.5 &&
          rect.top >= top - 0.5 &&
          rect.bottom <= bottom + 0.5
        if (text.matches('.info > bdi') && text.scrollWidth > text.clientWidth + 1)
          faults.push(`a field is cut: ${say(tie)}`)
        const isSpilled =
          getComputedStyle(text).overflowX === 'visible' && text.scrollWidth > text.clientWidth + 1
        if (!isInside || (isSpilled && text.clientWidth > 0))
          faults.push(`is not inside its card: ${say(text)}`)
      }
    }
    for (const score of visible('.line > .num')) {
      if (score.textContent === '') continue
      score.scrollIntoView({ block: 'center', inline: isStrip ? 'nearest' : 'center', behavior: 'instant' })
      const { left, top, width, height } = score.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!hit || !score.closest('.tie')?.contains(hit))
        faults.push(`a score is hidden: ${say(score.closest('.tie') ?? score)}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
    return faults.slice(0, 8)
  })
}
