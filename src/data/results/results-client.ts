import type { TadaDocumentNode } from 'gql.tada'

/** A client of the results service: it takes documents and returns responses. */
export interface ResultsClient {
  readonly address: string
  /**
   * Returns the `data` of the response. Its values are unchecked; parsers read them. It has no keys for fields that the
   * service does not know.
   *
   * @param signal ends the exchange, including waits between attempts: the limit of a whole batch
   * @throws ResultsServiceError, only
   */
  ask<Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<{ readonly [Field in keyof Data]?: unknown }>
  /** The fields that the service has proved not to know so far, as `Query › path.of.the.field`, in the order found. */
  lacking(): readonly string[]
}
