import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql'
import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

/** The types that come first, because queries start from them. The types of the responses follow. */
const FIRST = ['Query', 'Mutation']
const BUILT_IN = new Set(['ID', 'String', 'Int', 'Float', 'Boolean'])

/** Returns a contract for human readers: every type with its fields and their descriptions. */
export function schemaDocs(contract: string): Markup[] {
  const { definitions } = parse(contract)
  const named = definitions.filter((one) => 'name' in one && one.name !== undefined)
  const first = named.filter((one) => FIRST.includes(nameOf(one)))
  return [...first, ...named.filter((one) => !first.includes(one))].map(typeDocs)
}

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : ''

const anchorOf = (name: string): string => `type-${name}`

function typeDocs(definition: DefinitionNode): Markup {
  const name = nameOf(definition)
  const about = 'description' in definition ? definition.description?.value : undefined
  return html`<details${FIRST.includes(name) ? ' open' : ''}>
<summary><h3><code>${name}</code> <small>${kindOf(definition)}</small></h3></summary>
<div id="${anchorOf(name)}">
${about ? html`<p>${about}</p>` : ''}
${membersOf(definition)}
</div>
</details>`
}

function kindOf({ kind }: DefinitionNode): string {
  if (kind === Kind.ENUM_TYPE_DEFINITION) return 'one of'
  return kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? 'input' : ''
}

function membersOf(definition: DefinitionNode): Markup | '' {
  if (definition.kind === Kind.ENUM_TYPE_DEFINITION) {
    const values = definition.values ?? []
    return html`<p>${values.map((value, at) => html`${at === 0 ? '' : ', '}<code>${value.name.value}</code>`)}</p>`
  }
  if (
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
    definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION
  )
    return ''
  return html`<dl>${(definition.fields ?? []).map(fieldDocs)}</dl>`
}

function fieldDocs(field: FieldDefinitionNode | InputValueDefinitionNode): Markup {
  const about = field.description?.value
  const given = 'arguments' in field ? (field.arguments ?? []) : []
  const list = given.map(
    (argument, at) => html`${at === 0 ? '' : ', '}${argument.name.value}: ${typeText(argument.type)}`,
  )
  return html`<dt><code><b>${field.name.value}</b>${given.length > 0 ? html`(${list})` : ''}: ${typeText(field.type)}</code></dt>
<dd>${about ?? ''}</dd>`
}

/** Returns a type such as `[Match!]!`, with a link to the named type in it. */
function typeText(type: TypeNode): Markup {
  if (type.kind === Kind.NON_NULL_TYPE) return html`${typeText(type.type)}!`
  if (type.kind === Kind.LIST_TYPE) return html`[${typeText(type.type)}]`
  const name = type.name.value
  return BUILT_IN.has(name) ? html`${name}` : html`<a href="#${anchorOf(name)}">${name}</a>`
}
