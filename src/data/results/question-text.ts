import type { ArgumentNode, DocumentNode, FieldNode, SelectionSetNode, TypeNode, ValueNode } from 'graphql'
import { memoized } from '../../domain/memoized.ts'
import { operationOf } from './operation.ts'

/** A part of a query and its position in the text, in characters from 0. */
export interface Placed<Node> {
  readonly node: Node
  readonly name: string
  /** Response keys joined by dots: of the field, or of the field that has the argument. */
  readonly path: string
  readonly column: number
}

export interface QuestionText {
  readonly text: string
  readonly fields: readonly Placed<FieldNode>[]
  readonly args: readonly Placed<ArgumentNode>[]
}

/**
 * Writes a query on one line and without commas, as graphql-request sends it: the columns in a service's errors are
 * positions in this text. Written here because the parser that sites are built with keeps no positions.
 */
export const questionText = memoized((document: DocumentNode): QuestionText => {
  const fields: Placed<FieldNode>[] = []
  const args: Placed<ArgumentNode>[] = []
  const { name, variableDefinitions = [], selectionSet } = operationOf(document)
  const variables = variableDefinitions.map(
    ({ variable, type }) => `$${variable.name.value}: ${typeText(type)}`,
  )
  let text = `query ${name?.value ?? ''}${variables.length > 0 ? `(${variables.join(' ')})` : ''}`
  const write = ({ selections }: SelectionSetNode, within: string) => {
    text += ' {'
    for (const node of selections) {
      if (node.kind !== 'Field') continue
      const path = `${within}${node.alias?.value ?? node.name.value}`
      text += ' '
      fields.push({ node, name: node.name.value, path, column: text.length })
      text += node.alias ? `${node.alias.value}: ${node.name.value}` : node.name.value
      for (const [index, arg] of (node.arguments ?? []).entries()) {
        text += index === 0 ? '(' : ' '
        args.push({ node: arg, name: arg.name.value, path, column: text.length })
        text += `${arg.name.value}: ${valueText(arg.value)}`
      }
      if (node.arguments && node.arguments.length > 0) text += ')'
      if (node.selectionSet) write(node.selectionSet, `${path}.`)
    }
    text += ' }'
  }
  write(selectionSet, '')
  return { text, fields, args }
})

/** `[ID!]!`, as a document declares it. */
export function typeText(type: TypeNode): string {
  if (type.kind === 'NonNullType') return `${typeText(type.type)}!`
  return type.kind === 'ListType' ? `[${typeText(type.type)}]` : type.name.value
}

function valueText(value: ValueNode): string {
  if (value.kind === 'Variable') return `$${value.name.value}`
  if (value.kind === 'StringValue') return JSON.stringify(value.value)
  throw new TypeError(`A document has no ${value.kind}.`)
}
