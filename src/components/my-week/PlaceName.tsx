import type { Place } from '../../domain/my-week/place.ts'

interface Props {
  place: Place | null
  /** The place as the match itself names it; used if the field is not known. */
  fallback: string | null
  /** The field from which the match was moved. */
  before?: string | null
}

/** The field before its arena. The arena is left out if the field's name already contains it. */
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
