import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  parseType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { isIndispensable, isOptionalArgument } from './minimum.ts'
import { operationOf } from './operation.ts'
import { type Placed, questionText, typeText } from './question-text.ts'
import { type Refusal, refusalText } from './refusals.ts'

export interface Narrowed {
  /** null if no field is left to ask for. */
  readonly document: DocumentNode | null
  /** The removed fields, as response keys joined by dots. The fields below a removed field are not listed. */
  readonly lacking: readonly string[]
}

/** The refused parts that the site cannot do without, in words. */
export interface Indispensable {
  readonly indispensable: readonly string[]
}

/** The types that services of this family declare for ids. */
const ID_TYPES = /^(?:ID|String)!?$/

interface Cut {
  /** The removed fields, each with its path. */
  readonly fields: ReadonlyMap<SelectionNode, string>
  readonly args: ReadonlySet<ArgumentNode>
  /** The new type of each variable, by the variable's name. */
  readonly types: ReadonlyMap<string, string>
}

/**
 * Returns the query without the parts that the service does not know, and with the types that the service declares; null
 * if the refusals say nothing that helps.
 *
 * @param document the query as it was sent
 */
export function narrow(
  document: DocumentNode,
  refusals: readonly Refusal[],
): Narrowed | Indispensable | null {
  const { fields: allFields, args: allArgs } = questionText(document)
  const query = operationOf(document).name?.value ?? ''
  const fields = new Map<FieldNode, string>()
  const args = new Set<ArgumentNode>()
  const types = new Map<string, string>()
  const indispensable = new Set<string>()
  for (const refusal of refusals) {
    if (refusal.kind === 'field') {
      const meant = pointedAt(allFields, refusal)
      const optional = meant.filter(({ path }) => !isIndispensable(query, path))
      for (const { node, path } of optional) fields.set(node, path)
      if (optional.length === 0) for (const { path } of meant) indispensable.add(path)
    } else if (refusal.kind === 'argument') {
      const meant = pointedAt(allArgs, refusal)
      if (!isOptionalArgument(refusal.name) && meant.length > 0) indispensable.add(refusalText(refusal))
      else for (const { node } of meant) args.add(node)
    } else for (const [name, type] of retyped(document, refusal)) types.set(name, type)
  }
  if (indispensable.size > 0) return { indispensable: [...indispensable] }
  if (fields.size + args.size + types.size === 0) return null
  return { document: without(document, { fields, args, types }), lacking: [...fields.values()] }
}

/** If the service gives no matching position, all parts of that name count: asking too little beats another refusal. */
function pointedAt<Node>(
  parts: readonly Placed<Node>[],
  { name, columns }: { readonly name: string; readonly columns: readonly number[] },
): readonly Placed<Node>[] {
  const named = parts.filter((part) => part.name === name)
  const placed = named.filter(({ column }) => columns.includes(column))
  return placed.length > 0 ? placed : named
}

/** Returns the variables that a refusal is about, with the type that the service declares. */
function retyped(
  document: DocumentNode,
  refusal: Extract<Refusal, { readonly kind: 'variable' | 'type' }>,
): [name: string, type: string][] {
  const declared = (operationOf(document).variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeText(type),
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

function without(document: DocumentNode, cut: Cut): DocumentNode | null {
  const operation = operationOf(document)
  const used = new Set<string>()
  const selectionSet = rest(operation.selectionSet, cut, used)
  if (selectionSet === null) return null
  // A strict service refuses a query that declares an unused variable.
  const variableDefinitions = (operation.variableDefinitions ?? [])
    .filter(({ variable }) => used.has(variable.name.value))
    .map((definition) => {
      const type = cut.types.get(definition.variable.name.value)
      return type === undefined ? definition : { ...definition, type: parseType(type) }
    })
  return { ...document, definitions: [{ ...operation, selectionSet, variableDefinitions }] }
}

/**
 * Returns what is left of the selection; null if nothing is left. A field that loses all its subfields is removed as well.
 *
 * @param used collects the names of the variables in it
 */
function rest(
  { selections, ...set }: SelectionSetNode,
  cut: Cut,
  used: Set<string>,
): SelectionSetNode | null {
  const kept = selections.flatMap((node) => {
    if (node.kind !== 'Field' || cut.fields.has(node)) return []
    const below = node.selectionSet ? rest(node.selectionSet, cut, used) : undefined
    if (below === null) return []
    const args = node.arguments?.filter((argument) => !cut.args.has(argument)) ?? []
    for (const { value } of args) if (value.kind === 'Variable') used.add(value.name.value)
    return [{ ...node, arguments: args, selectionSet: below }]
  })
  return kept.length > 0 ? { ...set, selections: kept } : null
}
