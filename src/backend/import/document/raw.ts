/** An unchecked JSON object. */
export type Raw = Record<string, unknown>

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the objects of a list under a key, with their paths; none if there is no list. */
export function elementsOf(
  parent: Raw,
  key: string,
  at: string,
): { readonly value: Raw; readonly at: string }[] {
  const list = parent[key]
  if (!Array.isArray(list)) return []
  const path = at === '' ? key : `${at}.${key}`
  return list.flatMap((value: unknown, index) => (isRaw(value) ? [{ value, at: `${path}[${index}]` }] : []))
}

export const editionsOf = (raw: unknown) => (isRaw(raw) ? elementsOf(raw, 'editions', '') : [])
