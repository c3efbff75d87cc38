import type { Server, ServerResponse } from 'node:http'

/** How long a client may take to read a response, and how much may wait for clients. Milliseconds, bytes. */
export interface ReaderLimits {
  /** The longest time without any byte of the response being taken. */
  readonly silenceMs: number
  /** From the last time that nothing waited to be read: 300 kB at 5 kB/s, as on a phone at the edge of the network. */
  readonly responseMs: number
  /** The total of all responses that wait to be read. */
  readonly waitingBytes: number
  readonly lookEveryMs: number
}

export const READER_LIMITS: ReaderLimits = {
  silenceMs: 15_000,
  responseMs: 60_000,
  waitingBytes: 256 * 1024 * 1024,
  lookEveryMs: 1000,
}

/**
 * Cuts off clients that send a request and do not read the response: Node itself would keep the response for as long as the
 * connection lasts. If the waiting responses hold too much memory, those that have waited longest go first.
 */
export function cutSlowReaders(server: Server, limits: ReaderLimits): void {
  const waiting = new Map<ServerResponse, number>()

  server.on('request', (_request, response: ServerResponse) => {
    waiting.set(response, performance.now())
    response.once('close', () => waiting.delete(response))
  })
  // This timeout runs only while no byte moves in either direction. Between two requests `keepAliveTimeout` applies.
  server.setTimeout(limits.silenceMs, (socket) => {
    const response = [...waiting.keys()].find((one) => one.socket === socket)
    // Who waits for a response that takes long is no slow reader.
    if (response?.writableLength !== 0) socket.resetAndDestroy()
  })

  const look = setInterval(() => {
    const now = performance.now()
    let bytes = 0
    for (const response of [...waiting.keys()]) {
      bytes += response.writableLength
      if (response.writableLength > 0) continue
      waiting.delete(response)
      waiting.set(response, now)
    }
    for (const [response, since] of waiting) {
      if (now - since <= limits.responseMs && bytes <= limits.waitingBytes) return
      bytes -= response.writableLength
      // A reset, because an orderly close would keep what the system has buffered waiting for the same client.
      response.socket?.resetAndDestroy()
    }
  }, limits.lookEveryMs).unref()
  server.once('close', () => clearInterval(look))
}
