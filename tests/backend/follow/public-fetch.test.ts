import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressSource } from '../../../src/backend/follow/address-source.ts'
import { lookUpPublic } from '../../../src/backend/network/public-address.ts'
import { publicFetch } from '../../../src/backend/network/public-fetch.ts'

const { signal } = new AbortController()

describe('what leads to this machine or its network is not asked', () => {
  let connections = 0
  const server = createSocket((socket) => {
    connections += 1
    socket.destroy()
  })
  let port: number
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, ready))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  it.each([
    'http://sheets.example',
    'https://127.0.0.1',
    'https://[::1]',
    'https://localhost',
    'https://2130706433',
    'https://10.0.0.1',
  ])('%s', async (origin) => {
    await expect(publicFetch()(`${origin}:${port}/a`)).rejects.toMatchObject({ code: 'EPRIVATE' })
    expect(connections).toBe(0)
  })

  it('a name that resolves to it', async () => {
    const fetch = publicFetch((_, options, done) => lookUpPublic('localhost', options, done))
    await expect(fetch(`https://sheets.example:${port}/`)).rejects.toMatchObject({ code: 'EPRIVATE' })
    expect(connections).toBe(0)
  })
})

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0
  } catch {
    return false
  }
})()

describe.skipIf(!hasOpenssl)('what others publish, over TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cup-tls-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  let server: Server
  let origin: string
  /** As if the name of every host led to the server. */
  const fetch = publicFetch((_, { all }, done) => {
    if (all) done(null, [{ address: '127.0.0.1', family: 4 }])
    else done(null, '127.0.0.1', 4)
  })
  beforeAll(async () => {
    execFileSync(
      'openssl',
      [
        ...'req -x509 -newkey rsa:2048 -nodes -subj /CN=sheets.example -days 2'.split(' '),
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    )
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    server = createServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      ({ url, headers }, response) => {
        if (url === '/moved.csv') response.writeHead(302, { location: '/sheet.csv' }).end()
        else if (url === '/private.csv')
          response.writeHead(302, { location: `https://127.0.0.1:${port}/` }).end()
        else if (url === '/strange.csv') response.writeHead(999).end()
        else if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
        else response.writeHead(200, { etag: '"1"' }).end('id\n1')
      },
    )
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    origin = `https://sheets.example:${port}`
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await new Promise((closed) => server.close(closed))
    rmSync(folder, { recursive: true })
  })
  const sourceAt = (path: string) => addressSource(new URL(path, origin), 1000, fetch)

  it('is read, and again when its version has changed', async () => {
    const source = sourceAt('/moved.csv')
    expect((await source.look(signal))?.files[0]?.bytes.toString()).toBe('id\n1')
    expect(await source.look(signal)).toBeNull()
  })

  it('is not followed to a private address, and an answer that is none is told', async () => {
    await expect(sourceAt('/private.csv').look(signal)).rejects.toThrow(/leads to https:\/\/127\.0\.0\.1/)
    await expect(sourceAt('/strange.csv').look(signal)).rejects.toThrow(/does not answer|answers 999/)
  })

  it('ends with its signal', async () => {
    await expect(fetch(origin, { signal: AbortSignal.abort() })).rejects.toThrow()
  })
})
