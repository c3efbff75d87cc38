import type { Origin } from '../fault.ts'
import type { Row } from '../rows/row.ts'

/** The column of a match's row that a key of the document was read from, if their names differ. */
const READ_FROM: Readonly<Record<string, string>> = {
  score: 'homeScore',
  halfTime: 'homeHalfTime',
  penalties: 'homePenalties',
  stood: 'homeStood',
  day: 'date',
  qualification: 'qualifies',
}

/** Returns where each part of a raw document was read from, by its path. `origins` has the rows of its objects. */
export function rowsByPath(raw: unknown, origins: ReadonlyMap<object, Row>): Map<string, Origin> {
  const known = new Map<string, Origin>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const row = origins.get(value)
    if (row) known.set(path, row.origin())
    for (const [key, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      const column = READ_FROM[key] ?? (key === 'startsAt' && row?.get('startsAt') === '' ? 'time' : key)
      if (row?.has(column)) known.set(at, row.origin(column))
      visit(inner, at)
    }
  }
  visit(raw, '')
  return known
}
