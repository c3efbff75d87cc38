import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { DEFAULT_LOCALE } from '../../domain/text/locale.ts'
import { sentenceOf } from '../results/refusal.ts'
import type { OperatorKey } from './operator-key.ts'
import { plainText } from './response/safeguards.ts'

/** What the parts of the services are called in the figures, by the first part of the address. */
const PARTS: ReadonlySet<string> = new Set([
  'feed',
  'graphql',
  'share',
  'health',
  'metrics',
  'api',
  'sanctum',
  'account',
  'organisers',
])

/** Figures of the services in the format of Prometheus, for whoever has the operator's key. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #seconds: Histogram<'part' | 'status'>
  readonly #ok: Gauge<'what'>
  readonly #restarts: Gauge
  readonly #publisher: Gauge<'figure'>
  #watchesProcess = false

  constructor() {
    const registers = [this.#registry]
    this.#seconds = new Histogram({
      name: 'cup_request_seconds',
      help: 'How long requests took until their response began, by part of the services and class of status',
      labelNames: ['part', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    })
    this.#ok = new Gauge({
      name: 'cup_storage_ok',
      help: '1 if a database can be read and written, 0 if not',
      labelNames: ['what'],
      registers,
    })
    this.#restarts = new Gauge({
      name: 'cup_restarts',
      help: 'How often the services were started again after a fault',
      registers,
    })
    this.#publisher = new Gauge({
      name: 'cup_publisher',
      help: 'Of the publisher on this machine: at, when it last told its state (seconds since 1970); failures in a row; seconds of its last round',
      labelNames: ['figure'],
      registers,
    })
  }

  /** Notes a request that was answered. */
  answered(path: string, status: number, ms: number): void {
    const first = path.split('/', 2)[1] ?? ''
    const part = PARTS.has(first) ? first : 'site'
    this.#seconds.observe({ part, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
  }

  /**
   * Answers with all figures: 401 without the operator's key, 429 after too many wrong ones.
   *
   * @param health what `/health` says
   */
  async respond(
    request: Request,
    address: string,
    key: OperatorKey,
    health: () => Promise<Response>,
  ): Promise<Response> {
    const check = await key.check(request.headers.get('authorization'), address)
    if (check.kind === 'too-many')
      return plainText(429, `${sentenceOf(check.text, DEFAULT_LOCALE)}\n`, {
        'retry-after': String(check.seconds),
      })
    if (check.kind === 'wrong')
      return plainText(401, `${sentenceOf(check.text, DEFAULT_LOCALE)}\n`, { 'www-authenticate': 'Bearer' })
    // Memory, processor and waiting of the process cost something to watch.
    if (!this.#watchesProcess) collectDefaultMetrics({ register: this.#registry })
    this.#watchesProcess = true
    this.#note((await (await health()).json()) as Health)
    const text = await this.#registry.metrics()
    return new Response(text, {
      headers: { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' },
    })
  }

  #note({ database, accounts, restarts, publisher }: Health): void {
    this.#ok.set({ what: 'results' }, Number(database === 'ok'))
    if (accounts !== undefined) this.#ok.set({ what: 'accounts' }, Number(accounts === 'ok'))
    this.#restarts.set(restarts?.count ?? 0)
    if (publisher === undefined) return
    const { at, failures = 0, seconds } = publisher
    this.#publisher.set({ figure: 'at' }, Date.parse(at) / 1000)
    this.#publisher.set({ figure: 'failures' }, failures)
    if (seconds !== undefined) this.#publisher.set({ figure: 'seconds' }, seconds)
  }
}

interface Health {
  readonly database: string
  readonly accounts?: string
  readonly restarts?: { readonly count: number }
  readonly publisher?: { readonly at: string; readonly failures?: number; readonly seconds?: number }
}
