import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { plainText, SECURITY_HEADERS } from './response/safeguards.ts'

/** The requests that Node refuses before our code runs, by error code; every other one gets 400. */
const REFUSALS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
}
const UNREADABLE = [400, 'The request cannot be read.'] as const
const UNMET = 'The only expectation that can be met is 100-continue.\n'

/** Returns the response to a request that cannot be read, with the headers of every other response. */
export const unreadable = (): Response => plainText(400, `${UNREADABLE[1]}\n`, SECURITY_HEADERS)

/** Adds the security headers to Node's own responses (400, 408, 413, 417, 431). */
export function respondForNode(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After a second error on the same connection, or one after a response has begun, anything written now would be read
    // as part of that response.
    const begun = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent
    if (!socket.writable || begun || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const [status, sentence] = REFUSALS[error.code ?? ''] ?? UNREADABLE
    socket.end(rawResponse(status, `${sentence}\n`), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, headersOf(UNMET)).end(UNMET)
  })
}

function headersOf(text: string): Record<string, string> {
  const { headers } = plainText(200, text, SECURITY_HEADERS)
  return {
    ...Object.fromEntries(headers),
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }
}

function rawResponse(status: number, text: string): string {
  const lines = Object.entries(headersOf(text)).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ndate: ${new Date().toUTCString()}\r\n${lines.join('')}\r\n${text}`
}
