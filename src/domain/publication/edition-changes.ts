import { decidedSeats } from '../tournament/decided-seats.ts'
import type { Category, Division, Edition } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'

/** What differs between two states of an edition, as far as pages are to be told. */
export interface EditionChanges {
  /** More than matches and tables: any page may show it. */
  readonly isWhole: boolean
  /** As they were and as they are. */
  readonly matches: readonly Match[]
  /** Ids of those whose table, teams or draw changed. */
  readonly divisions: readonly string[]
  /** Ids of the teams that came to other matches than before without being named there (see `matchesOfTeam`). */
  readonly seated: readonly string[]
}

/** What changed in an edition. Its revision, and which games it features, are no change by themselves. */
export function editionChanges(before: Edition, after: Edition): EditionChanges {
  if (!isSame(factsOf(before), factsOf(after)))
    return { isWhole: true, matches: [], divisions: [], seated: [] }
  const known = new Map(before.categories.map((category) => [category.id, category]))
  const matches: Match[] = []
  const divisions: string[] = []
  const seated: string[] = []
  for (const category of after.categories) {
    const was = known.get(category.id)
    if (was === category || !was) continue
    const divisionsBefore = new Map(was.divisions.map((division) => [division.id, division]))
    for (const division of category.divisions) {
      const old = divisionsBefore.get(division.id)
      if (!old) continue
      matches.push(...changedMatches(old, division))
      if (!isSame({ ...old, matches: [] }, { ...division, matches: [] })) divisions.push(division.id)
    }
    seated.push(...otherwiseSeated(was, category))
  }
  return { isWhole: false, matches, divisions, seated }
}

/** What is neither a match nor within a division: a change of it can show anywhere. */
const factsOf = (edition: Edition) => ({
  ...edition,
  revision: '',
  featured: [],
  categories: edition.categories.map((category: Category) => ({
    ...category,
    divisions: category.divisions.map(({ id }) => id),
  })),
})

function changedMatches(before: Division, after: Division): Match[] {
  const rest = new Map(before.matches.map((match) => [match.id, match]))
  const changed: Match[] = []
  for (const match of after.matches) {
    const was = rest.get(match.id)
    rest.delete(match.id)
    if (!was) changed.push(match)
    else if (!isSame(was, match)) changed.push(was, match)
  }
  return [...changed, ...rest.values()]
}

function otherwiseSeated(before: Category, after: Category): string[] {
  const [was, is] = [decidedSeats(before), decidedSeats(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => !isSame(was.get(id), is.get(id)))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
