import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'

const OF_A_KEY: readonly string[] = ['deskAccess', 'scorerLinks']

/** Whether an operation reads only what the holder of a key may read: no cache may answer it, and no reading thread. */
export const isOfKey = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY &&
  selectionSet.selections.every((one) => one.kind === Kind.FIELD && OF_A_KEY.includes(one.name.value))
