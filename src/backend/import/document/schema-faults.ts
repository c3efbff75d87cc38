import * as v from 'valibot'
import { isDay } from '../../../domain/time/calendar-day.ts'
import { cupDocument } from '../../document/cup-document.ts'
import { isHttps, isInstant } from '../../document/forms.ts'
import { criterionHint } from '../chain-text.ts'
import { dayFault } from '../day-form.ts'
import { type Finding, shown } from '../fault.ts'
import { type KeyIn, type Said, say } from '../said.ts'
import { pathText } from './path.ts'

type Issue = v.BaseIssue<unknown>
type Path = readonly PropertyKey[]
/** A schema with the parts that some kinds of schemas have. */
interface Schema extends v.GenericSchema {
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
}

/** Describes everything in `raw` that does not fit the open format, in sentences. */
export const schemaFindings = (raw: unknown): Finding[] => findingsOf(cupDocument as Schema, raw, [])

const issuesOf = (schema: Schema, value: unknown): readonly Issue[] =>
  v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? []

/** @param base where the value is in the document */
function findingsOf(schema: Schema, value: unknown, base: Path): Finding[] {
  const findings = issuesOf(schema, value).flatMap((issue) => explain(issue, schema, value, base))
  const byPlace = new Map(
    findings.map((finding) => [`${finding.at}\n${JSON.stringify(finding.problem)}`, finding]),
  )
  return [...byPlace.values()]
}

function explain(issue: Issue, schema: Schema, whole: unknown, base: Path): Finding[] {
  const path = issue.path?.map(({ key }) => key as PropertyKey) ?? []
  const value = valueAt(whole, path)
  const at = [...base, ...path]
  const got = value === undefined ? say('missing') : shown(value)
  const fault = (problem: Said, remedy: Said, place: Path = at): Finding[] => [
    { level: 'fault', at: pathText(place), problem, remedy },
  ]
  const wrongKind = (right: Kind) =>
    fault(
      value === undefined ? got : say('wrongKind', { got, kind: say(`kind.${kindOf(value)}`) }),
      say(`kind.${right}`),
    )
  switch (issue.type) {
    case 'strict_object': {
      if (path.length === 0) return wrongKind('object')
      const parent = valueAt(whole, path.slice(0, -1))
      if (Array.isArray(parent))
        return fault(
          say('wrongKind', { got: shown(parent), kind: say('kind.list') }),
          say('kind.object'),
          at.slice(0, -1),
        )
      // valibot names the first unknown key only, and of a missing one not what it should hold.
      if (issue.expected !== 'never') return findingsOf(schemaAt(schema, path), undefined, at)
      const { entries = {} } = schemaAt(schema, path.slice(0, -1))
      return Object.keys(Object(parent))
        .filter((key) => !Object.hasOwn(entries, key))
        .flatMap((key) => fault(say('noSuchKey'), say('seeKeys'), [...at.slice(0, -1), key]))
    }
    case 'union': {
      const options = (schemaAt(schema, path).options ?? []) as Schema[]
      const [meant] = options.toSorted((a, b) => misses(a, value) - misses(b, value))
      return meant ? findingsOf(meant, value, at) : []
    }
    case 'picklist':
    case 'literal':
      return fault(got, say('oneOf', { list: issue.expected?.replace(/^\(|\)$/g, '').split(' | ') ?? [] }))
    case 'non_empty':
      return Array.isArray(value)
        ? fault(got, say('atLeastElement'))
        : fault(say('empty'), say('atLeastCharacter'))
    case 'min_value':
      return fault(got, say('atLeast', { limit: String(issue.requirement) }))
    case 'max_value':
      return fault(got, say('atMost', { limit: String(issue.requirement) }))
    case 'max_length':
      return fault(
        say('tooLong', { got, length: String(value).length }),
        say('atMostCharacters', { limit: String(issue.requirement) }),
      )
    case 'check':
      if (issue.requirement === isDay) {
        const { problem, remedy } = dayFault(String(value))
        return fault(problem, remedy)
      }
      return fault(got, REMEDIES.get(issue.requirement) ?? say('value', { value: issue.message }))
    case 'guard':
      return fault(got, criterionHint(String(value)))
    default: {
      const kind = KINDS[issue.type]
      return kind ? wrongKind(kind) : fault(got, say('value', { value: issue.message }))
    }
  }
}

type Kind = KeyIn<'kind'>

const REMEDIES = new Map<unknown, Said>([
  [isInstant, say('asInstant')],
  [isHttps, say('asHttps')],
])
const KINDS: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  safe_integer: 'whole',
  boolean: 'trueOrFalse',
  array: 'list',
}

/** How far a value is from one alternative of a union. The nearest is the one that was probably meant. */
function misses(schema: Schema, value: unknown): number {
  const issues = issuesOf(schema, value)
  const isWrongKind = Array.isArray(value) || issues.some(({ kind, path }) => kind === 'schema' && !path)
  const isUnknownKey =
    issues.some(({ expected }) => expected === 'never') && Object.keys(Object(value)).length === 1
  return (isWrongKind ? 100 : 0) + (isUnknownKey ? 10 : 0) + issues.length
}

/** The schema of the value at a path that leads through no union. */
function schemaAt(schema: Schema, path: Path): Schema {
  if (schema.wrapped) return schemaAt(schema.wrapped, path)
  const [key, ...rest] = path
  const part = key === undefined ? undefined : (schema.item ?? schema.entries?.[String(key)])
  return part ? schemaAt(part, rest) : schema
}

const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole' : 'fraction'
  return typeof value === 'object' ? 'object' : 'boolean'
}

function valueAt(raw: unknown, path: Path): unknown {
  let value = raw
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
