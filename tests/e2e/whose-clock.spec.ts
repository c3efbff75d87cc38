import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { countShifts, shiftOf } from './layout-shift.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { axeFindings } from './page-checks.ts'
import { inLocale } from './samples.ts'

const SAID = { en: 'Times are Swedish time', sv: 'Tiderna är svensk tid' } as const

/** Zones whose clocks always show what Sweden's show, and others. The last has the same time in winter only. */
const ZONES = [
  ['Europe/Stockholm', false],
  ['Europe/Berlin', false],
  ['America/New_York', true],
  ['Europe/London', true],
  ['Africa/Casablanca', true],
] as const

for (const [timezoneId, isOther] of ZONES)
  test(`a page of matches ${isOther ? 'says' : 'does not say'} whose time it shows to a device in ${timezoneId}`, async ({
    browser,
  }) => {
    const { year } = builtEdition()
    const { match } = openGroup(builtEdition())
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    await countShifts(page)
    for (const locale of ['en', 'sv'] as const)
      for (const address of [
        `/${year}/teams/${match.homeTeamId}/`,
        `/${year}/matches/${match.id}/`,
        `/${year}/matches/`,
      ]) {
        await page.goto(inLocale(address, locale))
        const note = page.getByText(SAID[locale], { exact: true })
        await expect(note, address).toBeVisible({ visible: isOther })
        await expect(note, address).toHaveCount(1)
        expect(await shiftOf(page), address).toBeLessThan(0.01)
      }
    expect(await axeFindings(page, [], 'main')).toEqual([])
    // Nothing on this page has a time.
    await page.goto(`/${year}/signin/`)
    await expect(page.getByText(SAID.en, { exact: true })).toBeHidden()
    await context.close()
  })
