import type { MatchChange } from '../live/feed.ts'
import { withChanges, withoutResult } from '../live/match-change.ts'
import { memoizedLast } from '../memoized.ts'
import type { Category, Division, Edition } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import type { EditionFile } from './edition-file.ts'
import type { Schedule } from './schedule.ts'

const NO_REST = {
  stageId: '',
  teamIds: [],
  published: [],
  lots: [],
  carriedOver: [],
  qualification: null,
  byes: [],
} as const

/** Puts an edition together from its schedule and what the schedule leaves out; both must have the same revision. */
export function readEdition(schedule: Schedule, file: EditionFile): Edition {
  const matches = Map.groupBy(schedule.matches.values(), ({ divisionId }) => divisionId)
  const divisions = Map.groupBy(schedule.divisions.values(), ({ categoryId }) => categoryId)
  const arenas = [...schedule.arenas.values()].map((arena) => ({
    ...arena,
    fields: arena.fields.map((field) => {
      const breaks = Object.hasOwn(file.breaks ?? {}, field.id) ? file.breaks?.[field.id] : undefined
      return { ...field, aliases: file.aliases[field.id] ?? [], ...(breaks && { breaks }) }
    }),
  }))
  return {
    ...file.facts,
    year: schedule.year,
    revision: schedule.revision,
    tournamentId: schedule.tournamentId,
    clubs: file.clubs,
    arenas,
    streams: [...schedule.streams.values()],
    categories: [...schedule.categories.values()].map((category): Category => {
      const rest = file.categories[category.id]
      const ranking = file.rankings[rest?.ranking ?? 0]
      if (!ranking) throw new RangeError(`The class ${category.id} has no ranking.`)
      return {
        ...category,
        ranking,
        stages: rest?.stages ?? [],
        teams: (rest?.teamIds ?? []).flatMap((id) => {
          const team = schedule.teams.get(id)
          const withdrawn = rest?.withdrawn?.[id]
          return team ? [withdrawn ? { ...team, withdrawn } : team] : []
        }),
        divisions: (divisions.get(category.id) ?? []).map((division): Division => {
          const { byes, ...facts } = file.divisions[division.id] ?? NO_REST
          return { ...division, ...facts, matches: [...(matches.get(division.id) ?? []), ...byes] }
        }),
      }
    }),
  }
}

/**
 * Returns the edition as it is now: with every change of a match applied, and with the matches that came after it was read.
 * The table of a group in which a match changed is no longer the published one. What no further change touches stays the
 * same object, so that it is neither computed nor rendered again.
 */
export function withMatchChanges(edition: Edition, changes: ReadonlyMap<string, MatchChange>): Edition {
  if (changes.size === 0) return edition
  const byDivision = Map.groupBy(changes.values(), ({ match }) => match.divisionId)
  const categories = edition.categories.map((category) => {
    const divisions = category.divisions.map((division) => {
      const changed = byDivision.get(division.id)
      if (!changed) return division
      const own = division.matches.flatMap(({ id }) => changes.get(id) ?? [])
      return (category.resultsHidden ? hiddenDivision : shownDivision)(division, [...own, ...changed])
    })
    return withDivisions(category, divisions)
  })
  return { ...edition, categories }
}

const withDivisions = memoizedLast(
  (category: Category, divisions: readonly Division[]): Category => ({
    ...category,
    divisions,
  }),
)

const shownDivision = memoizedLast((division: Division, changes: readonly MatchChange[]): Division => {
  const known = new Set(division.matches.map(({ id }) => id))
  const byMatch = new Map(changes.map((change) => [change.match.id, change]))
  const added = [...byMatch.values()].flatMap(({ match }): Match[] =>
    known.has(match.id) ? [] : [{ ...match, categoryId: division.categoryId }],
  )
  const matches = withChanges(division.matches, byMatch)
  return { ...division, published: [], matches: [...matches, ...added] }
})

/** In a class that hides its results, so do the matches that came later. */
const hiddenDivision = memoizedLast((division: Division, changes: readonly MatchChange[]): Division => {
  const now = shownDivision(division, changes)
  const known = new Set(division.matches.map(({ id }) => id))
  return { ...now, matches: now.matches.map((match) => (known.has(match.id) ? match : withoutResult(match))) }
})
