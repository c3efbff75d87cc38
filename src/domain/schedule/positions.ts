/** Returns the position of an id in a list of the file; -1 if the list does not hold it, and for null. */
export type PositionOf = (id: string | null) => number

export type Positions = Readonly<
  Record<'categories' | 'teams' | 'divisions' | 'fields' | 'streams' | 'rounds' | 'places', PositionOf>
>

export function positions(ids: readonly string[]): PositionOf {
  const at = new Map(ids.map((id, position) => [id, position]))
  return (id) => (id === null ? -1 : (at.get(id) ?? -1))
}
