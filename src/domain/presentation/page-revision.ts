import { memoized } from '../memoized.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { daysOf, isMoved, type PageScope, showsStateOf } from './page-scope.ts'

const matchesByDay = memoized(({ matches }: EditionIndex) =>
  Map.groupBy(
    [...matches.values()].flatMap((match) => [...new Set(daysOf(match))].map((day) => ({ day, match }))),
    ({ day }) => day,
  ),
)

/**
 * Returns the revision number of the edition at which a page last changed: the newest of the matches that can alter it. It
 * stays the same until one of these changes, whatever else does.
 */
export const revisionOf = (scope: PageScope, index: EditionIndex): number =>
  scope.isWhole
    ? newest(index)
    : highest(matchesOfScope(scope, index).filter((match) => match && showsStateOf(scope, match)))

/** Returns the matches that can alter a page, some more than once. */
export function matchesOfScope(scope: PageScope, index: EditionIndex): (Match | undefined)[] {
  if (scope.isWhole) return [...index.matches.values()]
  const lists: (readonly (Match | undefined)[] | undefined)[] = [
    ...[...scope.divisions, ...scope.sources].map((id) => index.divisions.get(id)?.matches),
    ...scope.teams.map((id) => index.matchesByTeam.get(id)),
    ...scope.fields.map((id) => index.matchesByField.get(id)),
    ...scope.streams.map((id) => index.matchesByStream.get(id)),
    ...scope.days.map((day) =>
      matchesByDay(index)
        .get(day)
        ?.map(({ match }) => match),
    ),
    ...(scope.isMoves ? [[...index.matches.values()].filter(isMoved)] : []),
    scope.matches.map((id) => index.matches.get(id)),
  ]
  return lists.flatMap((list) => [...(list ?? [])])
}

const newest = memoized(({ matches }: EditionIndex) => highest([...matches.values()]))

const highest = (matches: readonly (Match | undefined)[]): number =>
  matches.reduce((most, match) => Math.max(most, match?.revision ?? 0), 0)
