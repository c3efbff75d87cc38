import { arenaAddress, fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import Directions from './Directions.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/** Where a match is played, and how to get there; renders nothing if the place is not known. */
export default function MatchPlace({ site: { locale, year, index }, match }: Props) {
  const to = (address: string) => localized(address, locale)
  const field = match.fieldId === null ? undefined : index.fields.get(match.fieldId)
  const arena = field && index.arenas.get(field.arenaId)
  const place = fieldName(match, index.fields)
  if (place === null) return null
  if (!field || !arena)
    return (
      <p className="match-place cluster middle gap-x-3">
        <bdi>{place}</bdi>
      </p>
    )
  return (
    <p className="match-place cluster middle gap-x-3">
      <a href={to(fieldAddress(year, arena.id, field.id))}>
        <bdi>{place}</bdi>
      </a>
      <a href={to(arenaAddress(year, arena.id))}>
        <bdi>{arena.name}</bdi>
      </a>
      <Directions at={arena.coordinates} locale={locale} />
    </p>
  )
}
