import { fold } from '../text/fold.ts'
import type {
  OrganisersArena,
  OrganisersEdition,
  OrganisersMatch,
  OrganisersTeam,
} from './organisers-edition.ts'

/** Something of an edition whose name, nation or place may be wrong. */
export type Correctable =
  | {
      readonly kind: 'team'
      readonly team: OrganisersTeam
      readonly categoryId: string
      readonly category: string
    }
  | { readonly kind: 'club'; readonly club: OrganisersEdition['clubs'][number] }
  | { readonly kind: 'arena'; readonly arena: OrganisersArena }
  | { readonly kind: 'field'; readonly field: OrganisersArena['fields'][number]; readonly arena: string }

const FOUND_MOST = 30

export const nameOfCorrectable = (correctable: Correctable): string =>
  correctable.kind === 'team'
    ? correctable.team.name
    : correctable.kind === 'club'
      ? correctable.club.name
      : correctable.kind === 'arena'
        ? correctable.arena.name
        : correctable.field.name

/** Returns the teams, clubs, arenas and fields whose names hold the words, thirty at most; none for no words. */
export function findCorrectables(
  { categories, clubs, arenas }: OrganisersEdition,
  words: string,
): Correctable[] {
  const correctables: Correctable[] = [
    ...categories.flatMap(({ id, shortName, teams }) =>
      teams.map((team) => ({ kind: 'team' as const, team, categoryId: id, category: shortName })),
    ),
    ...clubs.map((club) => ({ kind: 'club' as const, club })),
    ...arenas.map((arena) => ({ kind: 'arena' as const, arena })),
    ...arenas.flatMap(({ name, fields }) =>
      fields.map((field) => ({ kind: 'field' as const, field, arena: name })),
    ),
  ]
  return found(correctables, words, (correctable) =>
    correctable.kind === 'team'
      ? `${correctable.team.name} ${correctable.category}`
      : nameOfCorrectable(correctable),
  )
}

/** Returns the matches whose number or sides hold the words, thirty at most; none for no words. */
export const findMatches = ({ matches }: OrganisersEdition, words: string): OrganisersMatch[] =>
  found([...matches], words, ({ number, home, away }) => `${number ?? ''} ${home} ${away}`)

function found<Item>(items: readonly Item[], words: string, textOf: (item: Item) => string): Item[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const holds = (item: Item) => {
    const text = fold(textOf(item))
    return wanted.every((word) => text.includes(word))
  }
  return items.filter(holds).slice(0, FOUND_MOST)
}
