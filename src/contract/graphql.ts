import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './results-schema.d.ts'

/** Makes typed documents: the schema gives the types of the variables and the response. Fragment masking is off. */
export const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>()
