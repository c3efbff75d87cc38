import { initGraphQLTada } from 'gql.tada'
import type { introspection } from '../../contract/results-schema.d.ts'

/** Makes documents whose variables and answers the types know, from the schema. */
export const graphql = initGraphQLTada<{ introspection: introspection }>()
