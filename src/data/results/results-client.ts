import type { TadaDocumentNode } from 'gql.tada'

/** What reads the results service: documents go in, answers come out. */
export interface ResultsClient {
  readonly address: string
  /**
   * The `data` of the answer, values unchecked: parsers read it. It has no key for what the service does not know.
   *
   * @param signal ends the exchange, waits between tries included: the limit of a whole batch
   * @throws ResultsServiceError, only
   */
  ask<Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<{ readonly [Field in keyof Data]?: unknown }>
  /** What the service was found not to know so far, as `Query › path.of.the.field`, in the order of finding. */
  lacking(): readonly string[]
}
