import { memoized } from '../memoized.ts'
import type { Category, Division } from './edition.ts'
import type { Match, Participant } from './match.ts'
import { SIDES } from './outcome.ts'
import { namesGroup } from './placeholder.ts'
import { matchReferred, placeholderMeaning } from './placeholder-meaning.ts'
import { codeOfGroup } from './placeholder-place.ts'

/** A side of a listed match that is open, and that no other listed match decides: who comes here comes from a group. */
export type Entry =
  /** The place `rank` of this group. */
  | { readonly kind: 'place'; readonly groupId: string; readonly rank: number }
  /** The place `rank` of one of these groups: "3A/B/C", "2nd best third". */
  | { readonly kind: 'one-of'; readonly groupIds: readonly string[]; readonly rank: number }
  /** Nobody said who comes here. */
  | { readonly kind: 'any' }

const ANY: Entry = { kind: 'any' }

/** By division: the open sides that groups can fill. A division without matches has one of kind `any`. */
export const bracketEntries = memoized(
  (category: Category): ReadonlyMap<string, readonly Entry[]> =>
    new Map(
      category.divisions.map((division) => {
        const { id, kind, matches, teamIds } = division
        const isDrawn = matches.length > 0 || (kind === 'group' && teamIds.length > 0)
        return [id, isDrawn ? matches.flatMap((match) => entriesOf(match, division, category)) : [ANY]]
      }),
    ),
)

/** Returns the open sides of a match of a division that no other listed match decides. */
export const entriesOf = (match: Match, division: Division, category: Category): readonly Entry[] =>
  SIDES.flatMap((side) => entryOf(match[side], division, category))

function entryOf(side: Participant, division: Division, category: Category): Entry[] {
  if (side.kind !== 'placeholder') return []
  const meaning = placeholderMeaning(side.label)
  switch (meaning?.kind) {
    case 'winner':
    case 'loser': {
      const { of } = meaning
      const isListed = of !== null && category.divisions.some(({ matches }) => matchReferred(of, matches))
      return isListed ? [] : [ANY]
    }
    case 'group-place': {
      const { rank } = meaning
      const named = groupsNamed(meaning, division, category)
      const [group] = named
      if (group && named.length === 1) return [{ kind: 'place', groupId: group.id, rank }]
      return [oneOf(named.length > 0 ? named : groupsBeside(division, category), rank)]
    }
    case 'any-group-place': {
      const { codes, rank } = meaning
      const groups = groupsBeside(division, category)
      const named = groups.filter((group) => codes.some((code) => hasCode(group, code)))
      return [oneOf(named.length < codes.length ? groups : named, rank)]
    }
    case 'best-place':
    case 'place':
      return [oneOf(groupsBeside(division, category), meaning.rank)]
    default:
      return [ANY]
  }
}

function oneOf(groups: readonly Division[], rank: number): Entry {
  return { kind: 'one-of', groupIds: groups.map(({ id }) => id), rank }
}

const groupsBeside = (division: Division, { divisions }: Category): readonly Division[] =>
  divisions.filter(({ kind, id }) => kind === 'group' && id !== division.id)

const hasCode = ({ name }: Division, code: string): boolean =>
  Object.values(name).some((words) => codeOfGroup(words) === code)

/**
 * Returns the groups that a group place of a division can mean, as the placeholder names them: by the whole name, or else by
 * number or letter ("1st in Group 3" for "Grupp 3", "1A" for "Pool A").
 */
export function groupsNamed(
  { group, code }: { readonly group: string; readonly code: string | null },
  division: Division,
  category: Category,
): readonly Division[] {
  const groups = groupsBeside(division, category)
  const byName = groups.filter(({ name }) => namesGroup(Object.values(name), group))
  return byName.length > 0 || code === null ? byName : groups.filter((other) => hasCode(other, code))
}
