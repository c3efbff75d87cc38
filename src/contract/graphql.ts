import { parse } from '@0no-co/graphql.web'
import type { initGraphQLTada } from 'gql.tada'
import type { introspection } from './results-schema.d.ts'

type TypedDocuments = ReturnType<
  typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>
>

/**
 * Makes typed documents: the schema gives the types of the variables and the response. Fragment masking is off. Only types
 * come from gql.tada, because it brings a compiler along.
 *
 * @throws GraphQLError if the text is not a document
 */
export const graphql = ((
  text: string,
  fragments: readonly Pick<ReturnType<typeof parse>, 'definitions'>[] = [],
) => ({
  kind: 'Document',
  // A fragment that several of the fragments bring is there once.
  definitions: [...new Set([parse(text), ...fragments].flatMap(({ definitions }) => definitions))],
})) as unknown as TypedDocuments
