import type { MessageKey } from './words.ts'

/** A request is refused for the reason `key`; the words are chosen where the language is known. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503
  readonly key: MessageKey
  /** The faults by field of the payload. */
  readonly errors: Readonly<Record<string, readonly MessageKey[]>> | null
  readonly retryAfterSeconds: number | null

  constructor(
    status: Refusal['status'],
    key: MessageKey,
    more: {
      readonly errors?: Readonly<Record<string, readonly MessageKey[]>>
      readonly retryAfterSeconds?: number
    } = {},
  ) {
    super(key)
    this.status = status
    this.key = key
    this.errors = more.errors ?? null
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
  }
}

/** Returns a 422 for one field. */
export function invalidField(field: string, key: MessageKey): Refusal {
  return new Refusal(422, key, { errors: { [field]: [key] } })
}
