import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { PushPost } from '../../../src/backend/alerts/push-post.ts'
import { ensureVapidKeys } from '../../../src/backend/alerts/vapid-keys.ts'
import { isEndpoint } from '../../../src/backend/identity/http/alert-calls.ts'
import { isPublicAddress, lookUpPublic } from '../../../src/backend/network/public-address.ts'
import { parseVapidKeys } from '../../../src/backend/settings/setting-forms.ts'
import { type PushService, startPushService } from './push-service.ts'

describe('where an alert may go', () => {
  it.each([
    ['https://push.example.org/send/abc', true],
    ['https://fcm.googleapis.com/fcm/send/a:b-c_d', true],
    ['http://push.example.org/send/abc', false],
    ['https://push.example.org:8443/x', false],
    ['https://localhost/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://[::1]/x', false],
    ['https://user@push.example.org/x', false],
    ['https://push.example.org/x#y', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('%s: %s', (address, isOne) => expect(isEndpoint(address, false)).toBe(isOne))

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('not to %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '142.250.74.10', '2a00:1450:400f:80a::200a'])('to %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it('not to a name that leads to this machine', async () => {
    const found = await new Promise((resolve) => lookUpPublic('localhost', {}, (error) => resolve(error)))
    expect(found).toMatchObject({ code: 'EPRIVATE' })
  })

  describe('where the guard is on', () => {
    let push: PushService
    beforeAll(async () => {
      push = await startPushService()
    })
    afterAll(() => push.close())

    it('nothing arrives on this machine, by name, address or without TLS', async () => {
      const browser = push.subscribe('anna')
      const message = {
        p256dh: browser.keys.p256dh,
        auth: browser.keys.auth,
        payload: '{}',
        topic: 't',
        urgency: 'high',
        ttl: 60,
      } as const
      const settings = { keys: webPush.generateVAPIDKeys(), subject: 'https://cup.example' }
      const to = async (endpoint: string, allowLocal: boolean) => {
        const post = new PushPost({ ...settings, allowLocal })
        const answer = await post.post({ ...message, endpoint }, new AbortController().signal)
        post.close()
        return answer
      }
      const { port } = new URL(push.origin)
      for (const endpoint of [
        browser.endpoint,
        `https://127.0.0.1:${port}/anna`,
        `https://localhost:${port}/anna`,
        `https://[::1]:${port}/anna`,
      ])
        expect([endpoint, await to(endpoint, false)]).toEqual([endpoint, { kind: 'gone' }])
      expect(push.asked).toBe(0)
      expect(await to(browser.endpoint, true)).toEqual({ kind: 'taken' })
    })
  })
})

describe('the keys of the service', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vapid-'))
  const file = join(dataDir, 'vapid-keys')
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it('are made once, for the owner’s eyes only', () => {
    const keys = ensureVapidKeys({ vapidKeys: null, dataDir })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(ensureVapidKeys({ vapidKeys: null, dataDir })).toEqual(keys)
    expect(parseVapidKeys(readFileSync(file, 'utf8').trim())).toEqual(keys)
  })
  it('come from the settings where they are given', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const vapidKeys = parseVapidKeys(`${publicKey}.${privateKey}`)
    expect(vapidKeys).toEqual({ publicKey, privateKey })
    expect(ensureVapidKeys({ vapidKeys, dataDir: '/nonexistent' })).toEqual(vapidKeys)
    expect(parseVapidKeys('half')).toBeNull()
  })
  it('are refused where the file holds something else, and not replaced', () => {
    writeFileSync(file, 'something else\n')
    expect(() => ensureVapidKeys({ vapidKeys: null, dataDir })).toThrow(/vapid-keys/)
    expect(readFileSync(file, 'utf8')).toBe('something else\n')
  })
})
