import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { retryAfter } from '../../data/results/retry-after.ts'
import { isPrivate, lookUpApart, lookUpPublic, PrivateAddress } from '../network/public-address.ts'
import type { VapidKeys } from '../settings/setting-forms.ts'
import { pushServiceOf } from './push-service.ts'

const HOUR = 60 * 60_000
/** How long a push service may take for its whole answer. A place is taken meanwhile. */
const ANSWER_MS = 3000
/** How many bytes of a push service's response body are accepted. Nothing reads the body. */
const MOST_ANSWER = 16_384
/** How long a connection is kept that nothing is sent over. */
const IDLE_MS = 5000
/** How many push services have their signature cached. */
const MOST_ORIGINS = 100

export interface Message {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly payload: string
  /** Replaces an older message of the same topic that has not arrived yet; 32 characters of base64url. */
  readonly topic: string
  readonly urgency: 'high' | 'normal'
  /** How many seconds the push service keeps the message. */
  readonly ttl: number
}

/**
 * - `gone`: the browser no longer exists
 * - `refused`: the service does not take this message, and another try would not help
 * - `later`: try again; `service` is true if the fault is not of this browser alone, `isSilent` if no answer came though
 *   this machine could ask. `wait` is the requested wait in milliseconds
 */
export type PostResponse =
  | { readonly kind: 'taken' | 'gone' }
  | { readonly kind: 'refused'; readonly status: number | string }
  | {
      readonly kind: 'later'
      readonly status: number | string
      readonly service: boolean
      readonly isSilent: boolean
      readonly wait: number | null
    }

export interface PostSettings {
  readonly keys: VapidKeys
  /** The contact for a push service: a `mailto:` or an https address. */
  readonly subject: string
  /** Allows push services on this machine and without TLS, as tests have. */
  readonly allowLocal: boolean
}

/** Faults of this machine or of its own network. */
const OWN_FAULTS = new Set([
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENETDOWN',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
])

/** Thrown if a push service has not answered in time. */
class NoResponse extends Error {
  readonly code = 'ETIMEDOUT'
}

/** Posts messages to push services: encrypted for the browser, signed for the service, over few connections. */
export class PushPost {
  readonly #settings: PostSettings
  readonly #agents: Readonly<Record<string, http.Agent>>
  readonly #signatures = new Map<string, { readonly until: number; readonly header: string }>()

  constructor(settings: PostSettings) {
    this.#settings = settings
    // The sender limits how many messages are under way. A second limit here would have one service wait for another's.
    const options = { keepAlive: true, timeout: IDLE_MS }
    this.#agents = { 'https:': new https.Agent(options), 'http:': new http.Agent(options) }
  }

  /** Never throws. */
  async post(message: Message, signal: AbortSignal): Promise<PostResponse> {
    const { endpoint, p256dh, auth, payload, ttl, topic, urgency } = message
    const { allowLocal } = this.#settings
    try {
      const url = new URL(endpoint)
      if (!allowLocal && (url.protocol !== 'https:' || isPrivate(url))) return { kind: 'gone' }
      const subscription = { endpoint, keys: { p256dh, auth } }
      const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
        TTL: ttl,
        topic,
        urgency,
        headers: { Authorization: this.#signature(url.origin) },
      })
      return await this.#send(url, headers, body, signal)
    } catch (error) {
      if (error instanceof PrivateAddress) return { kind: 'gone' }
      const { code } = (error ?? {}) as { readonly code?: unknown }
      // Keys that no message can be encrypted for stay bad; every other error is a fault of the network.
      return typeof code === 'string' && !code.startsWith('ERR_CRYPTO')
        ? { kind: 'later', status: code, service: true, isSilent: !OWN_FAULTS.has(code), wait: null }
        : { kind: 'refused', status: 'unencryptable' }
    }
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }

  /** Returns the signature for a push service, kept for an hour: signing costs as much as encrypting. */
  #signature(origin: string): string {
    const known = this.#signatures.get(origin)
    if (known && known.until > Date.now()) return known.header
    const { keys, subject } = this.#settings
    const { publicKey, privateKey } = keys
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
    )
    this.#signatures.set(origin, { until: Date.now() + HOUR, header })
    const [oldest] = this.#signatures.keys()
    if (this.#signatures.size > MOST_ORIGINS && oldest !== undefined) this.#signatures.delete(oldest)
    return header
  }

  /**
   * Sends a request, and resolves when its connection is free for the next: a service that says yes and then never ends its
   * answer keeps no connection. It follows no redirects, because a push service does not answer with one.
   */
  #send(
    url: URL,
    headers: http.OutgoingHttpHeaders,
    body: Buffer | null,
    signal: AbortSignal,
  ): Promise<PostResponse> {
    const { allowLocal } = this.#settings
    const { isMakers } = pushServiceOf(url.href)
    return new Promise((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http
      const sent = request(url, {
        method: 'POST',
        headers,
        agent: this.#agents[url.protocol],
        signal,
        ...(allowLocal ? {} : { lookup: (isMakers ? lookUpPublic : lookUpApart) as never }),
      })
      // An answer that has come while this thread was busy is read before the time counts as over.
      const limit = setTimeout(() => setImmediate(() => sent.destroy(new NoResponse())), ANSWER_MS)
      sent.once('close', () => clearTimeout(limit))
      sent.once('error', reject)
      sent.once('response', (response) => {
        sent.off('error', reject).on('error', () => {})
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > MOST_ANSWER) response.destroy()
        })
        response.on('error', () => {})
        response.once('close', () => resolve(responseOf(response)))
      })
      sent.end(body)
    })
  }
}

function responseOf({ statusCode: status = 0, headers }: http.IncomingMessage): PostResponse {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 408 && status !== 429 && status < 500) return { kind: 'refused', status }
  const said = ['retry-after', 'date'].flatMap((name): [string, string][] =>
    headers[name] ? [[name, String(headers[name])]] : [],
  )
  const wait = retryAfter(new Headers(said))
  return { kind: 'later', status, service: status !== 429, isSilent: false, wait }
}
