/** A value of the filter, and its name for the visitor. */
export type Option = readonly [value: string, name: string]

/** The options of the live center of an edition, in one language: only those with matches. */
export interface FilterOptions {
  readonly days: readonly Option[]
  readonly categories: readonly Option[]
  /** Fields by their arena. */
  readonly arenas: readonly (readonly [arena: string, fields: readonly Option[]])[]
  readonly nations: readonly Option[]
}

/** Returns the visitor's name for a value of the filter; the value itself if it is none of the options. */
export function nameOfChoice(
  options: FilterOptions,
  part: 'day' | 'category' | 'field' | 'nation',
  value: string,
): string {
  const lists = {
    day: options.days,
    category: options.categories,
    field: options.arenas.flatMap(([, fields]) => fields),
    nation: options.nations,
  }
  return lists[part].find(([known]) => known === value)?.[1] ?? value
}
