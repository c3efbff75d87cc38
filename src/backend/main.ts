import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Kysely } from 'kysely'
import { type Logger, pino } from 'pino'
import { startAlerts } from './alerts/start-alerts.ts'
import { ensureVapidKeys } from './alerts/vapid-keys.ts'
import { type ImportTask, type TakenImport, takeImport } from './cup-import/take-import.ts'
import { DatabaseProblem } from './database/problem.ts'
import type { Tables } from './database/tables.ts'
import { DEMO_CUP, DemoClock } from './demo/demo-clock.ts'
import { demoTime, type Played } from './demo/player.ts'
import { startPlaying } from './demo/start-playing.ts'
import { Access } from './http/access.ts'
import { createAccountRoles } from './http/account-roles.ts'
import { createFeedEndpoint } from './http/feed-endpoint.ts'
import { createReadiness, liveness } from './http/health.ts'
import { Metrics } from './http/metrics.ts'
import { OperatorKey } from './http/operator-key.ts'
import { createImportEndpoint, limitImport } from './http/organisers/import-endpoint.ts'
import { createOrganisersEndpoint } from './http/organisers/organisers-endpoint.ts'
import { createRehearsalEndpoint, type Rehearsals } from './http/organisers/rehearsal-endpoint.ts'
import type { MakePicture } from './http/pictures/drawn-pictures.ts'
import { drawHere, PICTURED } from './http/pictures/make-picture.ts'
import { createPictureEndpoint } from './http/pictures/picture-endpoint.ts'
import { PictureThread } from './http/pictures/start-picture-thread.ts'
import { ReadingThreads, type ReadResults } from './http/reading/reading-threads.ts'
import { keyOfRehearsal } from './http/rehearsal-key.ts'
import { plainRequests, plainText, securityHeaders } from './http/response/safeguards.ts'
import {
  allowAnyOrigin,
  allowOrganisers,
  createResultsEndpoint,
  limitQuery,
} from './http/results-endpoint.ts'
import { createScreensEndpoint } from './http/screens-endpoint.ts'
import { ListenProblem, startServer, stopServer } from './http/server.ts'
import { createSite } from './http/site.ts'
import { type AlertKeys, NO_ALERTS } from './identity/account/context.ts'
import { followFormerIds } from './identity/account/former-ids.ts'
import { endingsFile, moveEndings } from './identity/base/endings.ts'
import type { IdentityDb } from './identity/base/open.ts'
import { createAddressReader } from './identity/http/client-address.ts'
import type { LoggedFault } from './identity/http/fault.ts'
import { MailSender } from './identity/mail/mail-sender.ts'
import { createIdentity } from './identity/service.ts'
import { drawMishaps } from './rehearsal/draw-mishaps.ts'
import { beginCup } from './results/begin-cup.ts'
import { LiveResults } from './results/service/live-results.ts'
import { type Config, readConfig } from './settings/config.ts'
import type { ListeningMessage, PlayedMessage } from './settings/parent-messages.ts'
import { startFollowing } from './start-following.ts'
import { ImportThread } from './start-import-thread.ts'
import { RehearsalThread } from './start-rehearsal-thread.ts'
import { openStorage } from './storage.ts'

/** Work that would keep other requests waiting. */
export interface BackgroundWork {
  /** Reads the results for a query. */
  readonly read?: ReadResults
  readonly makePicture?: MakePicture
  readonly takeImport?: (task: ImportTask) => Promise<TakenImport>
  readonly rehearsals?: Rehearsals
}

/**
 * Serves everything on one origin: the results service, the health of both services, and the built site at every other
 * address.
 *
 * @param identityDb the database of accounts; null: there are no accounts, and nobody can sign in
 * @param alerts the keys that browsers subscribe to alerts with; by default the app offers no alerts
 * @param work what is done in other threads; by default this thread reads
 * @param live shared with everything else in this process that reports results
 * @param log receives faults and, at debug, requests by method, status and time; never an address, a query or a name
 */
export function createApp(
  config: Config,
  db: Kysely<Tables>,
  log: Pick<Logger, 'error' | 'debug'> = pino({ level: 'silent' }),
  identityDb: IdentityDb | null = null,
  live: LiveResults = new LiveResults(db),
  alerts: AlertKeys = NO_ALERTS,
  work: BackgroundWork = {},
): Hono {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  const onFault = (error: unknown) => log.error(error)
  const operatorKey = new OperatorKey(config.operatorKey)
  const metrics = new Metrics()
  // Assigned below: each service asks the other.
  let askIdentity: (request: Request) => Promise<Response> | Response = () =>
    new Response(null, { status: 401 })
  const roles = createAccountRoles(async (path, headers) =>
    askIdentity(new Request(`http://identity.internal${path}`, { headers })),
  )
  const access = new Access(operatorKey, (key) => live.findScorer(key), roles)
  const results = createResultsEndpoint(
    db,
    { introspection: config.introspection, onFault, live, operatorKey, access, read: work.read },
    config.cupId,
  )
  const feed = createFeedEndpoint(live.feeds, onFault)
  const addressOf = createAddressReader(config.trustedProxies)
  const site = createSite(config.siteDir, config.dataDir)

  app.use(async (context, next) => {
    const startedAt = performance.now()
    await next()
    const ms = Math.round(performance.now() - startedAt)
    metrics.answered(context.req.path, context.res.status, ms)
    log.debug({ method: context.req.method, status: context.res.status, ms }, 'answered')
  })
  app.use(securityHeaders)
  if (config.rehearsal !== null) app.use(keyOfRehearsal(config.rehearsal.key, addressOf))
  app.use(plainRequests)
  app.options('/graphql', allowAnyOrigin)
  app.post('/graphql', limitQuery)
  app.all('/graphql', (context) => results(context.req.raw, { kind: 'visitor', address: addressOf(context) }))
  app.all('/feed/:cupId/:tournamentId', (context) =>
    feed({ request: context.req.raw, ...context.req.param() }),
  )
  if (identityDb !== null) {
    const ask = (request: Request) =>
      config.resultsUrl === null ? results(request, { kind: 'own' }) : fetch(request)
    const saveEndings = () => moveEndings(identityDb, endingsFile(config.dataDir), Date.now())
    const onIdentityFault = (fault: LoggedFault) => log.error(fault)
    // If accounts have an origin of their own, the site is on another machine or on a host of static files.
    const askSite =
      config.identityUrl === null || config.siteUrl === null ? site : (request: Request) => fetch(request)
    const options = { config, ask, askSite, onFault: onIdentityFault, saveEndings, alerts }
    const identity = createIdentity(identityDb, options)
    askIdentity = (request) => identity.fetch(request)
    app.route('/', identity)
  }
  const picture = createPictureEndpoint({
    cupId: config.cupId,
    watch: live.watch,
    make: work.makePicture ?? drawHere(db),
    site,
    onFault,
  })
  for (const kind of PICTURED)
    app.all(`/share/:year/${kind}/:file`, (context) =>
      picture(kind)({
        request: context.req.raw,
        address: addressOf(context),
        ...context.req.param(),
      }),
    )
  const readiness = createReadiness({ db, identityDb, config })
  const organisers = createOrganisersEndpoint({ db, identityDb, config, access, live, readiness, onFault })
  const importing = createImportEndpoint({
    cupId: config.cupId,
    access,
    live,
    onFault,
    async take(task) {
      const taken = await (work.takeImport ?? ((one) => takeImport(db, one)))(task)
      if (taken.kind === 'stored' && identityDb !== null)
        for (const [year, ids] of taken.formerIds) await followFormerIds(identityDb, year, ids)
      return taken
    },
  })
  app.options('/organisers/*', allowOrganisers)
  app.post('/organisers/:cupId/import', limitImport)
  app.all('/organisers/:cupId/import', (context) =>
    importing({ request: context.req.raw, address: addressOf(context), ...context.req.param() }),
  )
  app.use('/organisers/:cupId/:tournamentId/export', compress())
  const rehearsals = work.rehearsals ?? new RehearsalThread(config, onFault)
  const rehearsal = createRehearsalEndpoint({ cupId: config.cupId, db, access, rehearsals, onFault })
  app.post('/organisers/:cupId/:tournamentId/rehearsal', limitQuery)
  app.all('/organisers/:cupId/:tournamentId/rehearsal', (context) =>
    rehearsal({ request: context.req.raw, address: addressOf(context), ...context.req.param() }),
  )
  app.all('/organisers/:cupId/:tournamentId/:what', (context) =>
    organisers({ request: context.req.raw, address: addressOf(context), ...context.req.param() }),
  )
  const screens = createScreensEndpoint(db, onFault)
  app.options('/screens/:cupId', allowAnyOrigin)
  app.all('/screens/:cupId', (context) =>
    screens({ request: context.req.raw, address: addressOf(context), ...context.req.param() }),
  )
  app.get('/health', () => readiness())
  app.get('/health/live', () => liveness())
  app.get('/metrics', (context) =>
    metrics.respond(context.req.raw, addressOf(context), operatorKey, readiness),
  )
  app.all('*', (context) => site(context.req.raw))
  app.onError((error) => {
    log.error(error)
    return plainText(500, 'Something went wrong here. Try again in a moment.\n')
  })
  return app as unknown as Hono
}

async function main(): Promise<void> {
  const settings = readConfig(process.env)
  if (!settings.ok) return giveUp(settings.problems)
  const { config } = settings
  const log = pino({ level: config.logLevel, base: null })
  const { db, identityDb } = await openStorage(config)
  const { rehearsal } = config
  const cupId = rehearsal === null ? DEMO_CUP : config.cupId
  if (config.cupId !== DEMO_CUP) await beginCup(db, config.cupId, Date.now())
  const clock = new DemoClock(await demoTime(db, config.demoStart, cupId), cupId)
  const live = new LiveResults(db, clock)
  // A rehearsal alerts nobody.
  const vapidKeys = rehearsal === null ? ensureVapidKeys(config) : null
  const alerts =
    vapidKeys === null ? NO_ALERTS : { key: vapidKeys.publicKey, allowLocal: config.allowLocalPush }
  const onFault = (error: unknown) => log.error(error)
  const reading = new ReadingThreads(config, onFault)
  const drawing = new PictureThread(config, onFault)
  const importing = new ImportThread(config, onFault)
  const rehearsals = new RehearsalThread(config, onFault)
  await rehearsals.clear()
  const work = { read: reading.read, makePicture: drawing.make, takeImport: importing.take, rehearsals }
  const app = createApp(config, db, log, identityDb, live, alerts, work)
  const server = await startServer(app, config)
  const tellPlayed = (report: Played | null) =>
    process.send?.({ kind: 'played', report } satisfies PlayedMessage<Played>)
  const rehearsed = rehearsal && {
    mishaps: await drawMishaps(db, config.demoSeed),
    until: rehearsal.until,
    onPlayed: tellPlayed,
  }
  const playing = startPlaying(config, { cupId, db, live, clock, onFault, rehearsal: rehearsed }, () =>
    tellPlayed(null),
  )
  const { port } = server.address() as AddressInfo
  const mailSender = new MailSender(identityDb, { config: { ...config, port }, log })
  mailSender.start()
  const alerting = vapidKeys && startAlerts(config, vapidKeys, port, onFault)
  // A rehearsal changes as it is played, and not as others change the cup that it copies.
  const following = rehearsal === null ? startFollowing({ ...config, db, identityDb, live, onFault }) : null
  log.info(`Listening on http://${config.host}:${port}`)
  if (process.send) {
    const health = await (await app.request('/health')).json()
    process.send({ kind: 'listening', health } satisfies ListeningMessage)
  }

  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    log.info('Stopping')
    await alerting?.stop()
    await following?.stop()
    await playing.stop()
    await stopServer(server)
    await mailSender.stop()
    await Promise.all([reading.stop(), drawing.stop(), importing.stop(), rehearsals.stop()])
    await identityDb.destroy()
    await db.destroy()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function giveUp(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    if (error instanceof DatabaseProblem || error instanceof ListenProblem) return giveUp([error.message])
    throw error
  })
}
