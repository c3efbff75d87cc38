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

interface Cut {
  /** With the path of each. */
  readonly fields: ReadonlyMap<SelectionNode, string>
  readonly args: ReadonlySet<ArgumentNode>
  /** Variable → the type that it is declared with instead. */
  readonly types: ReadonlyMap<string, string>
}

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

/** Where the service says no place that fits, all of that name are meant: better asked too little than refused. */
function pointedAt<Node>(
  parts: readonly Placed<Node>[],
  { name, columns }: { readonly name: string; readonly columns: readonly number[] },
): readonly Placed<Node>[] {
  const named = parts.filter((part) => part.name === name)
  const placed = named.filter(({ column }) => columns.includes(column))
  return placed.length > 0 ? placed : named
}

/** The variables that a refusal is about, with the type that the service declares. */
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
  // A strict service refuses a variable that is not used.
  const variableDefinitions = (operation.variableDefinitions ?? [])
    .filter(({ variable }) => used.has(variable.name.value))
    .map((definition) => {
      const type = cut.types.get(definition.variable.name.value)
      return type === undefined ? definition : { ...definition, type: parseType(type) }
    })
  return { ...document, definitions: [{ ...operation, selectionSet, variableDefinitions }] }
}

/**
 * What is left; null where nothing is: a field whose every part was taken out is no question any more.
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
