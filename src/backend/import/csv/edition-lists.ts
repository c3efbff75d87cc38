import type { Row } from '../rows/row.ts'
import { slug } from '../slug.ts'
import type { CellReader } from './cells.ts'
import type { Tables } from './tables.ts'
import { wordCells } from './word-cells.ts'

type From = <T extends object>(row: Row, value: T) => T

/** Returns the flags that a row of editions.csv gives one by one. */
export function flagsOf(row: Row, cells: CellReader): { published?: object } {
  const flags = ['clubs', 'teams', 'lot', 'schedule']
    .map((part) => [part, cells.yes(row, `${part}Published`)] as const)
    .filter(([, isPublished]) => isPublished !== undefined)
  return flags.length === 0 ? {} : { published: Object.fromEntries(flags) }
}

/** Returns what an edition has beside its classes and places: streams, sponsors and announcements. */
export function listsOf(row: Row | undefined, tables: Tables, cells: CellReader, from: From): object {
  const optional = (of: Row, column: string) => of.get(column) || undefined
  const [info, access] = row ? [wordCells(row, 'streamingInfo'), wordCells(row, 'streamingAccess')] : []
  return {
    ...((info ?? access) && { streaming: { info, access } }),
    announcements: tables.announcements.map((one) => {
      const link = one.get('link')
      const button = link === '' ? undefined : { link, text: wordCells(one, 'button') }
      return from(one, { text: wordCells(one, 'text'), button })
    }),
    streams: tables.streams.map((stream) =>
      from(stream, {
        id: stream.get('id'),
        name: stream.get('name'),
        url: optional(stream, 'url'),
        provider: optional(stream, 'provider'),
        field: optional(stream, 'field'),
        requiresPass: cells.yes(stream, 'requiresPass'),
      }),
    ),
    sponsors: tables.sponsors.map((sponsor) =>
      from(sponsor, {
        id: sponsor.get('id'),
        name: sponsor.get('name'),
        url: optional(sponsor, 'url'),
        placement: sponsor.get('placement'),
        text: optional(sponsor, 'text'),
      }),
    ),
  }
}

/** Returns the ids of the featured matches, in the order that their rows give. */
export const featuredOf = (matches: readonly Row[], cells: CellReader): string[] =>
  matches
    .map((row) => ({ id: row.get('id'), place: cells.whole(row, 'featured') ?? 0 }))
    .filter(({ id, place }) => id !== '' && place > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id)

/** Returns the clubs: those listed, and those that only teams name, with a nation if all their teams have the same one. */
export function listedClubs({ clubs, teams }: Tables, from: From): object[] {
  const listed = clubs.flatMap((row) => {
    const name = row.get('name') || row.get('id')
    if (name === '') return []
    return from(row, { id: row.get('id') || idOfClub(name), name, nation: row.get('nation') || undefined })
  })
  const others = new Map<string, { row: Row; name: string; nations: Set<string> }>()
  for (const row of teams) {
    const id = clubIdOf(row, clubs)
    if (id === undefined || listed.some((club) => club.id === id)) continue
    const club = others.get(id) ?? { row, name: row.get('club') || id, nations: new Set() }
    club.nations.add(row.get('nation'))
    others.set(id, club)
  }
  const named = [...others].map(([id, { row, name, nations }]) => {
    const [nation] = nations
    return from(row, { id, name, ...(nations.size === 1 && nation ? { nation } : {}) })
  })
  return [...listed, ...named]
}

const idOfClub = (name: string): string => slug(name) || name.slice(0, 100)

/** Returns the id of a team's club, by its own id or its name; undefined if the team has none. */
export function clubIdOf(team: Row, clubs: readonly Row[]): string | undefined {
  const [id, name] = [team.get('clubId'), team.get('club')]
  if (id !== '' || name === '') return id || undefined
  const listed = clubs.find((club) => [club.get('id'), club.get('name')].includes(name))
  return listed?.get('id') || idOfClub(name)
}
