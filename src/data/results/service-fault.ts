import { plainReason } from './plain-reason.ts'

/** A failed exchange with the results service, in enough detail for the reader of the build's log. */
export interface Exchange {
  /** Name of the query: `Category`. */
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The service's address, without credentials and query string. */
  readonly address: string
  /** HTTP status; null if there was no response. */
  readonly status: number | null
  readonly tries: number
}

/** The only error that reading the results service throws. Its message says what happened, why, and what to do. */
export class ResultsServiceError extends Error {
  readonly exchange: Exchange
  /** The errors of a response that refused the query as a whole; empty for every other fault. */
  readonly refusals: readonly unknown[]

  constructor(
    exchange: Exchange,
    why: string,
    advice: string,
    options?: ErrorOptions & { readonly refusals?: readonly unknown[] },
  ) {
    const { query, variables, address, status, tries } = exchange
    const answered = status === null ? 'gave no usable answer' : `answered with status ${status}`
    const sentQuery = `query ${query} with ${JSON.stringify(variables)}`
    const tried = tries > 1 ? `, ${tries} tries` : ''
    super(
      `The results service at ${address} ${answered} to ${sentQuery}${tried}: ${why}. Nothing was built and the live site stays as it is. ${advice}`,
      options,
    )
    this.name = 'ResultsServiceError'
    this.exchange = exchange
    this.refusals = options?.refusals ?? []
  }

  /** Returns the same fault for a refused part that no site can be built without. */
  lacking(what: readonly string[]): ResultsServiceError {
    const named = what.slice(0, 5).join(', ')
    return new ResultsServiceError(
      this.exchange,
      `it does not know ${named}, which the site can't be built without`,
      'Point RESULTS_URL at a service that answers it; what else may be absent is left out.',
      { cause: this },
    )
  }
}

/** Returns the address without credentials and query string, for logs. */
export function addressForLog(address: string): string {
  if (!URL.canParse(address)) return address
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`
}

/** Returns the innermost cause of an error, without credentials: Node's fetch hides the reason behind "fetch failed". */
export function reasonOf(error: unknown): string {
  let reason = 'unknown reason'
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const first = at instanceof AggregateError && at.errors[0] instanceof Error ? at.errors[0] : at
    if (first.message !== '') reason = first.message
  }
  return plainReason(reason.replace(/\/\/[^/\s@]*@/g, '//')) ?? 'unknown reason'
}
