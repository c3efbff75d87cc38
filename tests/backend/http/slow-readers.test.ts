import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'
import { READER_LIMITS, type ReaderLimits } from '../../../src/backend/http/slow-readers.ts'

/** More than the operating systems of both ends buffer for Node. */
const LARGE = 32 * 1024 * 1024
const PATIENT: ReaderLimits = {
  silenceMs: 60_000,
  responseMs: 60_000,
  waitingBytes: Number.MAX_SAFE_INTEGER,
  lookEveryMs: 50,
}

let server: Server
const sockets: Socket[] = []

async function serve(limits: Partial<ReaderLimits>): Promise<void> {
  const app = new Hono()
  app.get('/large', (context) => context.body(Buffer.alloc(LARGE, 'x')))
  app.get('/small', (context) => context.text('small'))
  app.get('/slow', async (context) => {
    await setTimeout(2000)
    return context.text('slow')
  })
  server = await startServer(app, { host: '127.0.0.1', port: 0 }, { ...PATIENT, ...limits })
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await stopServer(server)
})

/** Asks for an address and reads so many bytes of the answer every tenth of a second. */
function ask(path: string, bytesEach: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  socket.pause()
  if (bytesEach > 0) {
    const timer = setInterval(() => socket.read(bytesEach), 100)
    socket.once('close', () => clearInterval(timer))
  }
  return socket
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((fault, n) => (fault ? reject(fault) : resolve(n))),
  )

/** Returns the milliseconds until this few connections are left. */
async function untilLeft(few: number, within: number): Promise<number> {
  const began = performance.now()
  while ((await connections()) > few) {
    if (performance.now() - began > within) return Number.POSITIVE_INFINITY
    await setTimeout(20)
  }
  return performance.now() - began
}

it('cuts off who reads nothing', async () => {
  await serve({ silenceMs: 500 })
  ask('/large', 0)
  await setTimeout(100)
  expect(await connections()).toBe(1)
  expect(await untilLeft(0, 20_000)).toBeLessThan(20_000)
})

it('cuts off who reads a little all the time', async () => {
  await serve({ responseMs: 1500 })
  ask('/large', 100_000)
  await setTimeout(800)
  expect(await connections()).toBe(1)
  expect(await untilLeft(0, 20_000)).toBeLessThan(20_000)
})

it('gives up those who wait longest where too much waits, and nobody else', async () => {
  await serve({ waitingBytes: 3.5 * LARGE })
  for (let n = 0; n < 5; n += 1) {
    ask('/large', 0)
    await setTimeout(30)
  }
  await untilLeft(3, 20_000)
  await setTimeout(300)
  expect(await connections()).toBe(3)
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/small`)
  expect(await answer.text()).toBe('small')
})

it('lets who reads at all read to the end', async () => {
  await serve({ silenceMs: 500 })
  const socket = ask('/large', 0)
  let received = 0
  socket.on('data', (chunk) => {
    received += chunk.length
    socket.pause()
    globalThis.setTimeout(() => socket.resume(), 5)
  })
  socket.resume()
  while (received < LARGE && !socket.destroyed) await setTimeout(20)
  expect(received).toBeGreaterThan(LARGE)
}, 20_000)

it('leaves alone who waits for a response that takes long', async () => {
  await serve({ silenceMs: 500, responseMs: 1000 })
  const { port } = server.address() as AddressInfo
  const slow = await fetch(`http://127.0.0.1:${port}/slow`)
  expect(await slow.text()).toBe('slow')
})

it('does so within a minute, with a few hundred megabytes at most', () => {
  const { silenceMs, responseMs, waitingBytes, lookEveryMs } = READER_LIMITS
  expect(2 * silenceMs + lookEveryMs).toBeLessThanOrEqual(60_000)
  expect(responseMs).toBeLessThanOrEqual(60_000)
  expect(waitingBytes).toBeLessThanOrEqual(256 * 1024 * 1024)
})
