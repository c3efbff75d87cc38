import {
  arenaAddress,
  categoryAddress,
  clubAddress,
  divisionPage,
  fieldAddress,
  matchAddress,
  nationAddress,
  teamAddress,
} from '../presentation/addresses.ts'
import type { Schedule, ScheduleCategory } from '../schedule/schedule.ts'
import { spellingsOf } from '../text/fold.ts'
import { perLocale, sameWords } from '../text/locale.ts'
import { clock, shortDate } from '../time/stockholm.ts'
import type { Match, Participant } from '../tournament/match.ts'
import type { Nation } from '../tournament/nation.ts'
import type { SearchEntry, SearchSide } from './search-entry.ts'
import type { SearchNames } from './search-names.ts'

const spelt = (...names: readonly string[]): string[] => [...new Set(names.flatMap(spellingsOf))]

/** Returns every searchable entry of an edition except matches, in the order of the edition. */
export function entriesOf(schedule: Schedule, names: SearchNames): SearchEntry[] {
  const nations = new Map([...schedule.nations.values()].map((nation) => [nation.key, nation]))
  const clubNames = new Map(names.clubs.map(([id, name]) => [id, name]))
  const aliases = new Map(names.fields.map(([id = '', ...others]) => [id, others]))
  const teamsOf = counter(schedule)
  return [
    ...names.categories.flatMap(([id, teams]) => categoryEntry(id, teams, schedule)),
    ...divisionEntries(schedule),
    ...names.nations.flatMap(([key, codes]) =>
      nationEntry(nations.get(key), codes, teamsOf.nation, schedule),
    ),
    ...names.clubs.map(([id, name, key]): SearchEntry => {
      const nation = nations.get(key ?? '')
      return {
        kind: 'club',
        name: sameWords(name),
        also: [],
        spelt: spelt(name),
        context: Object.values(nation?.names ?? {}),
        address: clubAddress(schedule.year, id),
        flag: nation?.flag ?? null,
        categoryId: null,
        teams: teamsOf.club.get(id) ?? 0,
        nation: nation?.names ?? null,
      }
    }),
    ...teamEntries(schedule, clubNames),
    ...arenaEntries(schedule, aliases),
  ]
}

/** Counts the teams of each nation and of each club. */
function counter({ teams, nations }: Schedule) {
  const nation = new Map<string, number>()
  const club = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { nationCode, clubId } of teams.values()) {
    count(nation, nations.get(nationCode ?? '')?.key ?? '')
    count(club, clubId ?? '')
  }
  return { nation, club }
}

function categoryEntry(id: string, teams: number, { year, categories }: Schedule): SearchEntry[] {
  const category = categories.get(id)
  if (!category) return []
  const { name, shortName, age } = category
  return [
    {
      kind: 'category',
      name,
      also: [shortName, age === null ? '' : String(age)],
      spelt: spelt(...Object.values(name)),
      context: [],
      address: categoryAddress(year, id),
      flag: null,
      categoryId: id,
      shortName,
      teams,
    },
  ]
}

/** What people call a division by, in both languages, whatever its name is. */
const DIVISION_WORDS = {
  group: ['group', 'grupp', 'table', 'tabell'],
  playoff: ['playoff', 'playoffs', 'slutspel', 'final', 'finals', 'finaler'],
} as const

const divisionEntries = ({ year, categories, divisions }: Schedule): SearchEntry[] =>
  [...divisions.values()].map((division): SearchEntry => {
    const category = categories.get(division.categoryId)
    return {
      kind: 'division',
      name: division.name,
      also: DIVISION_WORDS[division.kind],
      spelt: spelt(...Object.values(division.name)),
      context: classContext(category),
      address: divisionPage(year, division),
      flag: null,
      categoryId: division.categoryId,
      shortName: category?.shortName ?? '',
    }
  })

const classContext = (category: ScheduleCategory | undefined): string[] =>
  category ? [category.shortName, ...Object.values(category.name)] : []

function nationEntry(
  nation: Nation | undefined,
  codes: string,
  teams: ReadonlyMap<string, number>,
  { year }: Schedule,
): SearchEntry[] {
  if (!nation) return []
  const { key, flag, names } = nation
  return [
    {
      kind: 'nation',
      name: names,
      also: codes.split(' '),
      spelt: spelt(...Object.values(names)),
      context: [],
      address: nationAddress(year, key),
      flag,
      categoryId: null,
      teams: teams.get(key) ?? 0,
    },
  ]
}

const teamEntries = (schedule: Schedule, clubNames: ReadonlyMap<string, string>): SearchEntry[] =>
  [...schedule.teams.values()].map(({ id, name, categoryId, clubId, nationCode }): SearchEntry => {
    const category = schedule.categories.get(categoryId)
    const className = category?.name ?? sameWords('')
    const nation = schedule.nations.get(nationCode ?? '')
    const clubName = clubNames.get(clubId ?? '') ?? ''
    return {
      kind: 'team',
      name: sameWords(name),
      also: [clubName],
      spelt: spelt(name, clubName),
      context: [...classContext(category), ...Object.values(nation?.names ?? {})],
      address: teamAddress(schedule.year, id),
      flag: nation?.flag ?? null,
      categoryId,
      shortName: category?.shortName ?? '',
      className,
      nation: nation?.names ?? null,
    }
  })

const arenaEntries = ({ arenas, year }: Schedule, aliases: ReadonlyMap<string, string[]>): SearchEntry[] =>
  [...arenas.values()].flatMap(({ id: arenaId, name: arena, area, fields }): SearchEntry[] => [
    {
      kind: 'arena',
      name: sameWords(arena),
      also: [],
      spelt: spelt(arena),
      context: [area ?? ''],
      address: arenaAddress(year, arenaId),
      flag: null,
      categoryId: null,
      area: area ?? '',
      fields: fields.length,
    },
    ...fields.map(({ id, name }): SearchEntry => {
      const others = aliases.get(id) ?? []
      return {
        kind: 'field',
        name: sameWords(name),
        also: others,
        spelt: spelt(name),
        context: [arena, area ?? ''],
        address: fieldAddress(year, arenaId, id),
        flag: null,
        categoryId: null,
        arena,
        aliases: others,
      }
    }),
  ])

/** Returns the search entry of a match. */
export function matchEntry(match: Match, { year, teams, nations, categories }: Schedule): SearchEntry {
  const side = (of: Participant): SearchSide => {
    const nation = of.kind === 'team' && nations.get(teams.get(of.teamId)?.nationCode ?? '')
    return { of, flag: nation ? nation.flag : null }
  }
  const { id, number, categoryId, time } = match
  const [home, away] = [side(match.home), side(match.away)]
  const when = time.kind === 'instant' ? time.at : time.kind === 'day' ? time.day : null
  return {
    kind: 'match',
    name: sameWords(`${writtenName(match.home)} – ${writtenName(match.away)}`),
    also: [],
    spelt: [],
    context: [],
    address: matchAddress(year, id),
    flag: null,
    categoryId,
    number: number ?? '',
    home,
    away,
    shortName: categories.get(categoryId)?.shortName ?? '',
    day: when === null ? null : perLocale((locale) => shortDate(when, locale)),
    clock: time.kind === 'instant' ? clock(time.at) : null,
  }
}

/** Returns the name as the edition writes it. The text shown for a team not known yet depends on the page's language. */
function writtenName(side: Participant): string {
  if (side.kind === 'bye') return ''
  return side.kind === 'team' ? side.name : side.label
}
