import {
  arenaAddress,
  categoryAddress,
  clubAddress,
  fieldAddress,
  matchAddress,
  nationAddress,
  teamAddress,
} from '../presentation/addresses.ts'
import { spellingsOf } from '../text/fold.ts'
import type { Words } from '../text/locale.ts'
import type { Position, SearchEntry, SearchIndex, SearchSide } from './search-index.ts'

const same = (name: string): Words => ({ en: name, sv: name })
const spelt = (...names: readonly string[]): string[] => [...new Set(names.flatMap(spellingsOf))]

/** Everything in an index that is found by words, in the order of the edition: all but matches. */
export function entriesOf(index: SearchIndex): SearchEntry[] {
  const { year, categories, nations } = index
  const nationNames = (at: Position): Words | null => {
    const nation = nations[at]
    return nation ? { en: nation[1], sv: nation[2] } : null
  }
  const nationWords = (at: Position) => Object.values(nationNames(at) ?? {})
  return [
    ...categories.map(
      ([id, shortName, en, sv, , age, teams], category): SearchEntry => ({
        kind: 'category',
        name: { en, sv },
        also: [shortName, age === null ? '' : String(age)],
        spelt: spelt(sv),
        context: [],
        address: categoryAddress(year, id),
        flag: null,
        category,
        shortName,
        teams,
      }),
    ),
    ...nations.map(
      ([key, en, sv, codes, teams]): SearchEntry => ({
        kind: 'nation',
        name: { en, sv },
        also: codes.split(' '),
        spelt: spelt(en, sv),
        context: [],
        address: nationAddress(year, key),
        flag: key,
        category: -1,
        teams,
      }),
    ),
    ...index.clubs.map(
      ([id, name, nation, teams]): SearchEntry => ({
        kind: 'club',
        name: same(name),
        also: [],
        spelt: spelt(name),
        context: nationWords(nation),
        address: clubAddress(year, id),
        flag: nations[nation]?.[0] ?? null,
        category: -1,
        teams,
        nation: nationNames(nation),
      }),
    ),
    ...index.teams.map(([id, name, category, club, nation]): SearchEntry => {
      const [, shortName = '', en = '', sv = ''] = categories[category] ?? []
      const clubName = index.clubs[club]?.[1] ?? ''
      return {
        kind: 'team',
        name: same(name),
        also: [clubName],
        spelt: spelt(name, clubName),
        context: [shortName, en, sv, ...nationWords(nation)],
        address: teamAddress(year, id),
        flag: nations[nation]?.[0] ?? null,
        category,
        shortName,
        className: { en, sv },
        nation: nationNames(nation),
      }
    }),
    ...index.arenas.flatMap(([arenaId, arena, area, fields]): SearchEntry[] => [
      {
        kind: 'arena',
        name: same(arena),
        also: [],
        spelt: spelt(arena),
        context: [area],
        address: arenaAddress(year, arenaId),
        flag: null,
        category: -1,
        area,
        fields: fields.length,
      },
      ...fields.map(
        ([id, name, ...aliases]): SearchEntry => ({
          kind: 'field',
          name: same(name),
          also: aliases,
          spelt: spelt(name),
          context: [arena, area],
          address: fieldAddress(year, arenaId, id),
          flag: null,
          category: -1,
          arena,
          aliases,
        }),
      ),
    ]),
  ]
}

/** The match at a position of the index's columns, as a search shows it. */
export function matchEntry(index: SearchIndex, at: Position): SearchEntry {
  const { matches, teams, nations, categories, days } = index
  const side = (value: Position | string | undefined): SearchSide => {
    if (typeof value === 'string') return { name: value, flag: null }
    const [, name = '', , , nation = -1] = teams[value ?? -1] ?? []
    return { name, flag: nations[nation]?.[0] ?? null }
  }
  const home = side(matches.homes[at])
  const away = side(matches.aways[at])
  const category = matches.categories[at] ?? -1
  const day = days[matches.days[at] ?? -1]
  const minutes = matches.minutes[at] ?? -1
  return {
    kind: 'match',
    name: same(`${home.name} – ${away.name}`),
    also: [],
    spelt: [],
    context: [],
    address: matchAddress(index.year, matches.ids[at] ?? ''),
    flag: null,
    category,
    number: matches.numbers[at] ?? '',
    home,
    away,
    shortName: categories[category]?.[1] ?? '',
    day: day ? { en: day[0], sv: day[1] } : null,
    clock: minutes < 0 ? null : `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
  }
}

const pad = (value: number): string => String(value).padStart(2, '0')
