import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { unmarkedTimes } from './unmarked-times.ts'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const VIEW_HEIGHT = 900

/** Waits until no island is left that hydrates by itself. Islands for signed-in visitors may stay asleep. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]:is([client=load],[client=idle])') === null,
  )
}

/** A page that follows what is reported says in its last line how fresh it is, and no other page does. */
export async function expectFreshnessInLastLine(page: Page): Promise<void> {
  const followed = await page.locator('#body > astro-island').count()
  await expect(page.locator('#freshness')).toHaveCount(followed === 0 ? 0 : 1)
  if (followed > 0) await expect(page.locator('main > #freshness')).toBeVisible()
}

/** Every time and date on a page is one for machines, too, also in what comes after the page is loaded. */
export async function expectMarkedTimes(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect.soft(await unmarkedTimes(page)).toEqual([])
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Returns the findings of axe, including targets of less than 24 px, each with its places.
 *
 * @param within a selector of the part that axe looks at
 */
export function axeFindings(
  page: Page,
  without: readonly string[] = [],
  within = ':root',
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  return findingsOf(page, { rules: { 'target-size': { enabled: true }, ...rules } }, within)
}

async function findingsOf(page: Page, options: RunOptions, within: string): Promise<string[]> {
  // On a scrolled page, a header that stays in view would cover part of some target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // The script of axe is large, so each document loads it only once.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  const violations = await page.evaluate(
    async ([selector, chosen]) => {
      const found = await window.axe.run(selector, { ...chosen, resultTypes: ['violations'] })
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [within, options] as const,
  )
  const at = new URL(page.url()).pathname
  return violations.map((violation) => `${at} ${violation}`)
}

/** Runs axe at each width (CSS pixels) in light; in dark it checks only the colours, which are all that differs. */
export async function expectNoFindings(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: VIEW_HEIGHT })
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await axeFindings(page), `light, ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect
      .soft(
        await findingsOf(page, { runOnly: { type: 'rule', values: COLOURS } }, ':root'),
        `dark, ${width} px`,
      )
      .toEqual([])
  }
}

/** Runs axe on a phone (390 CSS pixels), without its checks of colours. */
export async function expectNoLayoutFindings(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: VIEW_HEIGHT })
  expect.soft(await axeFindings(page, COLOURS), '390 px').toEqual([])
}

/** Looks for parts that stick out of the page sideways, and scroll regions that keys or screen readers cannot find. */
export async function expectNoSidewaysScroll(page: Page, width: number, height = VIEW_HEIGHT): Promise<void> {
  await page.setViewportSize({ width, height })
  const faults = await page.evaluate(() => {
    const root = document.documentElement
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`
    const regions = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    )
    const isReached = (region: Element) =>
      region.getAttribute('tabindex') === '0' || region.querySelector('a[href], button, input') !== null
    const isLabelled = (region: Element) =>
      region.hasAttribute('aria-label') || region.matches('fieldset:has(> legend)')
    const unreachable = regions.filter((region) => !isReached(region) || !isLabelled(region))
    const sticksOut =
      root.scrollWidth <= root.clientWidth
        ? []
        : [...document.body.querySelectorAll('*')].filter(
            (element) =>
              element.getBoundingClientRect().right > root.clientWidth + 1 &&
              regions.every((region) => region === element || !region.contains(element)) &&
              !element.closest('.hidden-text'),
          )
    return [
      ...unreachable.map((element) => `scrolls sideways without label or tab stop: ${say(element)}`),
      ...sticksOut.slice(0, 5).map((element) => `sticks out: ${say(element)}`),
      ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []),
    ]
  })
  expect.soft(faults, `${width} × ${height} px`).toEqual([])
}

/** The trail of links above the heading is one line, no wider than the screen, and begins without a separator. */
export async function expectTrailOnOneLine(page: Page): Promise<void> {
  const trails = await page.locator('.crumbs').evaluateAll((all) =>
    all.map((trail) => {
      const items = [...trail.querySelectorAll('li')]
      const [first] = items.filter((item) => item.checkVisibility())
      return {
        height: trail.getBoundingClientRect().height,
        space: innerWidth - Math.max(...items.map((item) => item.getBoundingClientRect().right)),
        before: first && getComputedStyle(first, '::before').content,
      }
    }),
  )
  for (const { height, space, before } of trails) {
    expect.soft(height).toBeLessThanOrEqual(36)
    expect.soft(space).toBeGreaterThanOrEqual(0)
    expect.soft(before).toBe('none')
  }
}

/** Headers and bars that stay in view leave at least half of it, even at 400 % zoom. */
export async function expectRoomBetweenBars(page: Page): Promise<void> {
  const taken = await page.evaluate(() => {
    let sum = 0
    for (const element of document.body.querySelectorAll('*')) {
      const { position } = getComputedStyle(element)
      if (/sticky|fixed/.test(position) && !element.parentElement?.closest('details:not([open])')) {
        const { top, bottom, width } = element.getBoundingClientRect()
        const isBar = width > innerWidth * 0.9 && bottom > 0 && top < innerHeight
        if (isBar) sum += Math.min(bottom, innerHeight) - Math.max(top, 0)
      }
    }
    return sum / innerHeight
  })
  expect.soft(taken).toBeLessThanOrEqual(0.5)
}

/** With forced colours, pressed buttons have an edge or an underline, badges an edge, and drawings a visible colour. */
export async function expectVisibleInForcedColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const faults = await page.evaluate(() => {
      const probe = document.createElement('p')
      probe.className = 'forced-colors-probe'
      document.body.append(probe)
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
        const linear = [red, green, blue].map((part) =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
      }
      const contrast = (one: string, other: string) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      }
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const hasEdge = (element: Element) => {
        const style = getComputedStyle(element)
        const border = ['Top', 'Right', 'Bottom', 'Left'].some(
          (side) =>
            style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
            Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
        )
        return border || style.outlineStyle !== 'none' || style.textDecorationLine.includes('underline')
      }
      /** The nearest colour behind an element. */
      const groundOf = (element: Element | null): string => {
        if (element === null) return canvas
        const { backgroundColor } = getComputedStyle(element)
        return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
      }
      const canvas = (() => {
        probe.style.setProperty('color', 'Canvas')
        return getComputedStyle(probe).color
      })()
      probe.remove()
      const edgeless = [
        ...document.querySelectorAll(
          '.button, .badge, [class*="badge-"], main button, input:not([type=checkbox], [type=radio]), select',
        ),
      ]
        .filter(
          (element) =>
            isShown(element) &&
            !hasEdge(element) &&
            !(element.parentElement && hasEdge(element.parentElement)),
        )
        .map((element) => `no edge: ${element.tagName.toLowerCase()}.${element.className}`)
      const lost = [...document.querySelectorAll('main svg :is(rect, path, circle, line)')]
        .filter((shape) => {
          const style = getComputedStyle(shape)
          const paints = [style.fill, style.stroke].filter((paint) => paint !== 'none')
          return isShown(shape) && paints.length > 0 && paints.every((paint) => contrast(paint, canvas) < 1.5)
        })
        .map((shape) => `lost in the background: ${shape.outerHTML.slice(0, 80)}`)
      const adjusted = [...document.querySelectorAll('main *')]
        .filter((element) => {
          const style = getComputedStyle(element)
          return (
            isShown(element) &&
            style.forcedColorAdjust === 'none' &&
            element.textContent?.trim() !== '' &&
            contrast(style.color, groundOf(element)) < 4.5
          )
        })
        .map((element) => `keeps its own colours: ${element.className}`)
      return [...new Set([...edgeless, ...lost, ...adjusted])]
    })
    expect.soft(faults, `forced colours, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

/**
 * With the keyboard, the skip link comes first, is visible, and leads to the content. Every stop is in view and shows that
 * it has the focus.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const skip = page.locator('.skip')
  // If the address names a place, or a box has the focus at once, the keyboard order begins there.
  const beginsAtTop = await page.evaluate(
    () => location.hash === '' && document.activeElement === document.body,
  )
  if (beginsAtTop) await page.keyboard.press('Tab')
  else await skip.focus()
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const faults = await page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [tabindex="0"]'),
    ]
    const kinds = new Map<string, HTMLElement>()
    for (const stop of stops) {
      const kind = `${stop.parentElement?.className} > ${stop.tagName.toLowerCase()}.${stop.className}`
      if (stop.checkVisibility({ visibilityProperty: true }) && !kinds.has(kind)) kinds.set(kind, stop)
    }
    const found: string[] = []
    for (const [kind, stop] of kinds) {
      stop.focus()
      if (document.activeElement !== stop) continue
      const style = getComputedStyle(stop)
      const isMarked =
        stop.matches(':focus-visible') &&
        ((style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
          getComputedStyle(stop.closest('label, form, :has(> input)') ?? stop).outlineStyle !== 'none')
      if (!isMarked) found.push(`the focus does not show on ${kind}`)
      const { left, top, bottom, width } = stop.getBoundingClientRect()
      const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
        document.elementFromPoint(left + Math.min(width / 2, 20), y),
      )
      const isSeen = points.some((point) => point && (stop.contains(point) || point.contains(stop)))
      if (!isSeen && bottom - top < innerHeight) found.push(`the focus is covered on ${kind}`)
    }
    return found
  })
  expect.soft(faults).toEqual([])
}

/** Animations that run although the visitor asked for less motion. */
export async function expectNoMotion(page: Page): Promise<void> {
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '')),
  )
  expect.soft(running).toEqual([])
}
