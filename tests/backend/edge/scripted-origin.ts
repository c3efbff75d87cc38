import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Milliseconds before the origin answers. */
  readonly ms?: number
}

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** The headers of the service for the feed: cached for `seconds`, then served stale as it last was. */
export const kept = (seconds: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=30, stale-if-error=864000`,
  'access-control-allow-origin': '*',
  vary: 'accept, accept-encoding',
})

/** A service that answers as scripted and remembers its requests. It can be killed, and started again at the same port. */
export class ScriptedOrigin {
  readonly asked: Asked[] = []
  answer: (request: Asked) => Answer = () => ({ status: 404, body: 'nothing scripted' })
  #server: Server | null = null
  #port = 0

  get service(): string {
    return `127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      let body = ''
      try {
        for await (const chunk of request) body += chunk
      } catch {
        // The client has left, or its connection was closed.
        return
      }
      const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
      this.asked.push(asked)
      const { status = 200, headers = {}, body: text = '', ms = 0 } = this.answer(asked)
      setTimeout(() => response.writeHead(status, headers).end(status === 304 ? undefined : text), ms)
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  async kill(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (server === null) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
}
