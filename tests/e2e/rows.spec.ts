import { expect } from '@playwright/test'
import { test } from './journey.ts'

/** The longest name that a club of the demonstration cup has: 44 characters. */
const LONGEST = 'Handbollsföreningen Rimsfors-Mörskåsa Ungdom'

for (const width of [390, 820, 1440])
  test(`in a row, names stand one below the other beside their goals, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/2026/matches/')
    const rows = page.locator('.matches .match:has(.goals:not(.word))')
    await expect(rows.first()).toBeVisible()
    // Measured in one go: the page may hydrate at any moment and replace the rows.
    const faults = await page.evaluate((longest) => {
      const all = [...document.querySelectorAll('.matches .match:has(.goals:not(.word))')]
      const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
      const [first] = all
      const [name] = first?.querySelectorAll('.side bdi') ?? []
      if (name) name.textContent = longest
      return all.flatMap((row) => {
        const [home, away] = [...row.querySelectorAll('.side')].map(boxOf)
        const [homeGoals, awayGoals] = [...row.querySelectorAll('.goals > span:not(.hidden-text)')].map(boxOf)
        if (!home || !away || !homeGoals || !awayGoals) return ['a row lacks a side or its goals']
        const isBeside = (goals: DOMRect, side: DOMRect) =>
          goals.top < side.bottom && goals.bottom > side.top && goals.left >= side.right
        const isCut = [...row.querySelectorAll('.side bdi')].some(
          (side) => side.scrollHeight > side.clientHeight + 1,
        )
        return [
          ...(home.bottom > away.top + 1 ? ['one team lies over the other'] : []),
          ...(isBeside(homeGoals, home) && isBeside(awayGoals, away)
            ? []
            : ['goals are not beside their team']),
          ...(isCut ? ['a name is cut'] : []),
        ]
      })
    }, LONGEST)
    expect(faults).toEqual([])
  })
