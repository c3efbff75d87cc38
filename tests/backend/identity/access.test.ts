import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import {
  call,
  field,
  newAccount,
  quickHashing,
  startIdentity,
  type TestIdentity,
  team,
} from './identity-server.ts'

const TEAMS = '/api/user/favorites/teams'
const FIELDS = '/api/user/favorites/fields'

describeOnBoth('who may see and change what', (engine) => {
  let service: TestIdentity
  let origin: string
  beforeAll(async () => {
    service = await startIdentity(engine, { hashing: quickHashing })
    origin = service.origin
  })
  afterAll(() => service.dispose())

  it('60 cases: without a good token nothing, with one only what is one’s own', async () => {
    const [anna, bo] = [await newAccount(origin, 'anna@x.example'), await newAccount(origin, 'bo@x.example')]
    const [annaId = '', annaSecret = ''] = anna.split('|')
    const [boId = ''] = bo.split('|')
    const add = async (token: string, path: string, body: object): Promise<number> =>
      (await call(origin, 'POST', path, { token, body })).json.id
    const teamId = await add(anna, TEAMS, team('t1'))
    const fieldId = await add(anna, FIELDS, field('f1'))
    const before = (await call(origin, 'GET', '/api/user', { token: anna })).text

    const calls: [method: string, path: string, body?: object][] = [
      ['GET', '/api/user'],
      ['GET', '/api/user/delete'],
      ['POST', '/api/logout'],
      ['POST', '/api/user/auth/token'],
      ['POST', TEAMS, team('t2')],
      ['POST', FIELDS, field('f2')],
      ['DELETE', `${TEAMS}/${teamId}`],
      ['DELETE', `${FIELDS}/${fieldId}`],
    ]
    const badTokens = [
      null,
      'nonsense',
      annaSecret,
      `${boId}|${annaSecret}`,
      `${annaId}|${'A'.repeat(40)}`,
      `99999999999|${annaSecret}`,
    ]
    let cases = 0
    for (const [method, path, body] of calls) {
      for (const token of badTokens) {
        const answer = await call(origin, method, path, { token, body })
        expect([method, path, token, answer.status]).toEqual([method, path, token, 401])
        expect(answer.json).toEqual({ message: 'Unauthenticated.' })
        cases += 1
      }
    }
    for (const id of [teamId, `${teamId} or 1=1`, '-1', '0', '2147483648', '%00']) {
      for (const path of [TEAMS, FIELDS]) {
        const mine = path === FIELDS && id === teamId ? fieldId : id
        const answer = await call(origin, 'DELETE', `${path}/${mine}`, {
          token: bo,
          body: { team_id: 't1', year: 2026, user_id: 1, account_id: 1 },
        })
        expect([path, mine, answer.status]).toEqual([path, mine, 404])
        cases += 1
      }
    }
    expect(cases).toBe(60)
    expect((await call(origin, 'GET', '/api/user', { token: anna })).text).toBe(before)
    const others = (await call(origin, 'GET', '/api/user', { token: bo })).json
    expect([others.email, others.favourite_teams]).toEqual(['bo@x.example', []])
  })

  it('ignores 25 fields that are none of the payload’s', async () => {
    const extra = Object.fromEntries(
      `id account_id user_id user email name password password_hash role admin is_admin purchases registrations pin_match
       pin_year favourite_teams favourite_arenas created_at updated_at token tokens type constructor prototype toString`
        .split(/\s+/)
        .map((name) => [name, 1]),
    )
    expect(Object.keys(extra)).toHaveLength(25)
    const polluting = `,"__proto__":{"email":"evil@x.example"}}`
    const token = (
      await call(origin, 'POST', '/sanctum/register', {
        body: { ...extra, name: 'Ci', email: 'ci@x.example', password: 'a goal in the last minute' },
      })
    ).text
    const withExtra = `${JSON.stringify({ ...extra, ...team('t1') }).slice(0, -1)}${polluting}`
    const added = await call(origin, 'POST', TEAMS, { token, body: withExtra })
    const plain = await call(origin, 'POST', TEAMS, { token, body: team('t9') })
    expect([added.status, Object.keys(added.json)]).toEqual([201, Object.keys(plain.json)])
    const user = (await call(origin, 'GET', '/api/user', { token })).json
    expect([user.email, user.purchases, user.registrations, user.pin_match]).toEqual([
      'ci@x.example',
      [],
      [],
      null,
    ])
    expect(user.id).not.toBe(1)
  })

  it('makes one row of 200 additions at the same moment, and gives them all its id', async () => {
    const token = await newAccount(origin, 'di@x.example')
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => call(origin, 'POST', TEAMS, { token, body: team('t1') })),
    )
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(199)
    expect((await call(origin, 'GET', '/api/user', { token })).json.favourite_teams).toHaveLength(1)
  })

  it('keeps 500 favourites a year, teams and fields together, at the same moment too', async () => {
    const token = await newAccount(origin, 'ed@x.example')
    const { id } = (await call(origin, 'GET', '/api/user', { token })).json
    const rows = Array.from({ length: 490 }, (_, index) => ({
      account_id: id as number,
      year: 2026,
      team_id: `old-${index}`,
      team_name: '',
      nation: '',
      nation_code: '',
      category: '',
      category_short: '',
    }))
    await service.db.insertInto('favourite_team').values(rows).execute()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? call(origin, 'POST', TEAMS, { token, body: team(`new-${index}`) })
          : call(origin, 'POST', FIELDS, { token, body: field(`new-${index}`) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(10)
    expect(Object.keys(refused[0]?.json.errors)).toEqual(['year'])
    expect((await call(origin, 'POST', TEAMS, { token, body: team('t1', 2025) })).status).toBe(201)
  })

  it('logs nothing for refusals', () => expect(service.faults).toEqual([]))
})
