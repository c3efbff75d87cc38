import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  readonly query: string
  readonly variables: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
}

export type Answer = (asked: Asked, response: ServerResponse, request: IncomingMessage) => void

/** A real HTTP server that answers each request as the test says. */
export async function startFakeService(answer: Answer) {
  const asked: Asked[] = []
  const state = { answer }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://x')
    const one = {
      method: request.method ?? '',
      query: searchParams.get('operationName') ?? '',
      variables: JSON.parse(searchParams.get('variables') ?? '{}'),
      headers: request.headers,
    }
    asked.push(one)
    state.answer(one, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/graphql`,
    asked,
    answerWith: (next: Answer) => {
      state.answer = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const JSON_TYPE = { 'content-type': 'application/json' }

export function send(response: ServerResponse, body: unknown, status = 200, headers: object = {}): void {
  response.writeHead(status, { ...JSON_TYPE, ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
