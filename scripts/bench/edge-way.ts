import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The way from the edge to the service, counted: only what the edge asks for comes along here. */
export class CountedWay {
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
        const answer = await fetch(this.#origin + request.url, { headers })
        const body = Buffer.from(await answer.arrayBuffer())
        // fetch has unpacked the body already.
        const passed = [...answer.headers].filter(
          ([name]) => !['content-encoding', 'content-length', 'connection', 'keep-alive'].includes(name),
        )
        response
          .writeHead(answer.status, Object.fromEntries(passed))
          .end(answer.status === 304 ? undefined : body)
      } catch {
        response.destroy()
      }
    })
  }

  /** @returns host and port, as the edge names its service */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
