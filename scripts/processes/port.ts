import { lookup } from 'node:dns/promises'
import { BoundSocket } from 'node:net'

/**
 * Takes a port without listening on it, as long as this process runs; a child that inherits the socket listens on it. A
 * visitor who comes between two such children waits for the second one, instead of being refused.
 *
 * @param host a name or an address of this machine
 * @returns the descriptor of the socket; null where processes cannot share one (Windows)
 * @throws the system's error if the port is taken or may not be used
 */
export async function holdPort(host: string, port: number): Promise<number | null> {
  const { address } = await lookup(host)
  const socket = new BoundSocket({ host: address, port })
  const fd = socket.fd()
  if (fd >= 0) return fd
  socket.close()
  return null
}
