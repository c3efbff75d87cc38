import { createHmac } from 'node:crypto'
import type { HookEvent } from './hook-events.ts'

/** An event that a hook has not taken yet. */
export interface Waiting {
  readonly event: HookEvent
  /** How often it was sent. */
  readonly attempts: number
  /** When it is sent next, epoch milliseconds. */
  readonly nextAt: number
}

/** How long after a failed attempt the next one follows, in seconds; after the last one an event is given up. */
const RETRY_AFTER = [5, 30, 120, 600, 3600, 21_600, 86_400] as const
const ANSWER_WITHIN_MS = 10_000

/** What became of an attempt. A hook that is `gone` asked to be told nothing any more (410). */
export type Delivery = 'taken' | 'gone' | { readonly failure: string }

/**
 * Returns the signature of a message: `v1,` and the HMAC-SHA256, in base64, of its id, its time and its text.
 *
 * @param secret `whsec_` and the key in base64
 * @param seconds the time of sending, epoch seconds
 */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

/** Sends an event once. */
export async function deliver(
  address: string,
  event: HookEvent,
  secret: string,
  now: number,
  stop: AbortSignal,
): Promise<Delivery> {
  const body = JSON.stringify(event)
  const seconds = Math.floor(now / 1000)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signature(secret, event.id, seconds, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    return response.status === 410 ? 'gone' : { failure: `answers ${response.status}` }
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault
    return { failure: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Returns when an event that was not taken is sent again, or null if it is given up. */
export function afterFailure({ event, attempts }: Waiting, now: number): Waiting | null {
  const seconds = RETRY_AFTER[attempts]
  return seconds === undefined ? null : { event, attempts: attempts + 1, nextAt: now + seconds * 1000 }
}
