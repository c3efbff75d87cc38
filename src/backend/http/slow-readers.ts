import type { Server, ServerResponse } from 'node:http'

/** How long an answer may take to be read, and how much may wait for readers. Milliseconds, bytes. */
export interface ReaderLimits {
  /** Nothing of the answer was taken for this long. */
  readonly silenceMs: number
  /** From the request to the last byte taken: 300 kB at 5 kB/s, which is a phone at the edge of the net. */
  readonly answerMs: number
  /** Of all answers together that wait to be read. */
  readonly waitingBytes: number
  readonly lookEveryMs: number
}

export const READER_LIMITS: ReaderLimits = {
  silenceMs: 15_000,
  answerMs: 60_000,
  waitingBytes: 256 * 1024 * 1024,
  lookEveryMs: 1000,
}

/**
 * Cuts off whoever asks and does not read: Node itself would keep the answer for as long as the connection stands. Where
 * the answers that wait hold too much memory, those that wait longest go first.
 */
export function cutSlowReaders(server: Server, limits: ReaderLimits): void {
  const waiting = new Map<ServerResponse, number>()

  server.on('request', (_request, response: ServerResponse) => {
    waiting.set(response, performance.now())
    response.once('close', () => waiting.delete(response))
  })
  // Counts only while nothing moves in either direction; between two requests `keepAliveTimeout` counts instead.
  server.setTimeout(limits.silenceMs, (socket) => socket.resetAndDestroy())

  const look = setInterval(() => {
    const now = performance.now()
    let bytes = 0
    for (const response of waiting.keys()) bytes += response.writableLength
    for (const [response, since] of waiting) {
      if (now - since <= limits.answerMs && bytes <= limits.waitingBytes) return
      bytes -= response.writableLength
      // A reset: an orderly end would leave what the system has buffered waiting for the same reader.
      response.socket?.resetAndDestroy()
    }
  }, limits.lookEveryMs).unref()
  server.once('close', () => clearInterval(look))
}
