import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../../scripts/start/site-in-folder.ts'

/**
 * What happens to data that is sent through a connection.
 * - `refused`: connections end as soon as they begin
 * - `silent`: connections are accepted, and nothing passes in either direction
 * - `deaf`: requests arrive, and no answer comes back
 */
export type Passage = 'open' | 'refused' | 'silent' | 'deaf'

/** A connection from somebody to the services, which can be cut. */
export class Connection {
  readonly origin: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #passage: Passage = 'open'

  private constructor(port: number, targetPort: () => number) {
    this.origin = `http://127.0.0.1:${port}`
    this.#server = createServer((near) => this.#join(near, targetPort()))
    this.#server.listen(port, '127.0.0.1')
  }

  /** @param targetPort called for each connection, as the port is known only once the services have one */
  static async to(targetPort: () => number): Promise<Connection> {
    return new Connection(await freePort(), targetPort)
  }

  /** Changes what happens to data that is sent from now on. Resets the connections that are open. */
  set passage(passage: Passage) {
    this.#passage = passage
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(near: Socket, port: number): void {
    this.#keep(near)
    const passage = this.#passage
    if (passage === 'refused') near.resetAndDestroy()
    if (passage !== 'open' && passage !== 'deaf') return
    const far = connect(port, '127.0.0.1')
    this.#keep(far)
    near.pipe(far)
    if (passage === 'open') far.pipe(near)
    else far.once('data', () => near.resetAndDestroy())
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.#sockets.delete(socket))
  }
}
