import { createPublicKey, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import webPush from 'web-push'
import { AlertBook } from '../../../src/backend/alerts/alert-book.ts'
import { AlertSender } from '../../../src/backend/alerts/alert-sender.ts'
import { WORLD_CLOCK } from '../../../src/backend/alerts/cup-clock.ts'
import { PushPost } from '../../../src/backend/alerts/push-post.ts'
import { USUAL_ALERTS } from '../../../src/domain/alerts/alert-settings.ts'
import { dueAlerts } from '../../../src/domain/alerts/due-alerts.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { at, match, over, scene, time } from '../../unit/domain/alerts/scene.ts'
import {
  call,
  newAccount,
  quickHashing,
  startIdentity,
  type TestIdentity,
  team,
} from '../identity/identity-server.ts'
import { type PushService, startPushService } from './push-service.ts'
import { startSilentService } from './silent-service.ts'

const KEYS = webPush.generateVAPIDKeys()
const DEVICES = '/api/user/alerts/devices'
const NOON = time('12:00')
const SECOND = 1000

describeOnBoth('alerts by Web Push', (engine) => {
  let service: TestIdentity
  let push: PushService
  let clock = NOON
  const now = () => clock
  let warnings: object[] = []
  const stops: (() => void)[] = []
  beforeAll(async () => {
    push = await startPushService()
    service = await startIdentity(engine, {
      hashing: quickHashing,
      now: () => clock,
      alerts: { key: KEYS.publicKey, allowLocal: true },
    })
  })
  afterAll(async () => {
    await push.close()
    await service.dispose()
  })
  beforeEach(() => {
    clock = NOON
    warnings = []
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    push.received.length = 0
    push.answers.clear()
    push.asked = 0
    for (const table of ['alert', 'account'] as const) await service.db.deleteFrom(table).execute()
  })

  /** A service that looks for events and sends alerts. A second instance stands for another process. */
  function instance(keys = KEYS) {
    const post = new PushPost({ keys, subject: 'https://cup.example', allowLocal: true })
    stops.push(() => post.close())
    const book = new AlertBook(service.db, now)
    const sender = new AlertSender(service.db, {
      post,
      serverKey: keys.publicKey,
      now,
      cupNow: now,
      warn: (about) => warnings.push(about),
    })
    return {
      book,
      sender,
      look: async (...matches: readonly Match[]) => {
        const { leads } = await book.wanted()
        return book.note(2026, (sent) => dueAlerts(scene(...matches), sent, clock, leads), WORLD_CLOCK)
      },
    }
  }
  let accounts = 0
  const prove = (email: string) =>
    service.db
      .updateTable('account')
      .set({ proved_at: new Date(clock).toISOString() })
      .where('email', '=', email)
      .execute()
  async function follower(
    browser: string,
    more: object = {},
    teams: readonly string[] = ['a'],
    isProved = true,
  ) {
    accounts += 1
    const email = `${browser}.${accounts}@x.example`
    const token = await newAccount(service.origin, email)
    if (isProved) await prove(email)
    for (const id of teams)
      await call(service.origin, 'POST', '/api/user/favorites/teams', { token, body: team(id) })
    const body = {
      ...push.subscribe(browser),
      key: KEYS.publicKey,
      locale: 'en',
      settings: { ...USUAL_ALERTS, ...more },
    }
    const answer = await call(service.origin, 'POST', DEVICES, { token, body })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    return { token, email, id: answer.json.id as number, body }
  }
  const said = () =>
    push.received.map(({ browser, data }) => `${browser}: ${data.body}`.replace(/[\u2068\u2069]/g, ''))
  const deviceAt = async (endpoint: string) =>
    (
      await service.db
        .selectFrom('alert_device')
        .select('id')
        .where('endpoint', '=', endpoint)
        .executeTakeFirstOrThrow()
    ).id
  const waiting = () => service.db.selectFrom('alert_delivery').selectAll().execute()

  it('tell each follower what became true, once, and nobody what was true before', async () => {
    await follower('anna')
    await follower('bo', { withoutResult: true })
    await follower('ci', {}, ['z'])
    const { look, sender } = instance()
    const early = match('early', { ...at('10:00'), ...over(3, 1) })
    expect(await look(early, match('m', at('11:20')))).toBe(0)
    expect(await look(early, match('m', { ...at('11:20'), ...over(14, 12) }))).toBe(2)
    expect(await look(early, match('m', { ...at('11:20'), ...over(14, 12) }))).toBe(0)
    await sender.deliver()
    await sender.deliver()
    expect(said().sort()).toEqual(['anna: Result: 14–12', 'bo: The match is over.'])
    expect(await waiting()).toEqual([])
    const { headers, data } = push.received[0] as (typeof push.received)[number]
    expect(data).toMatchObject({ url: '/2026/matches/m/', lang: 'en', title: '⁨Team a⁩ – ⁨Team b⁩' })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: data.tag })
    // The message is valid until four hours after the start of the match.
    expect(Number(headers.ttl)).toBe((time('15:20') - NOON) / SECOND)
    expect(isSigned(String(headers.authorization), push.origin)).toBe(true)
  })

  it('are told once by two services, and by one that begins where they were', async () => {
    for (const name of ['anna', 'bo', 'ci', 'di']) await follower(name)
    const [one, other] = [instance(), instance()]
    await one.look(match('m'))
    await other.look(match('m'))
    clock = time('13:06')
    await Promise.all([one.look(match('m')), other.look(match('m'))])
    await Promise.all([one.sender.deliver(), other.sender.deliver()])
    expect(said().sort()).toEqual(['anna', 'bo', 'ci', 'di'].map((name) => `${name}: Starts 13:20, Heden 7`))
    // A third instance begins where they were: it knows which alerts were sent, and sends those of what happened
    // meanwhile.
    push.received.length = 0
    clock = time('14:10')
    const third = instance()
    await third.look(match('m', over(1, 0)))
    await third.sender.deliver()
    expect(said()).toHaveLength(4)
    expect(new Set(said().map((line) => line.slice(line.indexOf(':'))))).toEqual(new Set([': Result: 1–0']))
  })

  it('that a process took along when it was killed go from another one, a while later', async () => {
    await follower('anna')
    await follower('bo')
    const killed = instance()
    await killed.look()
    await killed.look(match('m', { ...at('11:20'), ...over(1, 0) }))
    // The killed process has claimed the alerts, and its delivery never ends.
    push.answers.set('*', { status: 0 })
    void killed.sender.deliver()
    await expect.poll(() => push.asked).toBe(2)
    push.answers.clear()
    const next = instance()
    await next.sender.deliver()
    expect(said()).toEqual([])
    clock += 3 * 60 * SECOND
    await next.sender.deliver()
    expect(said().sort()).toEqual(['anna: Result: 1–0', 'bo: Result: 1–0'])
    killed.sender.stop()
  })

  it('wait for the end of quiet hours, and are gone where they would be of no use then', async () => {
    await follower('anna', { quiet: { from: '22:00', to: '07:00' } })
    const { look, sender } = instance()
    const late = match('late', at('21:30'))
    await look(late, match('m', at('09:00', '08')))
    clock = time('23:00')
    const moved = match('m', {
      ...at('10:00', '08'),
      movedFrom: { at: time('09:00', '08'), locationName: null },
    })
    // Four hours after the start of the match its result is no longer news: no alert of it is sent in the morning.
    expect(await look({ ...late, ...over(2, 1) } as Match, moved)).toBe(1)
    await sender.deliver()
    expect(said()).toEqual([])
    clock = time('07:00', '08')
    await sender.deliver()
    expect(said()).toEqual(['anna: Moved: 09:00 → 10:00, Heden 7'])
  })

  it('drop a browser that is gone, and leave the others', async () => {
    await follower('anna')
    await follower('bo')
    push.answers.set('anna', { status: 410 })
    const { look, sender } = instance()
    await look()
    await look(match('m', { ...at('11:20'), ...over(1, 0) }))
    await sender.deliver()
    expect(said()).toEqual(['bo: Result: 1–0'])
    expect(await service.db.selectFrom('alert_device').select('endpoint').execute()).toEqual([
      { endpoint: `${push.origin}/bo` },
    ])
    expect(await waiting()).toEqual([])
  })

  it('are tried again when a push service wants it, and it is left alone till then', async () => {
    for (const name of ['anna', 'bo', 'ci']) await follower(name)
    push.answers.set('*', { status: 503, headers: { 'retry-after': '30' } })
    const { look, sender } = instance()
    await look()
    await look(match('m', { ...at('11:20'), ...over(1, 0) }))
    await sender.deliver()
    const asked = push.asked
    push.answers.clear()
    clock += 29 * SECOND
    await sender.deliver()
    expect([said(), push.asked]).toEqual([[], asked])
    // The retry comes up to a fifth later, so that not all come at once.
    clock += 8 * SECOND
    await sender.deliver()
    clock += 8 * SECOND
    await sender.deliver()
    expect(said()).toHaveLength(3)
  })

  it('are given up when they are of no use any more', async () => {
    await follower('anna')
    push.answers.set('anna', { status: 429, headers: { 'retry-after': '600' } })
    const { look, sender } = instance()
    await look(match('m'))
    clock = time('13:16')
    await look(match('m'))
    await sender.deliver()
    expect([await waiting(), warnings]).toEqual([[], [expect.objectContaining({ status: 429 })]])
  })

  it('of a club with many teams come as one', async () => {
    await follower('anna', {}, ['a'])
    const { look, sender } = instance()
    const all = ['1', '2', '3', '4', '5'].map((id) => match(id))
    await look(...all)
    clock = time('13:06')
    await look(...all)
    await sender.deliver()
    expect(push.received.map(({ data }) => [data.title, data.url])).toEqual([
      ['5 matches soon', '/2026/favourites/'],
    ])
  })

  it('are not sent by a service with other keys', async () => {
    await follower('anna')
    const other = instance(webPush.generateVAPIDKeys())
    await other.look()
    await other.look(match('m', { ...at('11:20'), ...over(1, 0) }))
    await other.sender.deliver()
    expect([said(), (await waiting()).length]).toEqual([[], 1])
    await instance().sender.deliver()
    expect(said()).toHaveLength(1)
  })

  it('go to accounts that have proved their address, and to others once they have', async () => {
    const anna = await follower('anna', {}, ['a'], false)
    const { book, look, sender } = instance()
    await book.note(2026, () => [], WORLD_CLOCK)
    // Nobody else follows a team: nothing has to be looked at.
    expect((await book.wanted()).years).toEqual([])
    await follower('bo')
    const test = () => call(service.origin, 'POST', `${DEVICES}/${anna.id}/test`, { token: anna.token })
    expect(await test()).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('e-mail address is confirmed') },
    })
    expect(await look(match('m', { ...at('11:20'), ...over(1, 0) }))).toBe(1)
    // An earlier version of the program noted alerts for everybody.
    const [{ alert_key = '' } = {}] = await waiting()
    const due_at = new Date(clock).toISOString()
    await service.db
      .insertInto('alert_delivery')
      .values({ device_id: anna.id, alert_key, due_at, tries: 0 })
      .execute()
    await sender.deliver()
    expect(said()).toEqual(['bo: Result: 1–0'])
    await prove(anna.email)
    expect((await test()).status).toBe(204)
    await sender.deliver()
    expect(said().sort()).toEqual([
      'anna: Result: 1–0',
      'anna: This is how they look on this device.',
      'bo: Result: 1–0',
    ])
  })

  it('do not wait for devices whose push service never answers', async () => {
    const silent = await startSilentService('silent')
    for (let one = 0; one < 60; one += 1) {
      const { token, body } = await follower(`silent${one}`)
      const endpoint = `http://127.0.0.1:${silent.port}/${one}`
      await call(service.origin, 'POST', DEVICES, { token, body: { ...body, endpoint } })
      await call(service.origin, 'DELETE', `${DEVICES}/${await deviceAt(body.endpoint)}`, { token })
    }
    await follower('anna')
    const { look, sender } = instance()
    await look()
    expect(await look(match('m', { ...at('11:20'), ...over(1, 0) }))).toBe(61)
    await service.db
      .updateTable('alert_delivery')
      .set({ due_at: new Date(clock - SECOND).toISOString() })
      .where('device_id', '!=', await deviceAt(`${push.origin}/anna`))
      .execute()
    const delivery = sender.deliver()
    await expect.poll(said).toEqual(['anna: Result: 1–0'])
    expect([silent.opened > 0, silent.closed]).toEqual([true, 0])
    await delivery
    // The service was tried by some devices and rests, and all sixty are known to be silent.
    expect(silent.opened).toBeLessThan(10)
    const devices = await service.db.selectFrom('alert_device').select('silences').execute()
    expect(devices.filter(({ silences }) => silences === 1)).toHaveLength(60)
    await silent.close()
  })

  it('are kept for a browser through an hour without its push service, and it is dropped after six', async () => {
    const { id, body } = await follower('anna')
    const closed = await startPushService()
    await closed.close()
    const moveTo = (endpoint: string) => service.db.updateTable('alert_device').set({ endpoint }).execute()
    await moveTo(`${closed.origin}/anna`)
    const { sender } = instance()
    const silences = async () =>
      (await service.db.selectFrom('alert_device').select(['silences', 'silent_since']).execute())[0]
    /** Lets time pass, with a new alert every quarter of an hour, which is tried once. */
    async function pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute += 15) {
        const key = `k${clock}`
        const at = new Date(clock).toISOString()
        const expires_at = new Date(clock + 600 * SECOND).toISOString()
        await service.db
          .insertInto('alert')
          .values({ key, year: 2026, about: 'null', noted_at: at, expires_at })
          .execute()
        const delivery = { device_id: id, alert_key: key, due_at: at, tries: 0 }
        if (await silences()) await service.db.insertInto('alert_delivery').values(delivery).execute()
        await sender.deliver()
        clock += 900 * SECOND
      }
    }
    await pass(90)
    expect(await silences()).toEqual({ silences: 6, silent_since: new Date(NOON).toISOString() })
    // It is back: what counted is forgotten.
    await moveTo(body.endpoint)
    await pass(15)
    expect(said()).toEqual(['anna: This is how they look on this device.'])
    expect(await silences()).toEqual({ silences: 0, silent_since: null })
    await moveTo(`${closed.origin}/anna`)
    await pass(5 * 60)
    expect((await silences())?.silences).toBe(20)
    await pass(90)
    expect(await silences()).toBeUndefined()
  })

  it('can be tried, five times a minute', async () => {
    const { token, id } = await follower('anna', { quiet: { from: '00:00', to: '23:59' } })
    const test = () => call(service.origin, 'POST', `${DEVICES}/${id}/test`, { token })
    expect((await test()).status).toBe(204)
    await instance().sender.deliver()
    expect(said()).toEqual(['anna: This is how they look on this device.'])
    for (let more = 0; more < 4; more += 1) await test()
    expect((await test()).status).toBe(429)
  })

  it('belong to whoever turned them on, in ten browsers, and end with the session', async () => {
    const anna = await follower('anna')
    const bo = await follower('bo')
    const list = async (token: string) =>
      (await call(service.origin, 'GET', '/api/user/alerts', { token })).json
    expect(await list(anna.token)).toMatchObject({
      key: KEYS.publicKey,
      devices: [{ id: anna.id, settings: USUAL_ALERTS }],
    })
    for (const [method, path] of [
      ['DELETE', `${DEVICES}/${anna.id}`],
      ['POST', `${DEVICES}/${anna.id}/test`],
    ] as const) {
      expect((await call(service.origin, method, path, { token: bo.token })).status).toBe(404)
      expect((await call(service.origin, method, path)).status).toBe(401)
    }
    const changed = { ...anna.body, locale: 'sv', settings: { ...USUAL_ALERTS, lead: '2q', muted: ['a'] } }
    expect(
      (await call(service.origin, 'POST', DEVICES, { token: anna.token, body: changed })).json,
    ).toMatchObject({
      id: anna.id,
      settings: changed.settings,
    })
    for (let more = 0; more < 10; more += 1)
      await call(service.origin, 'POST', DEVICES, {
        token: anna.token,
        body: { ...anna.body, ...push.subscribe(`anna${more}`) },
      })
    const { devices } = await list(anna.token)
    expect(devices).toHaveLength(10)
    expect(devices.some((device: { id: number }) => device.id === anna.id)).toBe(false)
    // A browser belongs to the account that last signed in on it.
    await call(service.origin, 'POST', DEVICES, { token: anna.token, body: bo.body })
    expect((await list(bo.token)).devices).toEqual([])
    expect((await call(service.origin, 'DELETE', '/api/user/alerts', { token: anna.token })).status).toBe(204)
    expect((await list(anna.token)).devices).toEqual([])
    await call(service.origin, 'POST', DEVICES, { token: bo.token, body: bo.body })
    await call(service.origin, 'POST', '/api/logout', { token: bo.token })
    expect(await service.db.selectFrom('alert_device').selectAll().execute()).toEqual([])
  })

  it('take no address, key or setting that is none', async () => {
    const { token, body } = await follower('anna')
    for (const wrong of [
      { endpoint: 'javascript:alert(1)' },
      { endpoint: 'https://user:word@push.example/x' },
      { endpoint: `https://push.example/${'x'.repeat(1000)}` },
      { endpoint: 7 },
      { keys: { ...body.keys, p256dh: 'B'.repeat(87) } },
      { keys: { ...body.keys, auth: 'AAAA' } },
      { keys: null },
      { key: 'another' },
      { locale: 'de' },
      { settings: { ...USUAL_ALERTS, lead: '1m' } },
    ])
      expect(
        (await call(service.origin, 'POST', DEVICES, { token, body: { ...body, ...wrong } })).status,
      ).toBe(422)
    const huge = { ...body, more: 'x'.repeat(70_000) }
    expect((await call(service.origin, 'POST', DEVICES, { token, body: huge })).status).toBe(413)
  })
})

/** Whether a push service can tell that a message is of the service whose key the browser subscribed with (RFC 8292). */
function isSigned(authorization: string, audience: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' })
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isValid && aud === audience && sub === 'https://cup.example' && key === KEYS.publicKey
}
