import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import writeWorkbook from 'write-excel-file/node'
import { test } from './journey.ts'
import { giveRole, newAccount, openAdmin } from './organiser-account.ts'
import { expectNoFindings } from './page-checks.ts'

const HEADER = ['Klass', 'Grupp', 'Datum', 'Tid', 'Plan', 'Laget', 'Bortalag', 'Resultat']
/** A year that no other test knows, nor a run before this one. */
const newYear = () => 1920 + randomInt(60)
/** The days are written so that nobody can tell day and month apart. */
const rowsOf = (year: number) => [
  HEADER,
  ['P14', 'Grupp 1', `5/7/${year}`, '08.00', 'Heden 1', 'Lag Ett', 'Lag Två', ''],
  ['P14', 'Grupp 1', `6/7/${year}`, '09.00', 'Heden 1', 'Lag Två', 'Lag Tre', ''],
]
const workbook = (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  writeWorkbook(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()

async function openImport(
  browser: Browser,
  request: APIRequestContext,
  origin: string,
  address = '/admin/#import',
): Promise<Page> {
  const email = `editor-${randomUUID().slice(0, 8)}@example.org`
  const token = await newAccount(request, email)
  await giveRole(email, 'editor')
  return openAdmin(browser, origin, token, address)
}

/** Reports the first match of the year, as the desk does. Its schedule is public for that moment only. */
async function reportFirst(request: APIRequestContext, year: number, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const ask = async (kind: 'change' | 'report', type: string, variables: object) => {
    const match = kind === 'report' ? ', matchId: $match' : ''
    const query = `mutation(${kind === 'report' ? '$match: ID!, ' : ''}$what: ${type}!) {
      ${kind}(cupId: "demo-cup", tournamentId: "t${year}"${match}, ${kind}: $what) { revision } }`
    const response = await request.post('/graphql', { headers, data: { query, variables } })
    expect((await response.json()).errors).toBeUndefined()
  }
  const publish = (isPublic: boolean) => {
    const value = JSON.stringify({ clubs: isPublic, teams: isPublic, lot: isPublic, schedule: isPublic })
    return ask('change', 'EditionChange', { what: { key: randomUUID(), set: { part: 'published', value } } })
  }
  const edition = await (await request.get(`/organisers/demo-cup/t${year}/edition`, { headers })).json()
  const what = { key: randomUUID(), kind: 'CORRECTION', state: 'FINISHED', homeScore: 9, awayScore: 8 }
  await publish(true)
  await ask('report', 'MatchReport', { match: edition.matches[0].id, what })
  await publish(false)
}

const section = (page: Page) => page.locator('.admin section')
const settled = (page: Page) => expect(section(page)).toHaveAttribute('aria-busy', 'false')

test('a spreadsheet is dropped, its question answered, a column corrected, and it is stored with one press', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await openImport(browser, request, baseURL ?? '')
  await settled(page)
  const year = newYear()
  const bytes = await workbook(rowsOf(year))
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'Spelschema.xlsx'))
    return data
  }, bytes.toString('base64'))
  await page.dispatchEvent('.admin-drop', 'drop', { dataTransfer: dropped })
  await expect(page.getByText('Day, month, year')).toBeVisible()
  await expect(page.getByText(/nothing can be stored/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Store this' })).toHaveCount(0)

  const column = page.getByLabel('Laget is')
  await expect(column).toHaveValue('-')
  await expect(page.getByText('Lag Ett · Lag Två')).toBeVisible()
  await column.selectOption({ label: 'Home team' })
  await expect(page.getByText('You have changed how the file is read')).toBeVisible()
  await page.getByText('What the file does not say').click()
  await page.getByLabel('How far a new edition is public').selectOption('none')
  await page.getByRole('button', { name: 'Day, month, year' }).click()
  await expect(page.getByRole('heading', { name: `${year}: a new edition` })).toBeVisible()
  await expect(page.getByText('Teams: 3 new')).toBeVisible()
  await expect(page.getByText('Nothing of it is public yet')).toBeVisible()
  await expectNoFindings(page, [390, 1440])

  await page.getByRole('button', { name: 'Store this' }).click()
  await page.getByRole('button', { name: 'Yes: Store this' }).click()
  await expect(page.getByText('Stored.')).toBeVisible()
  await expect(page.getByRole('link', { name: `/${year}/` })).toBeVisible()

  // The desk reports, and the file says something else.
  await reportFirst(request, year, (await page.evaluate(() => localStorage.getItem('user-token'))) ?? '')
  const [header = [], first = [], ...others] = rowsOf(year)
  const buffer = await workbook([header, [...first.slice(0, -1), '5-4'], ...others])
  const file = { name: 'Spelschema.xlsx', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel('Drop the files here, or choose them').setInputFiles(file)
  await expect(page.getByText(/Lag Ett – Lag Två: 9–8.* was reported, the file has 5–4/)).toBeVisible()
  await expect(page.getByText('The report stays')).toBeVisible()
  await page.getByLabel('Replace everything that the desk has reported').check()
  const agree = page.getByLabel(/1 report of the results desk, the result of 1 played match/)
  await expect(page.getByRole('button', { name: 'Store this' })).toBeDisabled()
  await agree.check()
  await page.getByRole('button', { name: 'Store this' }).click()
  await page.getByRole('button', { name: 'Yes: Store this' }).click()
  await expect(page.getByText('Stored.')).toBeVisible()
})

test('a table is pasted, its faults are told by class, and it is refused once another organiser was faster', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await openImport(browser, request, baseURL ?? '', '/sv/admin/#import')
  const other = await openImport(browser, request, baseURL ?? '')
  await other.getByText('What the file does not say').click()
  await other.getByLabel('How far a new edition is public').selectOption('none')
  const year = newYear()
  const text = (time: string) =>
    ['class\tdate\ttime\thome\taway', `G12\t${year}-07-05\t${time}\tLag Ett\tLag Två`].join('\n')
  const paste = async (onto: Page, content: string) => {
    await onto.locator('.admin-paste').fill(content)
    await onto.locator('.admin-paste').press('Tab')
    await onto.keyboard.press('Enter')
    await settled(onto)
  }
  await paste(page, text('25:99'))
  await expect(page.getByText(/fel: inget kan sparas/)).toBeVisible()
  await expect(page.getByText('"25:99" är ingen tid')).toBeVisible()
  await expect(section(page).locator('[lang="en"]')).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'G12' })).toBeVisible()

  await paste(page, text('08:00'))
  await paste(other, text('09:00'))
  await expect(page.getByRole('heading', { name: `${year}: en ny upplaga` })).toBeVisible()
  await other.getByRole('button', { name: 'Store this' }).click()
  await other.getByRole('button', { name: 'Yes: Store this' }).click()
  await expect(other.getByText('Stored.')).toBeVisible()
  await page.getByRole('button', { name: 'Spara detta' }).click()
  await page.getByRole('button', { name: 'Ja: Spara detta' }).click()
  await expect(page.getByText('Någon har ändrat cupen sedan du tittade')).toBeVisible()
  await page.getByRole('button', { name: 'Läs igen' }).click()
  await expect(page.getByRole('heading', { name: `${year}: ändringar` })).toBeVisible()
  await expect(page.getByText('Matcher: 1 ändrad')).toBeVisible()
})

test('without a network it says so, and a scorer is not offered it', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await openImport(browser, request, baseURL ?? '')
  await settled(page)
  await page.context().setOffline(true)
  const file = {
    name: 'a.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await workbook(rowsOf(newYear())),
  }
  await page.getByLabel('Drop the files here, or choose them').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Read it again' }).click()
  await expect(page.getByText('Day, month, year')).toBeVisible()

  const email = `scorer-${randomUUID().slice(0, 8)}@example.org`
  const token = await newAccount(request, email)
  await giveRole(email, 'scorer')
  const scorers = await openAdmin(browser, baseURL ?? '', token, '/admin/#import')
  await expect(scorers.getByText('You are a scorer')).toBeVisible()
  await expect(scorers.getByRole('heading', { name: 'Import' })).toHaveCount(0)
})
