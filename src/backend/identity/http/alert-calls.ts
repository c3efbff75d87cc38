import { createECDH } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { IDENTITY_CALLS } from '../../../contract/identity.ts'
import { parseAlertSettings } from '../../../domain/alerts/alert-settings.ts'
import { LOCALES } from '../../../domain/text/locale.ts'
import {
  alertDevicesOf,
  endAlerts,
  keepAlertDevice,
  removeAlertDevice,
  testAlertDevice,
} from '../account/alert-devices.ts'
import type { Identity } from '../account/context.ts'
import type { Session } from '../account/sessions.ts'
import { Refusal } from '../base/refusal.ts'
import { rowId } from '../base/secrets.ts'
import { deviceOf } from './device.ts'
import { parse, read } from './payloads.ts'
import { readJson } from './read-body.ts'

const LONGEST_ENDPOINT = 1000
const AUTH_BYTES = 16

/**
 * Whether the address may be a push service's: public, by name, and not on a port where something else may listen. The
 * network address behind the name is checked when it is called.
 */
export function isEndpoint(text: string, allowLocal: boolean): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false
  const { protocol, hostname, username, password, port, hash } = new URL(text)
  if (username !== '' || password !== '' || hash !== '') return false
  if (allowLocal) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && /\.[a-z][a-z0-9-]*\.?$/.test(hostname)
}

/** Whether the text is a point of the curve that messages are encrypted for. */
function isPublicKey(text: string): boolean {
  if (!/^[\w-]{86,88}=?$/.test(text)) return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}

const isAuth = (text: string) =>
  /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === AUTH_BYTES

const payloadOf = (allowLocal: boolean) =>
  v.object({
    endpoint: v.pipe(
      v.string(),
      v.check((text) => isEndpoint(text, allowLocal)),
    ),
    keys: v.object({
      p256dh: v.pipe(v.string(), v.check(isPublicKey)),
      auth: v.pipe(v.string(), v.check(isAuth)),
    }),
    key: v.pipe(v.string(), v.maxLength(LONGEST_ENDPOINT)),
    locale: v.picklist(LOCALES),
    settings: read(parseAlertSettings, 'invalid'),
  })

/** Adds the calls about alerts at their addresses. */
export function addAlertCalls(
  api: Hono,
  identity: Identity,
  sessionOf: (request: Request) => Promise<Session>,
): void {
  const {
    alerts,
    endAlerts: ending,
    keepAlertDevice: devices,
    removeAlertDevice: device,
    testAlert,
  } = IDENTITY_CALLS
  const { key, allowLocal } = identity.alerts
  const payload = payloadOf(allowLocal)

  api.get(alerts.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    return context.json({ key, devices: await alertDevicesOf(identity.db, accountId) })
  })
  api.delete(ending.path, async (context) => {
    await endAlerts(identity.db, (await sessionOf(context.req.raw)).accountId)
    return context.body(null, 204)
  })
  api.post(devices.path, async (context) => {
    const session = await sessionOf(context.req.raw)
    const {
      endpoint,
      keys,
      locale,
      settings,
      key: madeWith,
    } = parse(payload, await readJson(context.req.raw))
    if (key === null || madeWith !== key) throw new Refusal(422, 'invalid', { errors: { key: ['invalid'] } })
    const name = deviceOf(context.req.header('user-agent'))
    const kept = { endpoint, ...keys, serverKey: key, locale, name, settings }
    return context.json(await keepAlertDevice(identity, session, kept))
  })
  api.delete(device.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    const id = rowId(context.req.param('id'))
    if (id === null || !(await removeAlertDevice(identity.db, accountId, id)))
      throw new Refusal(404, 'notFound')
    return context.body(null, 204)
  })
  api.post(testAlert.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    const id = rowId(context.req.param('id'))
    if (id === null || !(await testAlertDevice(identity, accountId, id))) throw new Refusal(404, 'notFound')
    return context.body(null, 204)
  })
}
