import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Everything that a page loads or runs. */
const NOT_BARE =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>|<style\b[^>]*>[\s\S]*?<\/style>|<meta http-equiv[^>]*>/g

/** Serves the pages of a site as bare compressed HTML: no script, no style, no font, no picture. */
export class BareSite {
  readonly #server: Server

  constructor(origin: string) {
    this.#server = createServer(async (request, response) => {
      try {
        const received = await fetch(origin + request.url)
        const isPage = received.headers.get('content-type')?.startsWith('text/html')
        if (!isPage) response.writeHead(404).end()
        else {
          const html = (await received.text()).replace(NOT_BARE, '')
          const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
          response.writeHead(received.status, head).end(gzipSync(html))
        }
      } catch {
        response.destroy()
      }
    })
  }

  /** @returns its origin */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
