import type { DivisionDocument, EditionDocument, MatchDocument } from '../document/cup-document.ts'

/**
 * Returns an edition as it was before its first match, all of it published. Places of teams that came by results are open
 * again. Streams, sponsors and announcements are left out: a rehearsal leads nobody elsewhere.
 */
export const unplayedEdition = (edition: EditionDocument): EditionDocument => ({
  ...edition,
  published: { clubs: true, teams: true, lot: true, schedule: true },
  streaming: {},
  streams: [],
  sponsors: [],
  announcements: [],
  featured: [],
  categories: edition.categories.map((category) => ({
    ...category,
    stages: category.stages.map((stage) => ({
      ...stage,
      divisions: stage.divisions.map(unplayedDivision),
    })),
  })),
})

function unplayedDivision(given: DivisionDocument): DivisionDocument {
  const { fairPlay: _, adjustments: __, ...division } = given
  const matches = division.matches.filter(({ replays }) => replays === undefined).map(unplayedMatch)
  const isFilled = division.matches.some(({ labels }) => labels !== undefined)
  const drawn = new Set(
    matches.flatMap(({ home, away }) => [home, away].map((side) => 'team' in side && side.team)),
  )
  return {
    ...division,
    teams: isFilled ? division.teams.filter((team) => drawn.has(team)) : division.teams,
    lots: [],
    carriedOver: division.carriedOver.filter(({ match }) => match === undefined),
    table: [],
    matches,
  }
}

/** Times and fields stay as they are planned now. A match that was called off beforehand stays so. */
function unplayedMatch(match: MatchDocument): MatchDocument {
  const { id, number, round, startsAt, day, field, location, referees, labels, reason } = match
  const isOff = (match.state === 'cancelled' || match.state === 'postponed') && match.startedAt === undefined
  const side = (label: string | undefined, known: MatchDocument['home']) =>
    label === undefined ? known : { placeholder: label }
  return {
    id,
    ...(number !== undefined && { number }),
    ...(round && { round }),
    home: side(labels?.home, match.home),
    away: side(labels?.away, match.away),
    ...(startsAt !== undefined && { startsAt }),
    ...(day !== undefined && { day }),
    ...(field !== undefined && { field }),
    ...(location !== undefined && { location }),
    ...(referees !== undefined && { referees }),
    state: isOff ? match.state : 'scheduled',
    ...(isOff && reason && { reason }),
  }
}
