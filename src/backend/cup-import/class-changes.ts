import type {
  ClassChanges,
  ItemChanges,
  LostPlay,
  NamedItems,
} from '../../domain/organiser/import-preview.ts'
import type { CategoryDocument, EditionDocument, MatchDocument } from '../document/cup-document.ts'
import { matchesOf } from '../document/divisions-of.ts'

const MOST_NAMES = 20

interface Item {
  readonly name: string
  /** Its content as text. */
  readonly content: string
}

/** Returns what differs between two states of an edition, by class; null stands for no edition. */
export function classChanges(before: EditionDocument | null, after: EditionDocument): ClassChanges[] {
  const [old, now] = [before?.categories ?? [], after.categories].map(
    (categories) => new Map(categories.map((category) => [category.id, category])),
  ) as [Map<string, CategoryDocument>, Map<string, CategoryDocument>]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): ClassChanges[] => {
    const [was, is] = [old.get(id), now.get(id)]
    const teams = changesOf(teamItems(was), teamItems(is))
    const matches = changesOf(matchItems(was), matchItems(is))
    const counts = [teams, matches].flatMap(({ added, changed, removed }) => [added, changed, removed])
    return counts.every(({ count }) => count === 0)
      ? []
      : [{ name: is?.shortName ?? was?.shortName ?? id, teams, matches }]
  })
}

/** Counts the matches with a result that have another result or other sides, or are gone. */
export function changedPlay(before: EditionDocument | null, after: EditionDocument): LostPlay['played'] {
  const now = new Map(matchesOf(after.categories).map((match) => [match.id, resultOf(match)]))
  const played = matchesOf(before?.categories ?? []).filter(
    ({ state, score }) => state === 'finished' || score !== undefined,
  )
  return played.filter((match) => now.get(match.id) !== resultOf(match)).length
}

const resultOf = ({ state, score, penalties, winner, home, away }: MatchDocument): string =>
  JSON.stringify([state, score, penalties, winner, home, away])

const teamItems = (category: CategoryDocument | undefined): Map<string, Item> =>
  new Map(category?.teams.map((team) => [team.id, { name: team.name, content: JSON.stringify(team) }]) ?? [])

function matchItems(category: CategoryDocument | undefined): Map<string, Item> {
  if (category === undefined) return new Map()
  const names = new Map(category.teams.map(({ id, name }) => [id, name]))
  const sideOf = (side: MatchDocument['home']) =>
    'team' in side ? (names.get(side.team) ?? side.team) : 'placeholder' in side ? side.placeholder : '–'
  return new Map(
    matchesOf([category]).map((match) => {
      const number = match.number === undefined ? '' : `#${match.number} `
      const name = `${number}${sideOf(match.home)} – ${sideOf(match.away)}`
      return [match.id, { name, content: JSON.stringify(match) }]
    }),
  )
}

function changesOf(before: ReadonlyMap<string, Item>, now: ReadonlyMap<string, Item>): ItemChanges {
  const entries = [...now]
  return {
    added: named(entries.filter(([id]) => !before.has(id))),
    changed: named(entries.filter(([id, { content }]) => (before.get(id)?.content ?? content) !== content)),
    removed: named([...before].filter(([id]) => !now.has(id))),
  }
}

const named = (items: readonly (readonly [string, Item])[]): NamedItems => ({
  count: items.length,
  names: items.slice(0, MOST_NAMES).map(([, { name }]) => name),
})
