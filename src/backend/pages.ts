import { Server } from 'node:net'
import { Hono } from 'hono'
import { createAwayHealth } from './http/health.ts'
import { plainRequests, plainText, securityHeaders } from './http/response/safeguards.ts'
import { startServer } from './http/server.ts'
import { createSite } from './http/site.ts'
import { type Config, readConfig } from './settings/config.ts'

const AGAIN_SECONDS = 2
const LAST_ANSWERS_MS = 1000

/**
 * Serves the built site while the services are being started again. Any other address may be one of theirs and gets 503.
 */
export function createPages(config: Pick<Config, 'siteDir' | 'dataDir' | 'restarts'>): Hono {
  const app = new Hono()
  const site = createSite(config.siteDir, config.dataDir)
  const away = () =>
    plainText(503, 'This part of the site is being started again. Try again in a moment.\n', {
      'retry-after': String(AGAIN_SECONDS),
    })
  app.use(async (context, next) => {
    await next()
    // The visitor's next request is for the services, if they are there by then.
    context.header('connection', 'close')
  })
  app.use(securityHeaders)
  app.use(plainRequests)
  app.get('/health', createAwayHealth(config))
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const page = await site(context.req.raw)
    return page.status === 404 ? away() : page
  })
  app.all('*', away)
  app.onError(away)
  return app
}

async function main(): Promise<void> {
  const settings = readConfig(process.env)
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const server = await startServer(createPages(settings.config), settings.config)
  const stop = () => {
    // The close of an HTTP server also cuts connections whose request has not arrived yet.
    Server.prototype.close.call(server)
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

if (import.meta.main) await main()
