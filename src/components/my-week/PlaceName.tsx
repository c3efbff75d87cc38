import type { Place } from '../../domain/my-week/place.ts'

interface Props {
  place: Place | null
  /** What the match itself says of its place, where the field is not known. */
  fallback: string | null
  /** The field it was moved away from. */
  before?: string | null
}

/** The field before its arena, and the arena only where the field's name does not say it already. */
export default function PlaceName({ place, fallback, before = null }: Props) {
  const name = place?.fieldName ?? fallback
  if (name === null) return null
  const arena = place?.arenaName
  return (
    <span className="place-name">
      {before !== null && (
        <s className="old-place">
          <bdi>{before}</bdi>
        </s>
      )}
      {before !== null && <span aria-hidden="true"> → </span>}
      <bdi className="place">{name}</bdi>
      {arena && !name.startsWith(arena) && <bdi className="arena">, {arena}</bdi>}
    </span>
  )
}
