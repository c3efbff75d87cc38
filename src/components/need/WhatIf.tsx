import { Fragment } from 'react'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { placesAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { scenariosOf } from '../../domain/tournament/scenario/scenarios.ts'
import Branches from './Branches.tsx'
import NeedLines from './NeedLines.tsx'
import PlacesAhead from './PlacesAhead.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  /** Those of the match's teams that the visitor follows. */
  readonly teamIds: readonly string[]
}

/**
 * What a match means for its teams: in a group what they need and where its places lead, in a play-off where a win and a
 * defeat lead.
 */
export default function WhatIf({ site, match, teamIds }: Props) {
  const division = site.index.divisions.get(match.divisionId)
  const category = division && site.index.categories.get(division.categoryId)
  if (teamIds.length === 0 || !division || !category) return null
  if (division.kind === 'playoff') return <Branches site={site} match={match} />
  const scenarios = scenariosOf(division, category)
  return teamIds.map((id) => {
    const places = placesAhead(division, category, id)
    if (!scenarios && places.length === 0) return null
    return (
      <Fragment key={id}>
        {teamIds.length > 1 && (
          <p className="need-of">
            <bdi>{hyphenated(site.index.teams.get(id)?.name ?? '')}</bdi>
          </p>
        )}
        {scenarios && <NeedLines site={site} scenarios={scenarios} teamId={id} />}
        <PlacesAhead site={site} places={places} />
      </Fragment>
    )
  })
}
