import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/** The library that web-push encrypts with. It is installed with web-push, and has no types. */
const ece: {
  decrypt(buffer: Buffer, options: object): Buffer
} = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece')

export interface Received {
  readonly browser: string
  readonly headers: IncomingHttpHeaders
  /** Decrypted, as the browser's service worker gets it. */
  readonly data: { title: string; body: string; tag: string; url: string; lang: string }
}

/** A browser as a push service knows it. */
export interface Browser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface PushService {
  readonly origin: string
  readonly received: Received[]
  /** The responses to messages for a browser in place of taking them; by browser, or `*` for all. */
  readonly answers: Map<
    string,
    { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  >
  /** The number of requests received. */
  asked: number
  subscribe(browser: string): Browser
  close(): Promise<void>
}

/** A real push service: it takes messages as RFC 8030, 8188, 8291 and 8292 describe, and reads them as browsers would. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { readonly curve: ReturnType<typeof createECDH>; readonly auth: Buffer }>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    service.asked += 1
    const browser = (request.url ?? '').slice(1)
    const known = browsers.get(browser)
    const said = service.answers.get(browser) ?? service.answers.get('*')
    // Behaves as a service that has fallen silent.
    if (said?.status === 0) return
    if (said) return void response.writeHead(said.status, said.headers).end('not now')
    if (!known || request.method !== 'POST') return void response.writeHead(404).end()
    const { curve: privateKey, auth } = known
    const plain = ece.decrypt(Buffer.concat(chunks), {
      version: 'aes128gcm',
      privateKey,
      authSecret: auth.toString('base64url'),
    })
    service.received.push({ browser, headers: request.headers, data: JSON.parse(plain.toString()) })
    response.writeHead(201, { location: '/message' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    origin,
    received: [],
    answers: new Map(),
    asked: 0,
    subscribe(browser) {
      const curve = createECDH('prime256v1')
      const p256dh = curve.generateKeys('base64url')
      const auth = randomBytes(16)
      browsers.set(browser, { curve, auth })
      return { endpoint: `${origin}/${browser}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
