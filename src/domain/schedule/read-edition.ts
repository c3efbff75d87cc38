import type { MatchChange } from '../live/feed.ts'
import { withChange, withoutResult } from '../live/match-change.ts'
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
 * The table of a group in which a match changed is no longer the published one.
 */
export function withMatchChanges(edition: Edition, changes: ReadonlyMap<string, MatchChange>): Edition {
  if (changes.size === 0) return edition
  const byDivision = Map.groupBy(changes.values(), ({ match }) => match.divisionId)
  const categories = edition.categories.map((category) => {
    const divisions = category.divisions.map((division) => {
      const changed = byDivision.get(division.id)
      return changed ? withDivisionChanges(category, division, changed, changes) : division
    })
    return { ...category, divisions }
  })
  return { ...edition, categories }
}

function withDivisionChanges(
  category: Category,
  division: Division,
  changed: readonly MatchChange[],
  changes: ReadonlyMap<string, MatchChange>,
): Division {
  const known = new Set(division.matches.map(({ id }) => id))
  const isHidden = category.resultsHidden
  const added = changed.flatMap(({ match }): Match[] => {
    if (known.has(match.id)) return []
    const own = { ...match, categoryId: category.id }
    return [isHidden ? withoutResult(own) : own]
  })
  const matches = division.matches.map((match) => withChange(match, changes.get(match.id)))
  return { ...division, published: [], matches: [...matches, ...added] }
}
