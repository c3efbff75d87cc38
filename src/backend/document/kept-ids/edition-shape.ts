import { DEFAULT_LOCALE } from '../../../domain/text/locale.ts'
import type { EditionDocument, WordsDocument } from '../cup-document.ts'
import { wordsOf } from '../words-document.ts'

/** What tells the things of an edition apart besides their ids, as it is stored and as a file gives it. */
export interface EditionShape {
  readonly categories: readonly ShapeOfCategory[]
  readonly divisions: readonly ShapeOfDivision[]
  /** A team that plays in two classes stands here once, with the first. */
  readonly teams: readonly ShapeOfTeam[]
  readonly matches: readonly ShapeOfMatch[]
}

export interface ShapeOfCategory {
  readonly id: string
  readonly name: string
}

export interface ShapeOfDivision {
  readonly id: string
  readonly categoryId: string
  readonly name: string
  readonly isPlayoff: boolean
  /** In the order of the draw. */
  readonly teamIds: readonly string[]
}

export interface ShapeOfTeam {
  readonly id: string
  readonly categoryId: string
  readonly name: string
}

/** Both are set of a seat that a team has taken since. */
export interface ShapeOfSide {
  readonly teamId: string | null
  readonly label: string | null
}

export interface ShapeOfMatch {
  readonly id: string
  readonly categoryId: string
  readonly divisionId: string
  readonly number: string | null
  readonly rank: number | null
  readonly index: number | null
  readonly home: ShapeOfSide
  readonly away: ShapeOfSide
  /** When it starts: an instant in UTC, or only the day; '' if neither is known. */
  readonly time: string
  readonly fieldId: string | null
}

export const timeKey = (startsAt: string | null | undefined, day: string | null | undefined): string =>
  startsAt ? new Date(startsAt).toISOString() : (day ?? '')

export const nameOf = (words: WordsDocument): string => wordsOf(words)[DEFAULT_LOCALE]

export function shapeOf(edition: EditionDocument): EditionShape {
  const teams = new Map<string, ShapeOfTeam>()
  const divisions: ShapeOfDivision[] = []
  const matches: ShapeOfMatch[] = []
  for (const { id: categoryId, teams: listed, stages } of edition.categories) {
    for (const { id, name } of listed) if (!teams.has(id)) teams.set(id, { id, categoryId, name })
    for (const { type, divisions: ofStage } of stages) {
      for (const division of ofStage) {
        const { id, name, teams: teamIds } = division
        divisions.push({ id, categoryId, name: nameOf(name), isPlayoff: type === 'playoff', teamIds })
        for (const match of division.matches)
          matches.push({
            id: match.id,
            categoryId,
            divisionId: id,
            number: match.number ?? null,
            rank: match.round?.rank ?? null,
            index: match.round?.index ?? null,
            home: sideOf(match.home),
            away: sideOf(match.away),
            time: timeKey(match.startsAt, match.day),
            fieldId: match.field ?? null,
          })
      }
    }
  }
  const categories = edition.categories.map(({ id, name }) => ({ id, name: nameOf(name) }))
  return { categories, divisions, teams: [...teams.values()], matches }
}

type Side =
  EditionDocument['categories'][number]['stages'][number]['divisions'][number]['matches'][number]['home']

const sideOf = (side: Side): ShapeOfSide => ({
  teamId: 'team' in side ? side.team : null,
  label: 'placeholder' in side ? side.placeholder : null,
})
