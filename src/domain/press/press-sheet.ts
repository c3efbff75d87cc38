import type { Category, Division, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Reached } from '../tournament/reached.ts'
import type { PlayedMatch } from './importance.ts'
import type { PressFact } from './press-fact.ts'

/** How far a team came. */
export type Outcome =
  | { readonly kind: 'playoff'; readonly team: Team; readonly division: Division; readonly reached: Reached }
  | { readonly kind: 'group'; readonly team: Team; readonly division: Division; readonly rank: number }

/** The lines of one class. */
export interface ClassPart<Line> {
  readonly category: Category
  readonly lines: readonly Line[]
}

/** What a newspaper prints about a day, a nation or a club: as much as fits on one sheet, the most important first. */
export interface PressSheet {
  readonly facts: readonly PressFact[]
  readonly places: readonly ClassPart<Outcome>[]
  readonly results: readonly ClassPart<PlayedMatch>[]
  /** How many more there are than the sheet shows. */
  readonly left: { readonly places: number; readonly results: number }
}

/** Everything that a sheet could hold, the most important first. */
export interface PressMaterial {
  readonly facts: readonly PressFact[]
  readonly places: readonly Outcome[]
  readonly results: readonly PlayedMatch[]
}

const MOST_FACTS = 8
/** The most lines in a column of the sheet, and the letters in such a line. */
const MOST_PLACES = 54
const MOST_RESULTS = 80
const LINE = 38

/** Returns as much of the material as fits, and how many places and results do not. */
export function sheetOf({ facts, places, results }: PressMaterial, index: EditionIndex): PressSheet {
  const fittingPlaces = fitting(places, ({ team }) => team.name.length + 16, MOST_PLACES)
  const fittingResults = fitting(results, (match) => lettersOf(match) + 14, MOST_RESULTS)
  return {
    facts: facts.slice(0, MOST_FACTS),
    places: byClass(fittingPlaces, ({ division }) => division.categoryId, index),
    results: byClass(fittingResults, ({ categoryId }) => categoryId, index),
    left: {
      places: places.length - fittingPlaces.length,
      results: results.length - fittingResults.length,
    },
  }
}

const lettersOf = ({ home, away }: PlayedMatch): number =>
  [home, away].reduce((sum, side) => sum + (side.kind === 'team' ? side.name.length : LINE / 2), 0)

function fitting<Entry>(
  entries: readonly Entry[],
  letters: (entry: Entry) => number,
  most: number,
): readonly Entry[] {
  let lines = 0
  const end = entries.findIndex((entry) => {
    lines += Math.ceil(letters(entry) / LINE)
    return lines > most
  })
  return end < 0 ? entries : entries.slice(0, end)
}

/** Groups lines by class, in the order of the edition's classes; lines of one class keep their order. */
function byClass<Line>(
  lines: readonly Line[],
  classOf: (line: Line) => string,
  { edition }: EditionIndex,
): ClassPart<Line>[] {
  const parts = Map.groupBy(lines, classOf)
  return edition.categories.flatMap((category) => {
    const own = parts.get(category.id)
    return own ? [{ category, lines: own }] : []
  })
}
