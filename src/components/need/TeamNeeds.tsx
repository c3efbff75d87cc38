import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { placesAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { scenariosOf } from '../../domain/tournament/scenario/scenarios.ts'
import { translator } from '../../i18n/translate.ts'
import NeedLines from './NeedLines.tsx'
import PlacesAhead from './PlacesAhead.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly teamId: string
}

/** What the team of a page needs in its group, and where the places lead. */
export default function TeamNeeds({ site, category, division, teamId }: Props) {
  if (site.year !== site.latestYear) return null
  const scenarios = scenariosOf(division, category)
  const hasNeeds = scenarios !== null && scenarios.needs(teamId).length > 0
  const places = placesAhead(division, category, teamId)
  if (!hasNeeds && places.length === 0) return null
  return (
    <div className="needs panel panel-pad" data-result="with">
      {hasNeeds && (
        <>
          <h3>{translator(site.locale)('need.title')}</h3>
          <NeedLines site={site} scenarios={scenarios} teamId={teamId} />
        </>
      )}
      <PlacesAhead site={site} places={places} />
    </div>
  )
}
