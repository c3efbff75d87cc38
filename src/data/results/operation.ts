import type { DocumentNode, OperationDefinitionNode, SelectionNode, SelectionSetNode } from 'graphql'
import { memoized } from '../../domain/memoized.ts'

type Fragments = ReadonlyMap<string, SelectionSetNode>

/**
 * Returns the single operation of one of our documents, with its fragments written out. Each part of the query then has one
 * place, and can be left out there alone.
 */
export const operationOf = memoized(({ definitions }: DocumentNode): OperationDefinitionNode => {
  const [first, ...rest] = definitions
  if (first?.kind !== 'OperationDefinition') throw new TypeError('A document begins with its operation.')
  const fragments = new Map(
    rest.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet]] : [])),
  )
  return { ...first, selectionSet: writtenOut(first.selectionSet, fragments) }
})

function writtenOut({ selections, ...set }: SelectionSetNode, fragments: Fragments): SelectionSetNode {
  const parts = selections.flatMap((node): readonly SelectionNode[] => {
    if (node.kind === 'FragmentSpread') {
      const fragment = fragments.get(node.name.value)
      if (fragment === undefined) throw new TypeError(`A document lacks its fragment ${node.name.value}.`)
      return writtenOut(fragment, fragments).selections
    }
    if (node.kind !== 'Field') throw new TypeError(`A document has no ${node.kind}.`)
    return [
      node.selectionSet ? { ...node, selectionSet: writtenOut(node.selectionSet, fragments) } : { ...node },
    ]
  })
  return { ...set, selections: parts }
}
