import { printable } from './problems.ts'

/** A part of a query that a service's validation rejects. `columns` are positions on the query's one line, from 0. */
export type Refusal =
  | { readonly kind: 'field'; readonly name: string; readonly columns: readonly number[] }
  | { readonly kind: 'argument'; readonly name: string; readonly columns: readonly number[] }
  /** `name` and `declared` are null where the service does not say which variable it means. */
  | {
      readonly kind: 'variable'
      readonly name: string | null
      readonly declared: string | null
      readonly expected: string
    }
  | { readonly kind: 'type'; readonly name: string }

const Q = '["\'`“”]?'
const NAME = `${Q}\\$?([_A-Za-z]\\w*)${Q}`
const TYPE = `${Q}([[\\]!\\w]+)${Q}`
const words = (pattern: string) => new RegExp(pattern, 'i')

/** The wordings of, in this order: graphql-js and its kin, graphql-java, Hot Chocolate, graphql-ruby, Rust's services. */
const UNKNOWN_FIELD = [
  words(`Cannot query field ${NAME} on type`),
  words(`Field ${NAME} in type ${TYPE} is undefined`),
  words(`The field ${NAME} does not exist on the type`),
  words(`Field ${NAME} doesn't exist on type`),
  words(`Unknown field ${NAME} on type`),
]
/** The field exists, but its shape differs from what the query expects. */
const OTHER_SHAPE = [
  words(`Field ${NAME} must not have a selection since type`),
  words(`Field ${NAME} of type ${TYPE} must have a (?:selection of subfields|sub ?selection)`),
]
const UNKNOWN_ARGUMENT = [
  words(`Unknown argument ${NAME} on field`),
  words(`Unknown field argument ${NAME}`),
  words(`The argument ${NAME} does not exist`),
  words(`Field ${Q}\\w+${Q} doesn't accept argument ${NAME}`),
]
const OTHER_TYPE = words(`Variable ${NAME} of type ${TYPE} used in position expecting type ${TYPE}`)
const OTHER_TYPE_RUBY = words(`Type mismatch on variable ${NAME} and argument \\w+ \\(${TYPE} / ${TYPE}\\)`)
const OTHER_TYPE_UNNAMED = words(`Variable type ${TYPE} does not match expected type ${TYPE}`)
const OTHER_TYPE_HOT = words(`The variable ${NAME} is not compatible with the type of the current location`)
const UNKNOWN_TYPE = [words(`Unknown type ${NAME}`), words(`${NAME} isn't a defined input type`)]

interface WireError {
  readonly message?: unknown
  readonly locations?: unknown
  readonly extensions?: { readonly locationType?: unknown } | null
}

/** Returns the parts of a query that the errors of a response say the service does not know. Ignores all other errors. */
export function readRefusals(errors: readonly unknown[]): Refusal[] {
  return errors.flatMap((error) => {
    if (typeof error !== 'object' || error === null) return []
    const found = readOne(error)
    return found ? [found] : []
  })
}

function readOne(error: WireError): Refusal | null {
  if (typeof error.message !== 'string') return null
  const message = error.message.slice(0, 1000)
  const first = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(message)?.[1]).find((name) => name !== undefined)
  const columns = columnsOf(error.locations)
  const field = first(UNKNOWN_FIELD) ?? first(OTHER_SHAPE)
  if (field !== undefined) return { kind: 'field', name: field, columns }
  const argument = first(UNKNOWN_ARGUMENT)
  if (argument !== undefined) return { kind: 'argument', name: argument, columns }
  return readVariable(message, error.extensions?.locationType) ?? readType(first(UNKNOWN_TYPE))
}

function readVariable(message: string, locationType: unknown): Refusal | null {
  const [, name, declared, expected] = OTHER_TYPE.exec(message) ?? OTHER_TYPE_RUBY.exec(message) ?? []
  if (name !== undefined && declared !== undefined && expected !== undefined)
    return { kind: 'variable', name, declared, expected }
  const [, given, wanted] = OTHER_TYPE_UNNAMED.exec(message) ?? []
  if (given !== undefined && wanted !== undefined)
    return { kind: 'variable', name: null, declared: given, expected: wanted }
  const variable = OTHER_TYPE_HOT.exec(message)?.[1]
  return variable !== undefined && typeof locationType === 'string'
    ? { kind: 'variable', name: variable, declared: null, expected: locationType }
    : null
}

const readType = (name: string | undefined): Refusal | null =>
  name === undefined ? null : { kind: 'type', name }

/** Returns the columns on line 1, from 0. A query is sent on one line, so positions on other lines are of no use. */
function columnsOf(locations: unknown): number[] {
  if (!Array.isArray(locations)) return []
  return locations.flatMap((at: { line?: unknown; column?: unknown } | null) =>
    at?.line === 1 && typeof at.column === 'number' ? [at.column - 1] : [],
  )
}

/** Describes a refusal in a few words, for the message of a build that cannot go on. */
export function refusalText(refusal: Refusal): string {
  if (refusal.kind !== 'variable') return `${refusal.kind} ${printable(refusal.name)}`
  return `variable ${printable(refusal.name ?? `of type ${refusal.declared}`)} of type ${printable(refusal.expected)}`
}
