import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between the edge and the service that counts requests: only the edge's own requests pass through it. */
export class CountingProxy {
  requests = 0
  readonly #server: Server
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
    this.#server = createServer(async (request, response) => {
      this.requests++
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !['host', 'connection'].includes(name) ? [[name, value]] : [],
        ),
      )
      try {
        const received = await fetch(this.#origin + request.url, { headers })
        const body = Buffer.from(await received.arrayBuffer())
        // fetch has already decompressed the body.
        const passed = [...received.headers].filter(
          ([name]) => !['content-encoding', 'content-length', 'connection', 'keep-alive'].includes(name),
        )
        response
          .writeHead(received.status, Object.fromEntries(passed))
          .end(received.status === 304 ? undefined : body)
      } catch {
        response.destroy()
      }
    })
  }

  /** @returns host and port, in the form the edge's configuration takes */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
