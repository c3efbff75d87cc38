import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'

it('stops once the last response is sent, although its client keeps the connection', async () => {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const app = new Hono().get('/', async (c) => {
    arrived.resolve()
    await released.promise
    return c.text('done')
  })
  const server = await startServer(app, { host: '127.0.0.1', port: 0 })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const response = new Promise<number | undefined>((resolve, reject) => {
    get({ port, agent }, (one) => one.resume().once('end', () => resolve(one.statusCode))).once(
      'error',
      reject,
    )
  })
  await arrived.promise
  const stopped = stopServer(server)
  released.resolve()
  expect(await response).toBe(200)
  const began = Date.now()
  await stopped
  // After ten seconds it would cut the connection.
  expect(Date.now() - began).toBeLessThan(5000)
  agent.destroy()
})
