import type { z } from 'zod'
import { cupDocument } from '../../document/cup-document.ts'
import { criterionHint } from '../chain-text.ts'
import { dayFault } from '../day-form.ts'
import { type Finding, shown } from '../fault.ts'
import { pathText } from './path.ts'

type Issue = z.core.$ZodIssue

/** Describes everything in `raw` that does not fit the open format, in sentences. */
export function schemaFindings(raw: unknown): Finding[] {
  const parsed = cupDocument.safeParse(raw)
  if (parsed.success) return []
  return parsed.error.issues.flatMap((issue) => explain(issue, issue.path, raw))
}

function explain(issue: Issue, path: readonly PropertyKey[], raw: unknown): Finding[] {
  const value = valueAt(raw, path)
  const fault = (problem: string, remedy: string, at = path): Finding => ({
    level: 'fault',
    at: pathText(at),
    problem,
    remedy,
  })
  const missing = value === undefined
  const got = missing ? 'missing' : shown(value)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        fault('no such key in the format', 'remove it, or see /schema/cup.schema.json for the keys', [
          ...path,
          key,
        ]),
      )
    case 'invalid_value':
      return [fault(got, `one of ${issue.values.map((option) => JSON.stringify(option)).join(', ')}`)]
    case 'invalid_type':
      return [fault(missing ? got : `${got} is ${kindOf(value)}`, `${article(issue.expected)}`)]
    case 'too_small':
      return [
        fault(issue.origin === 'string' ? 'empty' : got, bound('at least', issue.minimum, issue.origin)),
      ]
    case 'too_big': {
      const size = typeof value === 'string' || Array.isArray(value) ? `${got} is ${value.length} long` : got
      return [fault(size, bound('at most', issue.maximum, issue.origin))]
    }
    case 'invalid_format':
      if (issue.format === 'date' && typeof value === 'string') {
        const { problem, remedy } = dayFault(value)
        return [fault(problem, remedy)]
      }
      return [fault(got, FORMATS[issue.format] ?? issue.message)]
    case 'custom':
      return [fault(got, Array.isArray(issue.params?.options) ? criterionHint(String(value)) : issue.message)]
    case 'invalid_union':
      return closest(issue.errors, value).flatMap((inner) => explain(inner, [...path, ...inner.path], raw))
    default:
      return [fault(got, issue.message)]
  }
}

/** Returns the issues of the alternative of a union that was most likely meant. These issues are reported. */
function closest(alternatives: readonly (readonly Issue[])[], value: unknown): readonly Issue[] {
  const misses = (issues: readonly Issue[]) => {
    const wrongKind = issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0)
    const unknownKeys = issues.some((issue) => issue.code === 'unrecognized_keys')
    return (wrongKind ? 100 : 0) + (unknownKeys && keyCount(value) === 1 ? 10 : 0) + issues.length
  }
  return [...alternatives].sort((a, b) => misses(a) - misses(b))[0] ?? []
}

const keyCount = (value: unknown) => (value && typeof value === 'object' ? Object.keys(value).length : 0)

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a time with its offset, as "2026-07-07T10:00:00+02:00"',
  url: 'an address that begins with https://',
}

const bound = (word: string, limit: number | bigint, origin: string) => {
  if (origin === 'string') return `${word} ${limit} character${limit === 1 ? '' : 's'}`
  if (origin === 'array') return `${word} ${limit} element${limit === 1 ? '' : 's'}`
  return `${word} ${limit}`
}

const article = (expected: string) =>
  ({
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  })[expected] ?? expected

const kindOf = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a fraction'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
