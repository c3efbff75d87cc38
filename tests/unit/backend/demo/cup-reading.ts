import type {
  CategoryDocument,
  CupDocument,
  DivisionDocument,
  EditionDocument,
  MatchDocument,
} from '../../../../src/backend/document/cup-document.ts'

/** A division with the stage type and the class it stands in. */
export interface PlacedDivision {
  readonly division: DivisionDocument
  readonly type: 'conference' | 'league' | 'playoff'
  readonly category: CategoryDocument
}

export function editionOf(document: CupDocument, year: number): EditionDocument {
  const edition = document.editions.find((each) => each.year === year)
  if (!edition) throw new Error(`no edition ${year}`)
  return edition
}

export const divisionsOf = (edition: EditionDocument): PlacedDivision[] =>
  edition.categories.flatMap((category) =>
    category.stages.flatMap(({ type, divisions }) =>
      divisions.map((division) => ({ division, type, category })),
    ),
  )

export const matchesOf = (edition: EditionDocument): MatchDocument[] =>
  divisionsOf(edition).flatMap(({ division }) => division.matches)

export const teamsOf = (edition: EditionDocument): CategoryDocument['teams'] =>
  edition.categories.flatMap((category) => category.teams)

export const teamIds = (match: MatchDocument): string[] =>
  [match.home, match.away].flatMap((side) => ('team' in side ? [side.team] : []))

export const isBye = (match: MatchDocument): boolean => 'bye' in match.home || 'bye' in match.away

/** The id of the team that advances, as the document says. */
export function winnerId(match: MatchDocument): string | null {
  const { score, state } = match
  const decided = state === 'finished' && score && score.home !== score.away
  const side = match.winner ?? (decided ? (score.home > score.away ? 'home' : 'away') : null)
  const participant = side ? match[side] : null
  return participant && 'team' in participant ? participant.team : null
}

/** Whether the score of a match counts in a table. */
export const counts = ({ state }: MatchDocument): boolean => state === 'finished' || state === 'walkover'
