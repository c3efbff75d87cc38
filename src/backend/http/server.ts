import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from '../settings/config.ts'
import { respondForNode, unreadable } from './node-responses.ts'
import { cutSlowReaders, READER_LIMITS, type ReaderLimits } from './slow-readers.ts'

const HEADERS_MS = 10_000
const REQUEST_MS = 12_000
const CHECK_MS = 1000
/** Longer than proxies and clients keep a connection: a busy service would close one on which a request has just come. */
const IDLE_MS = 30_000
const STOP_MS = 10_000
const STOP_CHECK_MS = 50

/** The server cannot listen on the address. The message says what to do. */
export class ListenProblem extends Error {}

/**
 * Serves the app until `stopServer`. Cuts off a request that has not arrived completely within 15 s
 * (docs/quality.md#services), and a client that does not read the response.
 *
 * @throws ListenProblem if the port is taken or forbidden, or the host is not this machine's
 */
export async function startServer(
  app: Hono,
  { host, port, socket = null }: Pick<Config, 'host' | 'port'> & Partial<Pick<Config, 'socket'>>,
  readers: ReaderLimits = READER_LIMITS,
): Promise<Server> {
  const listener = getRequestListener(app.fetch, { errorHandler: unreadable })
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: IDLE_MS,
      // Our listener refuses a request without a host, with the headers of every other response.
      requireHostHeader: false,
    },
    listener,
  )
  respondForNode(server)
  cutSlowReaders(server, readers)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenProblem(explain(error, host, port))),
    )
    server.listen(socket === null ? { port, host } : { fd: socket }, () => resolve(server))
  })
}

/** Takes no new connections, lets pending responses finish, and cuts the rest after ten seconds. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref()
    // Node keeps a connection open whose response ends only now, for a next request.
    const closing = setInterval(() => server.closeIdleConnections(), STOP_CHECK_MS)
    server.close(() => {
      clearInterval(closing)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=4321 npm start`
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `${host} is no address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 to be reached from others.`
  }
  return `The service cannot listen on ${host}:${port} (${error.message}).`
}
