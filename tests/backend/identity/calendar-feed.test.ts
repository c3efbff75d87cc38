import { hash } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calendarFile, eventText } from '../../../src/domain/calendar/calendar-file.ts'
import { inStockholm } from '../../../src/domain/time/stockholm-iso.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, quickHashing, startIdentity, type TestIdentity, team } from './identity-server.ts'

const LATEST = { schedulePublished: true, teamsPublished: true, lotPublished: true, clubsPublished: true }
const CUP = {
  cups: [
    {
      name: 'Test; Cup',
      editions: [
        { name: '2027', tournaments: [{ id: 't27', status: {} }] },
        { name: '2026', tournaments: [{ id: 't26', status: LATEST }] },
        { name: '2025', tournaments: [{ id: 't25', status: LATEST }] },
      ],
    },
  ],
}
/** The calendar of a team as the site would have it: team `tN` plays at N o'clock, and all meet in one final. */
const calendarOf = (id: string): string => {
  const event = (uid: string, hour: number) =>
    eventText({
      id: uid,
      summary: uid,
      stamp: new Date(0),
      start: inStockholm(Date.UTC(2026, 6, 7, hour)),
      timezone: 'Europe/Stockholm',
    })
  const hour = Number(id.slice(1))
  return calendarFile({ cupId: 'cup', name: id, locale: 'en' }, [
    event(`match-${id}`, hour),
    event('final', 20),
  ])
}

describeOnBoth('the calendar of somebody’s teams', (engine) => {
  let service: TestIdentity
  let origin: string
  let clock = Date.UTC(2026, 6, 6, 10)
  let siteAnswers: (path: string) => Response
  const asked: string[] = []
  beforeAll(async () => {
    service = await startIdentity(engine, {
      hashing: quickHashing,
      now: () => clock,
      ask: async () => Response.json({ data: CUP }),
      askSite: async ({ url }) => {
        const { pathname } = new URL(url)
        asked.push(pathname)
        return siteAnswers(pathname)
      },
    })
    origin = service.origin
  })
  afterAll(() => service.dispose())
  beforeEach(() => {
    asked.length = 0
    siteAnswers = (path) => {
      const [, id = ''] = /\/calendar\/team\/(t\d+)\.ics$/.exec(path) ?? []
      return id === '' ? new Response('none', { status: 404 }) : new Response(calendarOf(id))
    }
  })

  const enter = async (token: string): Promise<string> => {
    const { url } = (await call(origin, 'POST', '/api/user/auth/token', { token })).json
    const { headers } = await call(origin, 'GET', new URL(url).pathname)
    return cookiesOf(headers)
  }
  const cookiesOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  const page = async (cookie: string) => (await call(origin, 'GET', '/account', { headers: { cookie } })).text
  const keyIn = (html: string) => /name="key" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? ''
  const press = async (cookie: string, path: string) =>
    call(origin, 'POST', path, {
      body: new URLSearchParams({ key: keyIn(await page(cookie)) }).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const addressIn = (html: string) =>
    />(http[^<]+\/account\/calendar\/[\w-]{40}\.ics)<\/code>/.exec(html)?.[1] ?? ''

  /** Creates an account with favourites and opens its account page; `feed` is the path of its new calendar. */
  async function somebody(name: string, teams: readonly string[] = ['t10', 't9']) {
    const token = await newAccount(origin, `${name}@x.example`)
    for (const id of teams) await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team(id) })
    const visit = await enter(token)
    const made = await press(visit, '/account/calendars')
    expect([made.status, made.headers.get('location')]).toEqual([303, '/account?done=calendarMade#calendar'])
    const cookie = `${visit}; ${cookiesOf(made.headers)}`
    const html = await page(cookie)
    return { token, visit, cookie, html, feed: new URL(addressIn(html)).pathname }
  }
  const get = (path: string, headers: Record<string, string> = {}) => call(origin, 'GET', path, { headers })
  const summaries = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).summary)
  const idIn = (html: string) => /\/account\/calendars\/(\d+)\/end/.exec(html)?.[1]

  it('has the matches of all of them in the latest edition, each once, as favourites are now', async () => {
    const { token, feed } = await somebody('anna')
    await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team('t3', 2025) })
    const first = await get(feed)
    expect(first.status).toBe(200)
    expect(summaries(first.text)).toEqual(['match-t9', 'match-t10', 'final'])
    expect(asked.toSorted()).toEqual(['/2026/calendar/team/t10.ics', '/2026/calendar/team/t9.ics'])
    expect(first.text).toContain('X-WR-CALNAME:My teams – Test\\; Cup')
    await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team('t8') })
    await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team('gone') })
    expect(summaries((await get(feed)).text)).toEqual(['match-t8', 'match-t9', 'match-t10', 'final'])
  })

  it('is kept by nobody else, told to no other site, and sent again only where it changed', async () => {
    const { token, feed } = await somebody('bo')
    const { headers } = await get(feed)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': 'attachment; filename="matches.ics"',
      'referrer-policy': 'no-referrer',
    })
    const tag = headers.get('etag') ?? 'none'
    const same = await get(feed, { 'if-none-match': tag })
    expect([same.status, same.text, same.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, no-cache',
    ])
    await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team('t8') })
    expect((await get(feed, { 'if-none-match': tag })).status).toBe(200)
  })

  it('is shown to the browser that made it, while it visits, with its ways into a calendar', async () => {
    const { html, visit, cookie, feed } = await somebody('ci')
    const done = await call(origin, 'GET', '/account?done=calendarMade', { headers: { cookie } })
    expect(done.text).toMatch(
      /<h2 id="calendar">[^<]+<\/h2><p class="note" role="status">Your calendar has an address\./,
    )
    expect(done.text.match(/Your calendar has an address/g)).toHaveLength(1)
    const address = origin + feed
    expect(html).toContain(`href="${address.replace('http:', 'webcal:')}"`)
    expect(html).toContain(
      `href="https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address.replace('http:', 'webcal:'))}" target="_blank" rel="noopener noreferrer"`,
    )
    expect(html).toContain('Google once a day or so')
    expect(await page(visit)).not.toContain('/account/calendar/')
    const secret = feed.slice('/account/calendar/'.length, -4)
    const stored = await service.db.selectFrom('calendar_feed').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
    const left = await press(cookie, '/account/leave')
    expect(left.headers.getSetCookie().join()).toContain('account-calendar=; Max-Age=0')
    const other = await enter(await newAccount(origin, 'stranger@x.example'))
    expect(await page(`${other}; account-calendar=${secret}`)).not.toContain(secret)
  })

  it('can be copied where its page shows it, by lines that the policy of that page names', async () => {
    const { visit, cookie } = await somebody('cu')
    const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''
    const shown = await call(origin, 'GET', '/account', { headers: { cookie } })
    const [, script = ''] = /<script>([^<]+)<\/script>/.exec(shown.text) ?? []
    expect(script).toContain('clipboard')
    expect(policyOf(shown)).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`)
    expect(shown.text).toMatch(/<button type="button" class="copy" [^>]*hidden>/)
    const later = await call(origin, 'GET', '/account', { headers: { cookie: visit } })
    expect([policyOf(later).includes('script-src'), later.text.includes('<script')]).toEqual([false, false])
  })

  it('is told from another that was made in the same minute, and from the one that is shown', async () => {
    const { cookie, visit } = await somebody('cy')
    clock += 7_000
    const made = await press(cookie, '/account/calendars')
    clock -= 7_000
    const html = await page(`${visit}; ${cookiesOf(made.headers)}`)
    const rows = [...html.matchAll(/<th scope="row"><time [^>]+>([^<]+)<\/time>([^/]*)<\/th>/g)]
    const ofCalendars = rows.filter(([, time = '']) => /:\d\d:\d\d$/.test(time))
    expect(ofCalendars.map(([, time, more]) => [time, more])).toEqual([
      ['06 Jul 12:00:00', ''],
      ['06 Jul 12:00:07', '<br>shown above'],
    ])
    expect(html).toContain('aria-label="End the address of 06 Jul 12:00:07"')
  })

  it('ends when it is revoked, and nobody else’s with it', async () => {
    const one = await somebody('di')
    const other = await somebody('ed')
    const id = idIn(one.html)
    expect((await press(other.cookie, `/account/calendars/${id}/end`)).status).toBe(404)
    expect((await press(other.cookie, `/account/calendars/${id}/renew`)).status).toBe(404)
    const over = await press(one.cookie, `/account/calendars/${id}/end`)
    expect([over.status, over.headers.get('location')]).toEqual([303, '/account?done=calendarOver#calendar'])
    const ended = await get(one.feed, { 'accept-language': 'sv' })
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(ended.text).toBe(
      'Den här kalendern är avslutad, eller så är adressen inte hel. Skapa en ny på din kontosida.\n',
    )
    expect((await get(other.feed)).status).toBe(200)
    expect(await page(one.cookie)).not.toContain('/account/calendar/')
  })

  it('gets another address, and the old one ends', async () => {
    const { cookie, visit, html, feed } = await somebody('fi')
    const renewed = await press(cookie, `/account/calendars/${idIn(html)}/renew`)
    const next = addressIn(await page(`${visit}; ${cookiesOf(renewed.headers)}`))
    expect(next).not.toBe('')
    expect([(await get(feed)).status, (await get(new URL(next).pathname)).status]).toEqual([404, 200])
  })

  it('is one of three at most, whoever presses how fast', async () => {
    const { cookie, token } = await somebody('gi')
    await Promise.all(Array.from({ length: 6 }, () => press(cookie, '/account/calendars')))
    expect(await page(cookie)).toContain('Three addresses are the most.')
    const { id } = (await call(origin, 'GET', '/api/user', { token })).json
    const rows = service.db.selectFrom('calendar_feed').select('id').where('account_id', '=', id)
    expect(await rows.execute()).toHaveLength(3)
  })

  it('goes with the account, and is in the file of its data without what opens it', async () => {
    const { token, visit, feed } = await somebody('ho')
    await get(feed)
    const data = await call(origin, 'GET', '/account/export', { headers: { cookie: visit } })
    expect(data.json.calendars).toEqual([
      {
        id: expect.any(Number),
        locale: 'en',
        createdAt: '2026-07-06T10:00:00.000Z',
        readAt: '2026-07-06T10:00:00.000Z',
      },
    ])
    expect(data.text).not.toMatch(/hash|secret/)
    await call(origin, 'GET', '/api/user/delete', { token })
    expect((await get(feed)).status).toBe(404)
  })

  it('is not to be guessed', async () => {
    const { feed } = await somebody('iz')
    const tries = [
      feed.replace(/.\.ics$/, (end) => (end === 'A.ics' ? 'B.ics' : 'A.ics')),
      feed.replace('.ics', ''),
      '/account/calendar/.ics',
      '/account/calendar/%00.ics',
      `/account/calendar/${"' or 1=1 --".padEnd(40, 'x')}.ics`,
    ]
    for (const path of tries) expect((await get(path)).status, path).toBe(404)
    expect(service.faults).toEqual([])
  })

  it('is rather late than without matches: where the site is away nothing vanishes from the phone', async () => {
    const { feed } = await somebody('jo')
    const answers = [
      () => new Response('away', { status: 503 }),
      () => new Response('<!doctype html>'),
      () => new Response(calendarOf('t9').slice(0, 200)),
      () => {
        throw new Error('refused')
      },
    ]
    for (const answer of answers) {
      siteAnswers = answer
      const { status, headers, text } = await get(feed)
      expect([status, headers.get('retry-after')]).toEqual([503, '60'])
      expect(text).toBe('The matches cannot be read at the moment. Try again in 60 seconds.\n')
    }
  })

  it('is asked for as often as calendars ask, and no more', async () => {
    const { feed } = await somebody('ka', ['t9'])
    for (let time = 0; time < 120; time += 1) expect((await get(feed)).status).toBe(200)
    const { status, headers } = await get(feed)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    clock += 60 * 60_000
    expect((await get(feed)).status).toBe(200)
  })
})
