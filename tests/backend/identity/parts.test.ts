import { hostname, networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { cleanId, cleanName, normalEmail } from '../../../src/backend/identity/base/clean-text.ts'
import { createLookUp } from '../../../src/backend/identity/base/results-names.ts'
import { parseToken, rowId } from '../../../src/backend/identity/base/secrets.ts'
import { createAddressReader } from '../../../src/backend/identity/http/client-address.ts'
import { deviceOf } from '../../../src/backend/identity/http/device.ts'
import { describeFault, refusalFor } from '../../../src/backend/identity/http/fault.ts'
import { isOwnOrigin, publicOrigin } from '../../../src/backend/identity/http/origin.ts'

describe('the address that limits count by', () => {
  const read = createAddressReader(['10.0.0.0/8', '::1'])
  const from = (remoteAddress: string, forwarded?: string) =>
    read({
      env: { incoming: { socket: { remoteAddress } } },
      req: { header: () => forwarded },
    } as unknown as Context)

  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.1.2.3', 'nonsense', '10.1.2.3'],
    ['10.1.2.3', '', '10.1.2.3'],
    ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::1', undefined, '2001:db8:0:0::/64'],
  ])('%s with %s is %s', (socket, forwarded, address) => expect(from(socket, forwarded)).toBe(address))
})

describe('text from outside', () => {
  it('is one clean line', () => {
    expect(cleanName(' A\u0000B\u202e\n C\ud800 ')).toBe('A B C\ufffd')
    expect(cleanName({})).toBe('')
    expect([...cleanName('🏆'.repeat(500))]).toHaveLength(200)
  })
  it('is an id or none', () => {
    expect([cleanId(7), cleanId(' a/b ')]).toEqual(['7', 'a/b'])
    for (const value of ['', ' ', 1.5, Number.NaN, null, [], 'a\u0000', 'a\u202e', '\ud800', 'x'.repeat(201)])
      expect(cleanId(value)).toBeNull()
    expect([rowId('1'), rowId('2147483647'), rowId('2147483648'), rowId('01'), rowId('1e3')]).toEqual([
      1,
      2_147_483_647,
      null,
      null,
      null,
    ])
  })
  it('is an e-mail address or none', () => {
    expect(normalEmail(' Åsa@Exämple.ORG ')).toBe('åsa@exämple.org')
    for (const value of [
      '',
      'a',
      'a@',
      '@b',
      'a b@c',
      'a@b@c',
      'a@b..c',
      '<a@b>',
      'a\u0000@b',
      `${'x'.repeat(250)}@b.se`,
      1,
    ])
      expect([value, normalEmail(value)]).toEqual([value, null])
  })
  it('is a token or none', () => {
    expect(parseToken(`12|${'a'.repeat(40)}`)).toEqual({ id: 12, secret: 'a'.repeat(40) })
    for (const text of [
      '',
      '|',
      '12|',
      `|${'a'.repeat(40)}`,
      `12|${'a'.repeat(39)}`,
      `1 2|${'a'.repeat(40)}`,
    ])
      expect(parseToken(text)).toBeNull()
  })
  it('names a browser and no more', () => {
    const phone =
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
    expect([deviceOf(phone), deviceOf('curl/8'), deviceOf(undefined)]).toEqual(['Chrome, Android', '', ''])
  })
})

describe('the public origin', () => {
  const request = (url: string) => new Request(url)
  it('is SITE_URL where it is set, whatever host a request names', () => {
    const config = { siteUrl: 'https://cup.example', identityUrl: null, port: 4321 }
    expect(publicOrigin(config, request('http://evil.example/'))).toBe('https://cup.example')
    expect(isOwnOrigin(config, 'https://cup.example')).toBe(true)
    expect(isOwnOrigin(config, 'https://cup.example.evil.example')).toBe(false)
  })
  it('is this machine where it is not, with the port and scheme that the visitor used', () => {
    const config = { siteUrl: null, identityUrl: null, port: 4321 }
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    const { address = '' } = own.find(({ family }) => family === 'IPv4') ?? {}
    const asked = [
      'http://127.0.0.1:8080/',
      'http://[::1]/',
      `http://${hostname()}:8080/`,
      `http://${address}:8080/`,
      'http://evil.example:4321/',
      'http://127.0.0.1.evil.example/',
    ]
    expect(asked.map((url) => publicOrigin(config, request(url)))).toEqual([
      'http://127.0.0.1:8080',
      'http://[::1]',
      `http://${hostname()}:8080`,
      `http://${address}:8080`,
      'http://localhost:4321',
      'http://localhost:4321',
    ])
    const from = (url: string, origin: string) => new Request(url, { headers: { origin } })
    expect([
      publicOrigin(config, from('http://localhost:8443/', 'https://localhost:8443')),
      publicOrigin(config, from('http://localhost:8080/', 'https://localhost:8443')),
      publicOrigin(config, from('http://localhost:8080/', 'null')),
      publicOrigin(config, from('http://evil.example/', 'http://evil.example')),
    ]).toEqual([
      'https://localhost:8443',
      'http://localhost:8080',
      'http://localhost:8080',
      'http://localhost:4321',
    ])
    const origins = ['http://localhost:4321', 'http://localhost:9', 'https://evil.example', 'null', '']
    expect(origins.map((origin) => isOwnOrigin(config, origin))).toEqual([true, false, false, false, false])
  })
})

describe('faults', () => {
  it('are told without what a database repeats of its values', () => {
    const error = Object.assign(new Error('duplicate anna@x.example'), {
      code: '23505',
      detail: 'Key (email)=(anna@x.example)',
    })
    expect(JSON.stringify(describeFault(error))).not.toContain('anna')
    expect(describeFault(error)).toMatchObject({ fault: 'Error', code: '23505' })
  })
  it('are 503 where the database is away or full, and 500 where the program is wrong', () => {
    const coded = (code: string, errcode?: number) => Object.assign(new Error('x'), { code, errcode })
    for (const error of [
      coded('ECONNREFUSED'),
      coded('57P01'),
      coded('53100'),
      coded('ERR_SQLITE_ERROR', 13),
    ])
      expect(refusalFor(error)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
    for (const error of [new TypeError('x'), coded('23505'), coded('ERR_SQLITE_ERROR', 1), 'x', null])
      expect(refusalFor(error)).toBeNull()
  })
})

describe('names of the results service', () => {
  it.each<[string, () => Promise<Response>]>([
    ['is gone', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with a fault', async () => new Response('no', { status: 500 })],
    ['answers with nonsense', async () => Response.json({ data: { cups: 'many' } })],
    ['answers null', async () => Response.json(null)],
    ['knows no such year', async () => Response.json({ data: { cups: [{ editions: [] }] } })],
  ])('are unknown where it %s, and are not asked for at every addition', async (_, ask) => {
    let asked = 0
    const lookUp = createLookUp(
      () => {
        asked += 1
        return ask()
      },
      'http://results/graphql',
      'cup',
      () => 0,
    )
    for (let time = 0; time < 3; time += 1) {
      expect(await lookUp.team(2026, 'a')).toBeNull()
      expect(await lookUp.field(2026, 'a')).toBeNull()
    }
    expect(asked).toBe(1)
  })
})
