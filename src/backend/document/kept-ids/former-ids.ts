import type { EditionDocument } from '../cup-document.ts'
import type { EditionShape } from './edition-shape.ts'

export type FormerId = NonNullable<EditionDocument['formerIds']>[number]

/**
 * Returns the former ids of an edition after some ids moved: each leads to the id of today, the oldest
 * first. A former id ends when what it
 * stood for is gone, or when something else has it now.
 */
export function formerIdsAfter(
  known: readonly FormerId[],
  moves: readonly FormerId[],
  { teams, matches }: EditionShape,
): FormerId[] {
  const present = {
    team: new Set(teams.map(({ id }) => id)),
    match: new Set(matches.map(({ id }) => id)),
  }
  const today = (kind: FormerId['kind'], id: string) =>
    moves.find((move) => move.kind === kind && move.former === id)?.id ?? id
  const all = new Map<string, FormerId>()
  for (const { kind, former, id } of [...known, ...moves]) {
    const now = today(kind, id)
    if (!present[kind].has(now) || present[kind].has(former)) continue
    all.set(`${kind} ${former}`, { kind, former, id: now })
  }
  return [...all.values()]
}
