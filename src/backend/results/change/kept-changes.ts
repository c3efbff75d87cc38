import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { EditionDocument, MatchDocument } from '../../document/cup-document.ts'
import type { ShapeOfSide } from '../../document/kept-ids/edition-shape.ts'
import { partOf } from './edition-parts.ts'
import type { Made } from './made.ts'
import { isSame } from './set-part.ts'

/** Reads what commands have made of an edition, in their order. */
export async function readMade(trx: Transaction<Tables>, editionKey: number): Promise<Made[]> {
  const rows = await trx
    .selectFrom('edition_change')
    .select('made_json')
    .where('edition_key', '=', editionKey)
    .orderBy('revision')
    .execute()
  return rows.map(({ made_json }) => JSON.parse(made_json))
}

/**
 * Returns an edition in which teams that a file still calls as before a command have the name that the command gave. A file
 * with a third name is newer than the command.
 */
export function withRenamedTeams(edition: EditionDocument, made: readonly Made[]): EditionDocument {
  const renames = made.flatMap(({ renamed }) => renamed ?? [])
  if (renames.length === 0) return edition
  return {
    ...edition,
    categories: edition.categories.map((category) => {
      const teams = [...category.teams]
      for (const { before, name, categoryIds } of renames) {
        const at = teams.findIndex((team) => team.name === before)
        const team = teams[at]
        if (!team || !categoryIds.includes(category.id) || teams.some((one) => one.name === name)) continue
        teams[at] = { ...team, name }
      }
      return { ...category, teams }
    }),
  }
}

/** Returns an edition in which sides that a file still gives as before a command are as the command set them. */
export function withSetSides(edition: EditionDocument, made: readonly Made[]): EditionDocument {
  const set = Map.groupBy(
    made.filter(({ side }) => side !== undefined),
    ({ matchId }) => matchId ?? '',
  )
  if (set.size === 0) return edition
  return {
    ...edition,
    categories: edition.categories.map((category) => {
      const teams = new Set(category.teams.map(({ id }) => id))
      const after = (match: MatchDocument): MatchDocument => {
        const changed = { ...match }
        for (const { side } of set.get(match.id) ?? []) {
          if (!side || !isSameSide(changed[side.side], side.before)) continue
          const { teamId, label } = side.now
          if (teamId === null || teams.has(teamId))
            changed[side.side] =
              teamId !== null ? { team: teamId } : label !== null ? { placeholder: label } : { bye: true }
        }
        return changed
      }
      return {
        ...category,
        stages: category.stages.map((stage) => ({
          ...stage,
          divisions: stage.divisions.map((one) => ({ ...one, matches: one.matches.map(after) })),
        })),
      }
    }),
  }
}

/** Returns an edition whose parts that a file still gives as before they were set are as they were set. */
export function withSetParts(edition: EditionDocument, made: readonly Made[]): EditionDocument {
  const sets = made.flatMap(({ set }) => set ?? [])
  if (sets.length === 0) return edition
  const after = structuredClone(edition)
  for (const { part: named, id, before, now } of sets) {
    const part = partOf(named)
    for (const holder of part.holders(after, id ?? ''))
      if (isSame(part.get(holder), before)) part.put(holder, now)
  }
  return after
}

/** Whether a file gives a side as it was: a seat that a team had taken is given by its label. */
const isSameSide = (side: MatchDocument['home'], { teamId, label }: ShapeOfSide): boolean =>
  'placeholder' in side
    ? side.placeholder === label
    : 'team' in side
      ? label === null && side.team === teamId
      : teamId === null && label === null
