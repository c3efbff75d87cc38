import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './results-schema.d.ts'

/** Makes documents whose variables and answers the types know, from the schema; what a fragment asks is no secret. */
export const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>()
