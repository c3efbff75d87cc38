import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { IDENTITY_CALLS } from '../../../contract/identity.ts'
import { acceptedLocale } from '../../../domain/text/accepted-locale.ts'
import type { Config } from '../../settings/config.ts'
import { deleteAccount, proveAccount, register, userOf } from '../account/accounts.ts'
import type { Identity } from '../account/context.ts'
import { knownDevice } from '../account/devices.ts'
import { addField, addTeam, removeFavourite } from '../account/favourites.ts'
import { offerHandoff } from '../account/handoff.ts'
import { sendConfirmationAgain } from '../account/proof.ts'
import { endSession, findSession, type Session, startSession } from '../account/sessions.ts'
import { Refusal } from '../base/refusal.ts'
import { rowId } from '../base/secrets.ts'
import type { Attempt } from '../base/throttle.ts'
import { type MessageKey, sentence } from '../base/words.ts'
import { addAlertCalls } from './alert-calls.ts'
import type { AddressReader } from './client-address.ts'
import { guardDeletion } from './deletion-guard.ts'
import { deviceOf } from './device.ts'
import { deviceSecret, knowDevice } from './device-cookie.ts'
import { describeFault, type LoggedFault, refusalFor } from './fault.ts'
import { addMemberCalls } from './member-calls.ts'
import { isFromElsewhere, isOwnOrigin, publicOrigin } from './origin.ts'
import { parseCredentials, parseField, parseJudgement, parseRegistration, parseTeam } from './payloads.ts'
import { limitBody, readJson } from './read-body.ts'

const PREFLIGHT_SECONDS = 7200

export interface HttpParts {
  readonly config: Pick<Config, 'siteUrl' | 'identityUrl' | 'port'>
  readonly addressOf: AddressReader
  readonly onFault: (fault: LoggedFault) => void
}

/**
 * Creates the calls of docs/contract.md#identity-service. Cookies mean nothing here: the bearer header identifies the
 * account.
 */
export function createApi(identity: Identity, { config, addressOf, onFault }: HttpParts): Hono {
  const api = new Hono()
  const { user, signIn: token, register: registration, signOut, deleteAccount: deletion } = IDENTITY_CALLS
  const {
    addTeam: teams,
    removeTeam: team,
    addField: fields,
    removeField: field,
    accountPage,
    judgePassword: judgement,
    sendConfirmation,
  } = IDENTITY_CALLS

  for (const path of ['/api/*', '/sanctum/*']) {
    api.use(
      path,
      cors({
        origin: (origin) => (isOwnOrigin(config, origin) ? origin : null),
        credentials: true,
        allowMethods: ['GET', 'POST', 'DELETE'],
        allowHeaders: ['authorization', 'content-type', 'accept', 'accept-language', 'x-requested-with'],
        exposeHeaders: ['retry-after'],
        maxAge: PREFLIGHT_SECONDS,
      }),
    )
    api.use(path, async (context, next) => {
      const changes = context.req.method !== 'GET' || context.req.path === deletion.path
      if (changes && isFromElsewhere(config, context.req.raw)) throw new Refusal(403, 'notByLink')
      await next()
      context.res.headers.set('cache-control', 'no-store')
    })
    api.post(path, limitBody)
  }

  async function sessionOf(request: Request): Promise<Session> {
    const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    const session = bearer === undefined ? null : await findSession(identity, bearer)
    if (session === null) throw new Refusal(401, 'unauthenticated')
    return session
  }

  const attemptOf = async (context: Context, email: string): Promise<Attempt> => ({
    email,
    address: addressOf(context),
    device: await knownDevice(identity, email, deviceSecret(context)),
  })

  /** Answers with a bearer token, and remembers the device from now on. */
  async function enter(context: Context, deviceName: string, accountId: number): Promise<Response> {
    await knowDevice(context, identity, config, accountId)
    const device = deviceName || deviceOf(context.req.header('user-agent'))
    return context.text(await startSession(identity, accountId, device))
  }

  api.get(user.path, async (context) => {
    if (context.req.method === 'HEAD') throw notAllowed('GET')
    const found = await userOf(identity.db, (await sessionOf(context.req.raw)).accountId)
    if (found === null) throw new Refusal(401, 'unauthenticated')
    return context.json(found)
  })

  api.post(token.path, async (context) => {
    const { email, password, device_name } = parseCredentials(await readJson(context.req.raw))
    return enter(
      context,
      device_name,
      await proveAccount(identity, await attemptOf(context, email), password),
    )
  })

  api.post(registration.path, async (context) => {
    const { email, device_name, ...payload } = parseRegistration(await readJson(context.req.raw))
    const details = { ...payload, locale: localeOf(context.req.raw) }
    return enter(context, device_name, await register(identity, await attemptOf(context, email), details))
  })

  api.post(signOut.path, async (context) => {
    const session = await sessionOf(context.req.raw)
    await endSession(identity, session.accountId, session.tokenId)
    return context.body(null, 204)
  })

  api.get(deletion.path, async (context) => {
    if (context.req.method === 'HEAD') throw notAllowed('GET')
    guardDeletion(context.req.raw)
    await deleteAccount(identity, (await sessionOf(context.req.raw)).accountId)
    return context.json({ message: sentence('accountDeleted', localeOf(context.req.raw)) })
  })

  api.post(teams.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    const target = parseTeam(await readJson(context.req.raw))
    const { favourite, created } = await addTeam(identity, accountId, target)
    return context.json(favourite, created ? 201 : 200)
  })

  api.post(fields.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    const target = parseField(await readJson(context.req.raw))
    const { favourite, created } = await addField(identity, accountId, target)
    return context.json(favourite, created ? 201 : 200)
  })

  for (const [path, table] of [
    [team.path, 'favourite_team'],
    [field.path, 'favourite_field'],
  ] as const) {
    api.delete(path, async (context) => {
      const { accountId } = await sessionOf(context.req.raw)
      const id = rowId(context.req.param('id'))
      const removed = id !== null && (await removeFavourite(identity.db, table, accountId, id))
      if (!removed) throw new Refusal(404, 'notFound')
      return context.body(null, 204)
    })
  }

  api.post(accountPage.path, async (context) => {
    const session = await sessionOf(context.req.raw)
    await identity.throttle.admitHandoff(session.accountId)
    const secret = await offerHandoff(identity, session)
    return context.json({ url: `${publicOrigin(config, context.req.raw)}/account/open/${secret}` })
  })

  api.post(judgement.path, async (context) => {
    await identity.throttle.admitJudgement(addressOf(context))
    const { password, ...owner } = parseJudgement(await readJson(context.req.raw))
    const fault = await identity.passwords.fault(password, owner)
    const message = sentence(fault ?? 'passwordGood', localeOf(context.req.raw))
    return context.json({ good: fault === null, message })
  })

  api.post(sendConfirmation.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    await sendConfirmationAgain(identity, accountId, localeOf(context.req.raw))
    return context.body(null, 204)
  })

  addAlertCalls(api, identity, sessionOf)
  addMemberCalls(api, identity, sessionOf)

  for (const { path } of Object.values(IDENTITY_CALLS)) {
    const methods = Object.values(IDENTITY_CALLS).filter((call) => call.path === path)
    api.all(path, () => {
      throw notAllowed(methods.map(({ method }) => method).join(', '))
    })
  }
  for (const path of ['/api/*', '/sanctum/*']) {
    api.all(path, () => {
      throw new Refusal(404, 'notFound')
    })
  }

  api.onError((error, context) => {
    const refusal = refusalFor(error)
    if (refusal === null || refusal.status === 503) onFault(describeFault(error))
    const locale = localeOf(context.req.raw)
    const say = (key: MessageKey) => sentence(key, locale, refusal?.retryAfterSeconds ?? 0)
    const status: ContentfulStatusCode = refusal?.status ?? 500
    context.header('cache-control', 'no-store')
    if (refusal instanceof MethodRefusal) context.header('allow', refusal.allow)
    if (status === 401) context.header('www-authenticate', 'Bearer')
    if (refusal?.retryAfterSeconds) context.header('retry-after', String(refusal.retryAfterSeconds))
    const errors =
      refusal?.errors &&
      Object.fromEntries(Object.entries(refusal.errors).map(([name, keys]) => [name, keys.map(say)]))
    return context.json({ message: say(refusal?.key ?? 'failed'), ...(errors ? { errors } : {}) }, status)
  })
  return api
}

class MethodRefusal extends Refusal {
  readonly allow: string

  constructor(allow: string) {
    super(405, 'notAllowed')
    this.allow = allow
  }
}

const notAllowed = (allow: string) => new MethodRefusal(allow)
const localeOf = (request: Request) => acceptedLocale(request.headers.get('accept-language'))
