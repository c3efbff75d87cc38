import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEMO_NOW } from '../../../src/backend/settings/config.ts'
import type { WireFeed, WireFeedMatch } from '../../../src/contract/feed.ts'

export type Answerer = (incoming: IncomingMessage, answer: ServerResponse) => void

/** A proxy for the site under test that replaces its feed with one of the test's own. */
export interface FeedProxy {
  readonly origin: string
  /** The content of the feed; every `report` puts one change on top. */
  readonly feed: WireFeed
  report(match: Omit<WireFeedMatch, 'revision'>): void
  /** Answers with something else than the feed, until `heal`. */
  misbehave(answerer: Answerer): void
  heal(): void
  /** Leaves requests for these addresses without an answer, as on a network that carries nothing, until `release`. */
  hold(addresses: RegExp): void
  release(): void
  /** Addresses of the requests for the feed so far. */
  readonly asked: string[]
  close(): Promise<void>
}

/** Starts a proxy for the site under test that takes the results service from another origin. */
export async function startServiceProxy(site: string, service: string) {
  return listen((incoming, answer) =>
    forward(/^\/(?:feed\/|graphql)/.test(incoming.url ?? '') ? service : site, incoming, answer),
  )
}

/**
 * @param target origin of the site
 * @param built revision of its latest edition: `{epoch}.{number}`
 */
export async function startFeedProxy(target: string, built: string): Promise<FeedProxy> {
  const dot = built.lastIndexOf('.')
  const number = Number(built.slice(dot + 1))
  const feed: WireFeed = {
    epoch: built.slice(0, dot),
    revision: number,
    since: 0,
    phase: 'under-way',
    // As the demonstration cup's own feed: by the world's clock the cup may be over long since.
    clock: { real: Date.now(), cup: DEMO_NOW, speed: 1 },
    matches: [],
  }
  const asked: string[] = []
  let fault: Answerer | null = null
  let held: RegExp | null = null
  const waiting: (() => void)[] = []
  const served = await listen((incoming, answer) => {
    if (held?.test(incoming.url ?? '')) {
      waiting.push(() => forward(target, incoming, answer))
      return
    }
    if (!incoming.url?.startsWith('/feed/')) return forward(target, incoming, answer)
    asked.push(incoming.url)
    if (fault) return fault(incoming, answer)
    sendFeed(feed, incoming, answer)
  })
  return {
    ...served,
    feed,
    asked,
    report(match) {
      feed.revision += 1
      feed.matches = [
        { ...match, revision: feed.revision },
        ...feed.matches.filter(({ id }) => id !== match.id),
      ]
    },
    misbehave: (answerer) => {
      fault = answerer
    },
    heal: () => {
      fault = null
    },
    hold: (addresses) => {
      held = addresses
    },
    release: () => {
      held = null
      for (const forwarded of waiting.splice(0)) forwarded()
    },
  }
}

/** Serves with an answerer of its own, until it is closed. */
export async function listen(answerer: Answerer): Promise<Pick<FeedProxy, 'origin' | 'close'>> {
  const server = createServer(answerer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function sendFeed(feed: WireFeed, incoming: IncomingMessage, answer: ServerResponse): void {
  const since = Number(new URL(incoming.url ?? '', 'http://feed').searchParams.get('since') ?? feed.since)
  const body = JSON.stringify({
    ...feed,
    since,
    matches: feed.matches.filter(({ revision }) => revision > since),
  })
  answer.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(body)
}

export function forward(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = incoming
  const onward = request(new URL(url ?? '/', target), {
    method,
    headers: { ...headers, host: new URL(target).host },
  })
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  incoming.pipe(onward)
}
