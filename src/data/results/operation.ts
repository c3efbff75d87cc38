import type { DocumentNode, OperationDefinitionNode, SelectionNode, SelectionSetNode } from 'graphql'

type Fragments = ReadonlyMap<string, SelectionSetNode>

const operations = new WeakMap<DocumentNode, OperationDefinitionNode>()

/**
 * The one operation of a document of ours, with its fragments written out: so every part of a question has one place, and
 * can be left out there alone.
 */
export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const known = operations.get(document)
  if (known !== undefined) return known
  const [first, ...rest] = document.definitions
  if (first?.kind !== 'OperationDefinition') throw new TypeError('A document begins with its operation.')
  const fragments = new Map(
    rest.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet]] : [])),
  )
  const operation = { ...first, selectionSet: writtenOut(first.selectionSet, fragments) }
  operations.set(document, operation)
  return operation
}

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
