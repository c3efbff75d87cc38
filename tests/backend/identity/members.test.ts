import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveRole } from '../../../src/backend/identity/account/operator.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, quickHashing, startIdentity, type TestIdentity } from './identity-server.ts'

const WEEK = 7 * 24 * 60 * 60_000

describeOnBoth('those who run the cup', (engine) => {
  let service: TestIdentity
  let now = Date.parse('2026-07-01T08:00:00Z')
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    service = await startIdentity(engine, { hashing: quickHashing, now: () => now })
    for (const who of ['owner', 'editor', 'scorer', 'visitor'])
      tokens[who] = await newAccount(service.origin, `${who}@x.example`)
    for (const role of ['owner', 'editor', 'scorer'])
      await giveRole(service.db, `${role}@x.example`, role, { isSure: true, now: () => now })
  })
  afterAll(() => service.dispose())

  const as = (who: string, method: string, path: string, body?: unknown) =>
    call(service.origin, method, path, {
      token: tokens[who] ?? null,
      ...(body === undefined ? {} : { body }),
    })
  const roles = async () => {
    const { json } = await as('owner', 'GET', '/api/members')
    return Object.fromEntries(
      json.members.map(({ email, role }: { email: string; role: string }) => [email.split('@')[0], role]),
    )
  }
  const idOf = async (who: string) => (await as(who, 'GET', '/api/user/role')).json.id
  const invitation = async (role: string) =>
    (await as('owner', 'POST', '/api/invitations', { role })).json.secret as string

  it('tells each account its role, and nothing to whoever is not signed in', async () => {
    for (const role of ['owner', 'editor', 'scorer'])
      expect((await as(role, 'GET', '/api/user/role')).json).toMatchObject({ role })
    expect((await as('visitor', 'GET', '/api/user/role')).json).toMatchObject({ role: null })
    expect((await as('nobody', 'GET', '/api/user/role')).status).toBe(401)
  })

  it('lets owners alone see and change members, with a sentence to others, and changes nothing', async () => {
    const before = await roles()
    const id = await idOf('editor')
    for (const who of ['editor', 'scorer', 'visitor', 'nobody'])
      for (const [method, path, body] of [
        ['GET', '/api/members'],
        ['POST', '/api/invitations', { role: 'owner' }],
        ['DELETE', '/api/invitations/1'],
        ['POST', `/api/members/${id}`, { role: 'owner' }],
        ['DELETE', `/api/members/${id}`],
      ] as const) {
        const answer = await as(who, method, path, body)
        expect([who, path, answer.status]).toEqual([who, path, who === 'nobody' ? 401 : 403])
        if (who !== 'nobody') expect(answer.json.message).toBe('Only owners of the cup may do that.')
      }
    expect(await roles()).toEqual(before)
    expect((await as('owner', 'GET', '/api/members')).json.invitations).toEqual([])
  })

  it('refuses an owner who acts from a page of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await call(service.origin, 'POST', '/api/invitations', {
      token: tokens.owner ?? null,
      body: { role: 'owner' },
      headers,
    })
    expect(answer.status).toBe(403)
  })

  it('makes one account a member by an invitation, once, and stores no secret', async () => {
    const secret = await invitation('editor')
    const rows = await service.db.selectFrom('invitation').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    tokens.guest = await newAccount(service.origin, 'guest@x.example')
    expect((await as('guest', 'POST', '/api/user/role', { secret })).json).toMatchObject({ role: 'editor' })
    const again = await as('visitor', 'POST', '/api/user/role', { secret })
    expect(again.status).toBe(404)
    expect(again.json.message).toContain('Ask for a new one')
    expect(await roles()).toMatchObject({ guest: 'editor' })
    expect(await roles()).not.toHaveProperty('visitor')
  })

  it('lets only one of two accounts in that accept an invitation at the same time', async () => {
    const secret = await invitation('scorer')
    const [a, b] = [
      await newAccount(service.origin, 'a@x.example'),
      await newAccount(service.origin, 'b@x.example'),
    ]
    const answers = await Promise.all(
      [a, b].map((token) => call(service.origin, 'POST', '/api/user/role', { token, body: { secret } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('ends an invitation after a week, and when it is taken back', async () => {
    const late = await invitation('owner')
    const takenBack = await invitation('owner')
    const [open] = (await as('owner', 'GET', '/api/members')).json.invitations
    expect((await as('owner', 'DELETE', `/api/invitations/${open.id}`)).status).toBe(204)
    expect((await as('visitor', 'POST', '/api/user/role', { secret: takenBack })).status).toBe(404)
    now += WEEK
    expect((await as('visitor', 'POST', '/api/user/role', { secret: late })).status).toBe(404)
    expect((await as('visitor', 'POST', '/api/user/role', { secret: 'x' })).status).toBe(404)
  })

  it('takes no role away by an invitation to a lower one', async () => {
    const secret = await invitation('scorer')
    expect((await as('owner', 'POST', '/api/user/role', { secret })).json).toMatchObject({ role: 'owner' })
  })

  it('changes and removes members, ends the role at once, and keeps one owner', async () => {
    const [editor, owner] = [await idOf('editor'), await idOf('owner')]
    expect((await as('owner', 'POST', `/api/members/${editor}`, { role: 'scorer' })).status).toBe(204)
    expect((await as('editor', 'GET', '/api/user/role')).json.role).toBe('scorer')
    expect((await as('owner', 'DELETE', `/api/members/${editor}`)).status).toBe(204)
    expect((await as('editor', 'GET', '/api/user/role')).json.role).toBeNull()
    for (const answer of [
      await as('owner', 'DELETE', `/api/members/${owner}`),
      await as('owner', 'POST', `/api/members/${owner}`, { role: 'editor' }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.json.message).toContain('One owner must be left')
    }
    expect(
      (await as('owner', 'POST', `/api/members/${await idOf('visitor')}`, { role: 'owner' })).status,
    ).toBe(404)
    expect(await roles()).toMatchObject({ owner: 'owner' })
  })

  it('lets two owners who remove each other at the same time leave one', async () => {
    await giveRole(service.db, 'guest@x.example', 'owner', { isSure: true, now: () => now })
    const [owner, guest] = [await idOf('owner'), await idOf('guest')]
    await Promise.all([
      as('owner', 'DELETE', `/api/members/${guest}`),
      as('guest', 'DELETE', `/api/members/${owner}`),
    ])
    const left = await service.db.selectFrom('member').selectAll().where('role', '=', 'owner').execute()
    expect(left).toHaveLength(1)
    await giveRole(service.db, 'owner@x.example', 'owner', { isSure: true, now: () => now })
  })

  it('ends the invitations of an owner who is one no longer', async () => {
    await giveRole(service.db, 'scorer@x.example', 'owner', { isSure: true, now: () => now })
    const { secret } = (await as('scorer', 'POST', '/api/invitations', { role: 'owner' })).json
    await as('owner', 'POST', `/api/members/${await idOf('scorer')}`, { role: 'scorer' })
    expect((await as('scorer', 'POST', '/api/user/role', { secret })).status).toBe(404)
  })

  it('logs each change with who and when, and keeps the log when an account is deleted', async () => {
    const { acts } = (await as('owner', 'GET', '/api/members')).json
    expect(acts).toContainEqual(
      expect.objectContaining({ kind: 'joined', role: 'editor', by: 'guest', name: 'guest' }),
    )
    expect(acts).toContainEqual(expect.objectContaining({ kind: 'removed', by: 'owner', name: 'editor' }))
    expect(acts.at(-1)).toMatchObject({ kind: 'changed', role: 'owner', by: null, name: 'owner' })
    expect(acts.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['invited', 'uninvited', 'joined', 'changed', 'removed']),
    )
    const count = acts.length
    await call(service.origin, 'GET', '/api/user/delete', {
      token: tokens.guest ?? null,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    expect((await as('owner', 'GET', '/api/members')).json.acts).toHaveLength(count)
  })

  it('gives the operator no role for an address that nobody has confirmed, unless they are sure', async () => {
    const give = (isSure: boolean) =>
      giveRole(service.db, 'visitor@x.example', 'owner', { isSure, now: () => now })
    await expect(give(false)).rejects.toThrow('--unconfirmed')
    await expect(
      giveRole(service.db, 'visitor@x.example', 'boss', { isSure: true, now: () => now }),
    ).rejects.toThrow('owner, editor, scorer')
  })
})
