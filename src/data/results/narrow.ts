import {
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  parse,
  parseType,
  visit,
} from 'graphql'
import { isIndispensable, isOptionalArgument } from './minimum.ts'
import { questionText } from './question-text.ts'
import { type Refusal, refusalText } from './refusals.ts'

export interface Narrowed {
  /** null: nothing is left to ask. */
  readonly document: DocumentNode | null
  /** Response keys with dots between, of the fields taken out; fields below them are not named. */
  readonly lacking: readonly string[]
}

/** What was refused can't be done without: in words. */
export interface Indispensable {
  readonly indispensable: readonly string[]
}

/** The types that ids are declared with, in services of this family. */
const ID_TYPES = /^(?:ID|String)!?$/

/**
 * The question without what the service does not know, and with the types that it declares; null where the refusals say
 * nothing that helps.
 *
 * @param document as it was asked
 */
export function narrow(
  document: DocumentNode,
  refusals: readonly Refusal[],
): Narrowed | Indispensable | null {
  const located = parse(questionText(document))
  const operation = located.definitions[0]
  if (operation?.kind !== 'OperationDefinition') return null
  const nodes = nodesOf(operation)
  const query = operation.name?.value ?? ''
  const fields = new Map<FieldNode, string>()
  const args = new Set<ArgumentNode>()
  const types = new Map<string, string>()
  const indispensable: string[] = []
  for (const refusal of refusals) {
    if (refusal.kind === 'field') {
      const meant = pointedAt(nodes.fields, refusal)
      const optional = meant.filter(({ path }) => !isIndispensable(query, path))
      for (const { node, path } of optional) fields.set(node, path)
      if (meant.length > 0 && optional.length === 0) indispensable.push(...meant.map(({ path }) => path))
    } else if (refusal.kind === 'argument') {
      const meant = pointedAt(nodes.args, refusal)
      if (!isOptionalArgument(refusal.name) && meant.length > 0) indispensable.push(refusalText(refusal))
      else for (const { node } of meant) args.add(node)
    } else for (const [name, type] of retyped(operation, refusal)) types.set(name, type)
  }
  if (indispensable.length > 0) return { indispensable: [...new Set(indispensable)] }
  if (fields.size + args.size + types.size === 0) return null
  const cut = visit(located, {
    enter(node) {
      if (node.kind === 'Field' && fields.has(node)) return null
      if (node.kind === 'Argument' && args.has(node)) return null
      const type = node.kind === 'VariableDefinition' ? types.get(node.variable.name.value) : undefined
      return node.kind === 'VariableDefinition' && type ? { ...node, type: parseType(type) } : undefined
    },
  })
  return { document: withoutUnused(withoutEmpty(cut)), lacking: [...fields.values()] }
}

interface Placed<Node> {
  readonly node: Node
  readonly name: string
  /** Response keys with dots between. */
  readonly path: string
}

function nodesOf(operation: OperationDefinitionNode) {
  const fields: Placed<FieldNode>[] = []
  const args: Placed<ArgumentNode>[] = []
  const path: string[] = []
  visit(operation, {
    Field: {
      enter(node) {
        path.push(node.alias?.value ?? node.name.value)
        fields.push({ node, name: node.name.value, path: path.join('.') })
      },
      leave() {
        path.pop()
      },
    },
    enter(node) {
      if (node.kind === 'Argument') args.push({ node, name: node.name.value, path: path.join('.') })
    },
  })
  return { fields, args }
}

/** Where the service says no place that fits, all of that name are meant: better asked too little than refused. */
function pointedAt<Node extends ASTNode>(
  nodes: readonly Placed<Node>[],
  { name, columns }: { readonly name: string; readonly columns: readonly number[] },
): readonly Placed<Node>[] {
  const named = nodes.filter((one) => one.name === name)
  const placed = named.filter(({ node }) => node.loc !== undefined && columns.includes(node.loc.start))
  return placed.length > 0 ? placed : named
}

/** The variables that a refusal is about, with the type that the service declares. */
function retyped(
  operation: OperationDefinitionNode,
  refusal: Extract<Refusal, { readonly kind: 'variable' | 'type' }>,
): [name: string, type: string][] {
  const { loc } = operation
  const declared = (operation.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: loc && type.loc ? loc.source.body.slice(type.loc.start, type.loc.end) : '',
  }))
  if (refusal.kind === 'type') {
    const other = refusal.name === 'ID' ? 'String' : refusal.name === 'String' ? 'ID' : null
    return declared.flatMap(({ name, type }) =>
      other !== null && type.replace('!', '') === refusal.name
        ? [[name, type.replace(refusal.name, other)]]
        : [],
    )
  }
  if (!ID_TYPES.test(refusal.expected)) return []
  return declared
    .filter(({ name, type }) => (refusal.name === null ? type === refusal.declared : name === refusal.name))
    .filter(({ type }) => ID_TYPES.test(type) && type !== refusal.expected)
    .map(({ name }) => [name, refusal.expected])
}

/** A field whose every part was taken out is no question any more. */
function withoutEmpty(document: DocumentNode): DocumentNode {
  return visit(document, {
    leave: (node) => (node.kind === 'Field' && node.selectionSet?.selections.length === 0 ? null : undefined),
  })
}

function withoutUnused(document: DocumentNode): DocumentNode | null {
  const [operation] = document.definitions
  if (operation?.kind === 'OperationDefinition' && operation.selectionSet.selections.length === 0) return null
  const used = new Set<string>()
  visit(document, {
    enter(node) {
      if (node.kind === 'Variable') used.add(node.name.value)
      // Its own name there is no use of it.
      return node.kind === 'VariableDefinition' ? false : undefined
    },
  })
  return visit(document, {
    enter(node) {
      const isUnused = node.kind === 'VariableDefinition' && !used.has(node.variable.name.value)
      return isUnused ? null : undefined
    },
  })
}
