import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { openAdmin, ownerToken } from './organiser-account.ts'

// What a rehearsal found is tested with its parts: beside other tests its thread, which waits for everything else, takes minutes.
test('a rehearsal is begun by one press, goes on where the page is loaded again, and is cancelled', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  const page = await openAdmin(browser, baseURL ?? '', await ownerToken(request), '/admin/#rehearsal')
  const press = page.getByRole('button', { name: 'Rehearse', exact: true })
  const cancel = page.getByRole('button', { name: 'Cancel the rehearsal' })
  const progress = page.getByRole('progressbar', { name: 'Rehearsal' })

  const rest = page.getByLabel('Rest between two matches of a team, in minutes')
  const ran = (minutes: number) =>
    page.getByText(new RegExp(`^Rehearsed .*: all days, with ${minutes} minutes of rest\\.$`))
  await rest.fill('121')
  await press.click()
  await expect(progress).toBeVisible()
  await page.reload()
  await expect(progress).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ matches are over; at the cup it is /)).toBeVisible({
    timeout: 150_000,
  })
  await cancel.click()
  await expect(press).toBeVisible()
  await expect(ran(121)).toHaveCount(0)
})
