import { connect } from 'node:net'

export interface RawAnswer {
  /** null: the connection was closed without an answer. */
  readonly status: number | null
  readonly text: string
  /** From the first byte sent to the close, in milliseconds. */
  readonly ms: number
}

/**
 * Sends bytes to a server and returns what it does until it closes the connection.
 *
 * @param drip sent again every second while the connection is open, as a slow client would
 */
export function rawRequest(port: number, bytes: string, drip?: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const timer = drip === undefined ? undefined : setInterval(() => socket.write(drip), 1000)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    // A reset is one way of closing.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1]
      resolve({ status: status === undefined ? null : Number(status), text, ms: performance.now() - started })
    })
    socket.write(bytes)
  })
}
