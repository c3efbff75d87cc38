import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WireFeed } from '../../../src/contract/feed.ts'
import type { Answerer } from './feed-proxy.ts'

export interface Fault {
  readonly name: string
  /** How the feed answers; if a fault has a `network` alone, the connection itself fails. */
  readonly answer?: (feed: WireFeed) => Answerer
  readonly network?: 'connectionrefused' | 'namenotresolved'
  /** Not a fault of the service: the page copes with it and says nothing. */
  readonly isHarmless?: true
}

const status =
  (code: number): NonNullable<Fault['answer']> =>
  () =>
  (_, answer) =>
    void answer.writeHead(code, { 'content-type': 'text/plain' }).end('No.')

const body =
  (content: string, type = 'application/json'): NonNullable<Fault['answer']> =>
  () =>
  (_, answer) =>
    void answer.writeHead(200, { 'content-type': type }).end(content)

const changed =
  (change: (feed: WireFeed) => unknown): NonNullable<Fault['answer']> =>
  (feed) =>
  (incoming, answer) =>
    body(JSON.stringify(change(feed)))(feed)(incoming, answer)

const redirect: NonNullable<Fault['answer']> = () => (incoming, answer) =>
  void answer
    .writeHead(302, { location: `http://localhost:${incoming.socket.localPort}${incoming.url}` })
    .end()

function oneByteASecond(_: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => answer.write(' '), 1000)
  answer.on('close', () => clearInterval(timer))
}

function sixtyMegabytes(_: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' })
  const megabyte = Buffer.alloc(1_000_000, 32)
  for (let sent = 0; sent < 60; sent += 1) answer.write(megabyte)
  answer.end('{}')
}

/** The faults that the feed can have (docs/quality.md#faults-in-the-browser). */
export const FAULTS: readonly Fault[] = [
  { name: 'refused', network: 'connectionrefused' },
  { name: 'DNS failure', network: 'namenotresolved' },
  { name: 'blackhole', answer: () => () => undefined },
  { name: 'accept-then-silence', answer: () => (_, answer) => answer.writeHead(200).flushHeaders() },
  { name: 'reset', answer: () => (incoming) => incoming.socket.resetAndDestroy() },
  {
    name: 'truncated',
    answer: () => (_, answer) => {
      answer
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
        .write('{"epoch":')
      setTimeout(() => answer.destroy(), 50)
    },
  },
  { name: '1 byte/s', answer: () => oneByteASecond },
  { name: 'HTML with 200', answer: body('<!doctype html><title>Welcome to the hotel</title>', 'text/html') },
  { name: 'garbage JSON', answer: body('{"epoch": "e", }') },
  { name: 'null', answer: body('null') },
  { name: '[]', answer: body('[]') },
  { name: 'string', answer: body('"feed"') },
  { name: '60 MB', answer: () => sixtyMegabytes },
  { name: 'depth 100 000', answer: body(`${'[1,'.repeat(100_000)}1${']'.repeat(100_000)}`) },
  {
    name: 'bad gzip',
    answer: () => (_, answer) =>
      void answer
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end('no gzip'),
  },
  { name: 'wrong content type', answer: (feed) => body(JSON.stringify(feed), 'image/png')(feed) },
  { name: 'CORS missing', answer: redirect },
  {
    name: 'cross-origin redirect',
    answer: () => (_, answer) =>
      void answer.writeHead(301, { location: 'https://elsewhere.example/feed' }).end(),
  },
  { name: 'data null + errors', answer: body('{"data":null,"errors":[{"message":"no"}]}') },
  {
    name: 'partial data + errors',
    answer: changed(({ epoch }) => ({ data: { epoch }, errors: [{ message: 'no' }] })),
  },
  { name: 'wrong types', answer: changed((feed) => ({ ...feed, revision: 'seven', matches: {} })) },
  { name: 'missing field', answer: changed(({ matches: _, ...feed }) => feed) },
  { name: 'unknown enum', answer: changed((feed) => ({ ...feed, phase: 'half-time' })) },
  {
    name: 'duplicate ids',
    answer: changed((feed) => ({ ...feed, matches: [...feed.matches, ...feed.matches] })),
    isHarmless: true,
  },
  {
    name: 'older revision',
    answer: changed((feed) => ({ ...feed, revision: 0, since: 0, matches: [] })),
    isHarmless: true,
  },
  { name: '401', answer: status(401) },
  { name: '403', answer: status(403) },
  { name: '429', answer: status(429) },
  { name: '500', answer: status(500) },
  {
    name: '503',
    answer: () => (_, answer) => void answer.writeHead(503, { 'retry-after': '2' }).end(),
  },
]
