import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'
import { giveRole, newAccount, openAdmin, ownerToken } from './organiser-account.ts'
import { expectNoFindings } from './page-checks.ts'
import { waiting } from './tags.ts'

const SLOW = { timeout: 30_000 }

/** A published sheet, whose cells somebody changes. */
async function publishSheet(first: string) {
  let content = first
  const server = createServer((_, response) => response.end(content))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${randomUUID()}/pub`,
    change: (next: string) => {
      content = next
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

const sheetOf = (year: number, rows: readonly string[]) =>
  ['id,class,division,date,time,field,home,away,homeScore,awayScore', ...rows]
    .join('\n')
    .replaceAll('YEAR', String(year))
const ROWS = [
  'm1,P14,Grupp 1,YEAR-07-05,08:00,Heden 1,Lag Ett,Lag Två,,',
  'm2,P14,Grupp 1,YEAR-07-06,09:00,Heden 1,Lag Två,Lag Tre,,',
]

async function publish(request: APIRequestContext, token: string, year: number, isPublic: boolean) {
  const value = JSON.stringify({ clubs: isPublic, teams: isPublic, lot: isPublic, schedule: isPublic })
  const change = { key: randomUUID(), set: { part: 'published', value } }
  const query = `mutation($change: EditionChange!) {
    change(cupId: "demo-cup", tournamentId: "t${year}", change: $change) { revision } }`
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.post('/graphql', { headers, data: { query, variables: { change } } })
  expect((await response.json()).errors).toBeUndefined()
}

async function press(item: Locator, word: string): Promise<void> {
  await item.getByRole('button', { name: word, exact: true }).click()
  await item.getByRole('button', { name: `Yes: ${word}` }).click()
}

test(
  'a sheet is added, looked at and followed with one press, and what changes in it arrives in the feed',
  waiting,
  async ({ browser, request, baseURL }) => {
    test.slow()
    // A year that no other test knows.
    const year = 1800 + randomInt(90)
    const sheet = await publishSheet(sheetOf(year, ROWS))
    const token = await ownerToken(request)
    const page = await openAdmin(browser, baseURL ?? '', token, '/admin/#sources')
    try {
      await page.getByRole('button', { name: 'Add a source' }).click()
      await expect(page.getByText(/Publish to web/)).toBeVisible()
      await page.getByLabel('Address of a table').fill('ftp://sheets.example/')
      await page.getByRole('button', { name: 'Look at it' }).click()
      await expect(page.getByLabel('Address of a table')).toBeFocused()
      await page.getByLabel('Address of a table').fill(sheet.address)
      await page.getByLabel('Seconds from one look to the next').fill('5')
      await page.getByText('What the file does not say').click()
      await page.getByLabel('How far a new edition is public').selectOption('none')
      await expectNoFindings(page, [390, 1440])
      await page.getByRole('button', { name: 'Look at it' }).click()

      const item = page.locator('.admin-rows > li').filter({ hasText: sheet.address })
      await expect(item.getByText('Nothing of it is stored yet')).toBeVisible(SLOW)
      await expect(item.getByRole('heading', { name: `${year}: a new edition` })).toBeVisible()
      await expect(item.getByText('Teams: 3 new')).toBeVisible()
      await expectNoFindings(page, [390, 1440])
      await press(item, 'Follow')
      await expect(item.getByText('Followed: all that it holds is stored.')).toBeVisible(SLOW)
      await expect(item.getByText(/Last stored/)).toBeVisible()

      await publish(request, token, year, true)
      sheet.change(sheetOf(year, [`${ROWS[0]?.slice(0, -1)}21,19`, ROWS[1] ?? '']))
      await expect
        .poll(async () => (await request.get(`/feed/demo-cup/t${year}`)).text(), SLOW)
        .toMatch(/"homeScore":21/)
      await publish(request, token, year, false)

      sheet.change(`<!doctype html><title>Sign in</title>`)
      await expect(item.getByText('It could not be read or stored.')).toBeVisible(SLOW)
      await expect(item.getByText(/is a web page, not a table/)).toBeVisible()
      await expect(item.getByText(/Next try/)).toBeVisible()
      await expectNoFindings(page, [390, 1440])

      await item.getByRole('button', { name: 'Pause' }).click()
      await expect(item.getByText('Paused: it changes nothing.')).toBeVisible()
      sheet.change(sheetOf(year, ROWS))
      await item.getByRole('button', { name: 'Go on' }).click()
      await expect(item.getByText('Followed: all that it holds is stored.')).toBeVisible(SLOW)

      const email = `editor-${randomUUID().slice(0, 8)}@example.org`
      const editors = await newAccount(request, email)
      await giveRole(email, 'editor')
      const editor = await openAdmin(browser, baseURL ?? '', editors, '/sv/admin/#sources')
      await expect(editor.getByText(sheet.address).first()).toBeVisible()
      await expect(editor.getByText('Du får pausa dem')).toBeVisible()
      await expect(editor.getByRole('button', { name: 'Pausa' }).first()).toBeVisible()
      await expect(editor.getByRole('button', { name: 'Avsluta' })).toHaveCount(0)

      await press(item, 'End')
      await expect(page.getByText(sheet.address)).toHaveCount(0)
      await page.goto('/admin/#log')
      await expect(page.getByRole('button', { name: `Undo Source ended: ${sheet.address}` })).toBeVisible()
    } finally {
      await sheet.close()
    }
  },
)
