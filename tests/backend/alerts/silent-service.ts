import { createServer, type Server, type Socket } from 'node:net'

/**
 * - `silent`: takes a connection and says nothing, so that neither TLS nor a request ends
 * - `late`: says yes after 2.9 s
 * - `trickle`: says yes at once, and never ends the answer
 * - `busy`: wants to be left alone for a day
 * - `redirect`: sends elsewhere
 */
export type Manner = 'silent' | 'late' | 'trickle' | 'busy' | 'redirect'

const LATE_MS = 2900
const TRICKLE_MS = 200
const ANSWERS: Readonly<Record<Exclude<Manner, 'silent'>, string>> = {
  late: 'HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n',
  trickle: 'HTTP/1.1 201 Created\r\ncontent-length: 10000\r\n\r\n',
  busy: 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 86400\r\ncontent-length: 0\r\n\r\n',
  redirect: 'HTTP/1.1 307 Temporary Redirect\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n',
}

export interface SilentService {
  readonly port: number
  /** How many connections were opened. */
  opened: number
  /** How many of them the sender has given up. */
  closed: number
  close(): Promise<void>
}

/** A push service as a stranger may run one, at every address of this machine. */
export async function startSilentService(manner: Manner): Promise<SilentService> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    service.opened += 1
    let timer: NodeJS.Timeout | undefined
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      service.closed += 1
    })
    socket.on('data', (chunk: Buffer) => {
      if (manner === 'silent' || !chunk.includes('HTTP/1.1')) return
      if (manner === 'late') timer = setTimeout(() => socket.write(ANSWERS.late), LATE_MS)
      else socket.write(ANSWERS[manner])
      if (manner === 'trickle') timer = setInterval(() => socket.write('x'), TRICKLE_MS)
    })
  })
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '0.0.0.0', backlog: 2048 }, resolve))
  const address = server.address()
  const service: SilentService = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    opened: 0,
    closed: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return service
}
