import { expect, type Page } from '@playwright/test'
import { english } from '../support/messages.ts'
import { newAccount, newEmail, PASSWORD, withToken } from './account/visitor.ts'
import { test } from './journey.ts'
import { watchPage } from './watch-page.ts'

/** A club of a few teams, as the search index of the latest year has it. */
interface SomeClub {
  readonly address: string
  readonly name: string
  readonly teams: number
}
let club: SomeClub

test.use({ viewport: { width: 390, height: 844 } })
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const home = await (await context.request.get('/')).text()
  const year = Number(/href="\/(\d+)\/favourites\/"/.exec(home)?.[1])
  const read = async (name: string) => (await context.request.get(`/${year}/${name}.json`)).json()
  const [names, schedule] = [await read('search'), await read('schedule')]
  const clubs = names.clubs as readonly [id: string, name: string][]
  const teams = schedule.teams as readonly [id: string, name: string, category: number, club: number][]
  const teamsOf = (id: string) => teams.filter(([, , , at]) => schedule.clubs[at] === id).length
  const [id = '', name = ''] =
    clubs.find(([key]) => /^\d+$/.test(key) && teamsOf(key) > 2 && teamsOf(key) < 9) ?? []
  club = { address: `/${year}/clubs/${id}/`, name, teams: teamsOf(id) }
  await context.close()
})

const number = (count: number) => ({ '{{count, number}}': String(count), '{{name}}': club.name })
const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((sentence, [place, value]) => sentence.replace(place, value), text)
const follow = (page: Page) => page.locator('button.follow')
const allFollowed = () => filled(english.followClub.all_other, number(club.teams))
const none = () => filled(english.clubs.follow_other, number(club.teams))

test('one press follows a whole club, another no longer, and each can be taken back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await newAccount(request)
  await withToken(context, token)
  const faults = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto(club.address)
  await expect(follow(page)).toHaveText(none())
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false')
  await follow(page).click()
  await expect(follow(page)).toHaveText(allFollowed())
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true')
  const toast = page.getByRole('status').filter({ hasText: club.name })
  await expect(toast).toBeVisible()

  // One of the teams is no longer followed: the club is followed in part.
  await page.locator('.club-teams a').first().click()
  await page.locator('button.heart[aria-pressed="true"]').click()
  await expect(page.locator('button.heart[aria-pressed="false"]')).toBeVisible()
  await page.goto(club.address)
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'mixed')
  await follow(page).click()
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true')

  await follow(page).click()
  await expect(follow(page)).toHaveText(none())
  await page.getByRole('button', { name: english.account.undo }).click()
  await expect(follow(page)).toHaveText(allFollowed())
  await page.reload()
  await expect(follow(page)).toHaveText(allFollowed())
  expect(await faults()).toEqual([])
})

test('who signs in to follow a club follows it, each team sent whole, and is back at it', async ({
  page,
}) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/favorites/teams'))
      sent.push(request.postDataJSON())
  })
  await page.goto(club.address)
  await page.locator('a.follow').click()
  await expect(page).toHaveURL(/\/signin\/\?from=.*then=favourite-club:/)
  await page.locator('.account-other a').click()
  await expect(page).toHaveURL(/\/signup\/\?from=.*then=favourite-club:/)
  await page.getByLabel(english.account.email).fill(newEmail())
  await page.getByLabel(english.account.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(english.account.name, { exact: true }).fill('Åsa Löfgren')
  await page.locator('form.account-form').getByRole('button', { name: english.visitor.signUp }).click()
  await expect(page).toHaveURL(new RegExp(`${club.address}$`))
  await expect(follow(page)).toHaveText(allFollowed())
  expect(sent).toHaveLength(club.teams)
  for (const payload of sent)
    expect(payload).toMatchObject({
      teamName: expect.stringMatching(/./),
      nation: expect.stringMatching(/./),
      nationCode: expect.stringMatching(/./),
      category: expect.stringMatching(/./),
      catShort: expect.stringMatching(/./),
    })
})

test('a club is found from the menu by its nation, and from its teams', async ({ page }) => {
  const year = club.address.split('/')[1]
  await page.goto(`/${year}/`)
  await page.locator('.drawer summary').click()
  await page.locator('.drawer-list a[href$="/clubs/"]').click()
  await expect(page).toHaveURL(new RegExp(`/${year}/clubs/$`))
  const link = page.locator(`.name-list a[href="${club.address}"]`)
  const nation = page.locator('details.fold', { has: link })
  if (!(await link.isVisible())) await nation.locator('summary').click()
  await link.click()
  await expect(page.locator('h1')).toHaveText(club.name)
  await page.locator('.club-teams a').first().click()
  await page.locator(`.team-line a[href="${club.address}"]`).click()
  await expect(page.locator('h1')).toHaveText(club.name)
})
