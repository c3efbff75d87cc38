import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordFault } from '../../../src/backend/identity/password/rules.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { call, quickHashing, startIdentity, type TestIdentity } from './identity-server.ts'
import { CUP, GOOD, OWNER, WEAK } from './password-lists.ts'

describe('a new password', () => {
  it(`is none of ${WEAK.length} that are tried first`, () => {
    expect(WEAK.length).toBeGreaterThanOrEqual(190)
    expect(WEAK.filter((password) => passwordFault(password, OWNER, CUP) === null)).toEqual([])
  })

  it(`may be any of ${GOOD.length} that nobody tries`, () => {
    expect(GOOD.length).toBeGreaterThanOrEqual(40)
    expect(GOOD.flatMap((password) => [passwordFault(password, OWNER, CUP) ?? []].flat())).toEqual([])
  })

  it.each([
    ['P@ssw0rd1', 'passwordCommon'],
    ['Vinter2026!', 'passwordWord'],
    ['SilversillCup2026', 'passwordOwn'],
    ['annalind12', 'passwordOwn'],
    ['anna.lind@x.example', 'passwordIsEmail'],
    ['zyxwvuts', 'passwordRow'],
    ['xyzxyzxyz', 'passwordRepeated'],
    ['2012-07-06', 'passwordDate'],
    ['kort', 'passwordShort'],
  ])('%s: %s', (password, fault) => expect(passwordFault(password, OWNER, CUP)).toBe(fault))

  it('is 8 to 1 024 characters, of whatever kind, and judged in little time however long it is', () => {
    const text = Array.from({ length: 1025 }, (_, index) => 'abcdxyzåäö🏆'.at((index * index) % 10)).join('')
    expect(passwordFault(text.slice(0, 7), OWNER)).toBe('passwordShort')
    expect(passwordFault(text.slice(0, 1024), OWNER)).toBeNull()
    expect(passwordFault(text, OWNER)).toBe('passwordLong')
    const hard = [
      '4@8({[<6|9#1!70$+%25',
      'passwordqwerty1234567890',
      '1l!|7i',
      '19901991200012311299',
      '$@$@$@!1!1|0',
    ]
    const cost = hard.map((part) => {
      const began = process.cpuUsage()
      passwordFault(part.repeat(100).slice(0, 1024), OWNER)
      return process.cpuUsage(began).user / 1000
    })
    expect(Math.max(...cost)).toBeLessThan(200)
  })
})

/** A results service that knows the cup by a name of its own. */
const results = async () =>
  Response.json({
    data: { cups: [{ name: 'Norrskensspelen', editions: [{ name: '2026', tournaments: [] }] }] },
  })

describeOnBoth('a password that is chosen', (engine) => {
  let service: TestIdentity
  beforeAll(async () => {
    service = await startIdentity(engine, { hashing: quickHashing, ask: results })
  })
  afterAll(() => service.dispose())
  const post = (path: string, body: object, language = 'en') =>
    call(service.origin, 'POST', path, { body, headers: { 'accept-language': language } })
  const judge = (body: object, language = 'en') => post('/api/password/judgement', body, language)

  it('is judged by the service as it is typed and as it is sent, by the name of the cup as well', async () => {
    for (const password of ['Norrskensspelen2026!', 'Vinter2026!', 'P@ssw0rd1']) {
      const judged = await judge({ password, email: 'half@', name: 'x' })
      expect([judged.status, judged.json.good]).toEqual([200, false])
      const { status, json } = await post('/sanctum/register', { email: 'bo@x.example', password })
      expect([status, json.errors]).toEqual([422, { password: [judged.json.message] }])
    }
    expect((await judge({ password: 'tre blå hästar i regn' }, 'sv')).json).toEqual({
      good: true,
      message: 'Bra: det här är svårt att gissa.',
    })
    expect((await judge({ password: 'Vinter2026!' }, 'sv')).json.message).toMatch(
      /^Ett ensamt ord gissas genast/,
    )
    expect((await judge({ password: 'karin1986!', email: 'karin@x.example' })).json.good).toBe(false)
    const sent = await post('/sanctum/register', { email: 'bo@x.example', password: 'tre blå hästar i regn' })
    expect(sent.status).toBe(200)
  })

  it('is judged for so long from one address, and six weak ones in a minute keep nobody from a good one', async () => {
    for (let n = 0; n < 7; n += 1)
      expect(
        (await post('/sanctum/register', { email: 'cia@x.example', password: `Vinter202${n}!` })).status,
      ).toBe(422)
    const sent = await post('/sanctum/register', {
      email: 'cia@x.example',
      password: 'tre blå hästar i regn',
    })
    expect(sent.status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 420 }, () => judge({ password: '12345678' })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(60)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(300)
    const other = { email: 'dag@x.example', password: 'fyra gröna paraplyer' }
    expect((await post('/sanctum/register', other)).status).toBe(200)
    expect(service.faults).toEqual([])
  })
})
