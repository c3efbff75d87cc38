import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'
import { openIdentity } from '../../../src/backend/identity/base/open.ts'
import { createApp } from '../../../src/backend/main.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'
import { call, field, newAccount, PASSWORD, raw, team } from './identity-server.ts'

/** Both services as they are shipped: one process, and on PostgreSQL one database. */
describeOnBoth('the calls of the table', (engine) => {
  let origin: string
  let close: () => Promise<void>
  beforeAll(async () => {
    const base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition2026()))
    const { target } = base
    const identityDatabase =
      target.kind === 'sqlite' ? { ...target, file: `${target.file}.identity` } : target
    const identityDb = await openIdentity({ identityDatabase })
    const config = testConfig({ cupId: 'test-cup', siteUrl: 'https://cup.example' })
    const app = createApp(config, base.db, undefined, identityDb)
    const server = await startServer(app, { host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = async () => {
      await stopServer(server)
      await identityDb.destroy()
      await base.dispose()
    }
  })
  afterAll(() => close())

  it('POST /sanctum/register: the body is the token, of 240 bits', async () => {
    const body = { name: '  Anna\u202e Ek ', email: ' Anna@Example.org ', password: PASSWORD, extra: 1 }
    const answer = await call(origin, 'POST', '/sanctum/register', { body })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(answer.text).toMatch(/^\d+\|[\w-]{40}$/)
    const user = await call(origin, 'GET', '/api/user', { token: answer.text })
    expect([user.status, user.json]).toEqual([
      200,
      {
        id: expect.any(Number),
        name: 'Anna Ek',
        email: 'anna@example.org',
        email_verified_at: null,
        profile_photo_url: null,
        pin_match: null,
        pin_year: null,
        purchases: [],
        registrations: [],
        favourite_teams: [],
        favourite_arenas: [],
      },
    ])
    expect(user.headers.get('cache-control')).toBe('no-store')
  })

  it('POST /sanctum/token: the body is another token of the same account', async () => {
    const first = await newAccount(origin, 'bo@example.org')
    const answer = await call(origin, 'POST', '/sanctum/token', {
      body: { email: 'BO@example.org', password: PASSWORD },
    })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toBe(first)
    const ids = await Promise.all(
      [first, answer.text].map(async (token) => (await call(origin, 'GET', '/api/user', { token })).json.id),
    )
    expect(ids[0]).toBe(ids[1])
  })

  it('POST /api/logout: ends this session and no other', async () => {
    const token = await newAccount(origin, 'cy@example.org')
    const other = (
      await call(origin, 'POST', '/sanctum/token', { body: { email: 'cy@example.org', password: PASSWORD } })
    ).text
    expect((await call(origin, 'POST', '/api/logout', { token, body: '' })).status).toBe(204)
    expect((await call(origin, 'GET', '/api/user', { token })).status).toBe(401)
    expect((await call(origin, 'GET', '/api/user', { token: other })).status).toBe(200)
  })

  it('POST and DELETE of favourite teams: names come from the results, whatever the client says', async () => {
    const token = await newAccount(origin, 'di@example.org')
    const body = { ...team('a'), teamName: '<script>', nation: 'Nowhere', catShort: 'G21' }
    const added = await call(origin, 'POST', '/api/user/favorites/teams', { token, body })
    expect([added.status, added.json]).toEqual([
      201,
      {
        id: expect.any(Number),
        team_id: 'a',
        year: 2026,
        teamName: 'IK Example 1',
        nation: 'Sweden',
        nationCode: expect.stringMatching(/^se$/i),
        category: 'Boys 14',
        catShort: 'B14',
      },
    ])
    const again = await call(origin, 'POST', '/api/user/favorites/teams', { token, body })
    expect([again.status, again.json]).toEqual([200, added.json])
    const { favourite_teams } = (await call(origin, 'GET', '/api/user', { token })).json
    expect(favourite_teams).toEqual([added.json])
    const path = `/api/user/favorites/teams/${added.json.id}`
    const removed = await call(origin, 'DELETE', path, { token, body: { team_id: 'a', year: 2026 } })
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await call(origin, 'DELETE', path, { token })).status).toBe(404)
    expect((await call(origin, 'GET', '/api/user', { token })).json.favourite_teams).toEqual([])
  })

  it('keeps what the client says, cleaned, of a team that the results do not know', async () => {
    const token = await newAccount(origin, 'ed@example.org')
    const body = { ...team(9_000_001), teamName: ' Łódź\u0000\u202e  1 ', catShort: null }
    const { status, json } = await call(origin, 'POST', '/api/user/favorites/teams', { token, body })
    expect([status, json]).toEqual([
      201,
      expect.objectContaining({ team_id: '9000001', year: 2026, teamName: 'Łódź 1', catShort: '' }),
    ])
  })

  it('POST and DELETE of favourite fields', async () => {
    const token = await newAccount(origin, 'fi@example.org')
    const body = field('elsewhere-1')
    const added = await call(origin, 'POST', '/api/user/favorites/fields', { token, body })
    expect([added.status, added.json]).toEqual([
      201,
      { id: expect.any(Number), field_id: 'elsewhere-1', year: 2026, arenaId: 'heden', fieldName: 'Heden 5' },
    ])
    expect((await call(origin, 'GET', '/api/user', { token })).json.favourite_arenas).toEqual([added.json])
    const path = `/api/user/favorites/fields/${added.json.id}`
    expect((await call(origin, 'DELETE', path, { token })).status).toBe(204)
    expect((await call(origin, 'GET', '/api/user', { token })).json.favourite_arenas).toEqual([])
  })

  it('POST /api/user/auth/token: an address of our own host', async () => {
    const token = await newAccount(origin, 'gi@example.org')
    const { status, json } = await call(origin, 'POST', '/api/user/auth/token', { token })
    expect([status, json]).toEqual([
      200,
      { url: expect.stringMatching(/^https:\/\/cup\.example\/account\/open\/[\w-]{40}$/) },
    ])
  })

  it('GET /api/user/delete: the account is gone, and may be made anew', async () => {
    const token = await newAccount(origin, 'ho@example.org')
    const gone = await call(origin, 'GET', '/api/user/delete', { token })
    expect([gone.status, gone.json]).toEqual([200, { message: 'The account is deleted.' }])
    expect((await call(origin, 'GET', '/api/user', { token })).status).toBe(401)
    const body = { email: 'ho@example.org', password: PASSWORD }
    expect((await call(origin, 'POST', '/sanctum/token', { body })).status).toBe(422)
    await newAccount(origin, 'ho@example.org')
  })

  it('GET /api/user/delete is not triggered by a link, an image or a prefetch, even with the header', async () => {
    const token = await newAccount(origin, 'li@example.org')
    const authorization = `Bearer ${token}`
    const withCookie = await raw(origin, 'GET', '/api/user/delete', { cookie: `user-token=${token}` })
    expect(withCookie.status).toBe(401)
    const triggers: Record<string, string>[] = [
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'image' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-purpose': 'preview' },
    ]
    for (const headers of triggers) {
      const { status } = await raw(origin, 'GET', '/api/user/delete', { authorization, ...headers })
      expect([headers, status]).toEqual([headers, 403])
    }
    expect((await raw(origin, 'HEAD', '/api/user/delete', { authorization })).status).toBe(405)
    expect((await call(origin, 'GET', '/api/user', { token })).status).toBe(200)
    const script = { authorization, 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'empty' }
    expect((await raw(origin, 'GET', '/api/user/delete', script)).status).toBe(200)
  })

  it('lets the pages of the site ask with credentials, and no others', async () => {
    const path = '/api/user/favorites/teams/1'
    const { headers } = await raw(origin, 'OPTIONS', path, {
      origin: 'https://cup.example',
      'access-control-request-method': 'DELETE',
    })
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://cup.example',
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
    })
    expect(headers['access-control-allow-methods']).toContain('DELETE')
    expect(headers['access-control-allow-headers']).toContain('authorization')
    for (const address of ['/api/user', '/sanctum/token', '/api/nothing']) {
      const own = await raw(origin, 'GET', address, { origin: 'https://cup.example' })
      const other = await raw(origin, 'GET', address, { origin: 'https://evil.example' })
      expect(own.headers['access-control-allow-origin']).toBe('https://cup.example')
      expect(other.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('speaks of faults in the language asked for, by field', async () => {
    const body = { email: 'nobody', password: 'short' }
    const english = await call(origin, 'POST', '/sanctum/register', { body })
    expect([english.status, Object.keys(english.json.errors)]).toEqual([422, ['email']])
    const swedish = await call(origin, 'POST', '/sanctum/register', {
      body,
      headers: { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.5' },
    })
    expect(swedish.json.errors.email).toEqual(['Ange en e-postadress, till exempel namn@example.org.'])
    expect(swedish.json.message).toBe(swedish.json.errors.email[0])
  })

  it('refuses other methods, other addresses, other formats and bodies over 64 KB', async () => {
    const token = await newAccount(origin, 'iz@example.org')
    const wrong = await call(origin, 'POST', '/api/user', { token })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await call(origin, 'GET', '/sanctum/token')).status).toBe(405)
    expect((await call(origin, 'GET', '/api/nothing', { token })).status).toBe(404)
    const post = (body: string, headers: Record<string, string> = {}) =>
      call(origin, 'POST', '/sanctum/token', { body, headers })
    expect((await post('{"a":')).status).toBe(400)
    expect((await post('email=a', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(JSON.stringify({ email: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await post('x'.repeat(10_000_000))).status).toBe(413)
  })
})
