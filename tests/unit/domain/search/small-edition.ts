import { readSchedule } from '../../../../src/domain/schedule/read-schedule.ts'
import type { Schedule } from '../../../../src/domain/schedule/schedule.ts'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import { searchNamesOf } from '../../../../src/domain/search/build-names.ts'
import type { SearchNames } from '../../../../src/domain/search/search-names.ts'
import type { Category, Division, Edition } from '../../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'

const names = [
  ['s1', 'IK Sävhult', 'c1', 'SE'],
  ['s2', 'IK Sävhult 2', 'c1', 'SE'],
  ['l1', 'MKS Łódzica', 'c2', 'pl'],
  ['w1', 'SPR Wisłowo Płocko', null, 'PL'],
  ['k1', 'RK Križanka', null, 'SI'],
  ['o1', 'Ørstavik IL', null, 'NO'],
  ['t1', 'Þórsnes', null, 'IS'],
  ['g1', 'Győrháza KC', null, 'HU'],
  ['a1', 'Århult', null, 'SE'],
  ['n1', 'Nobody <img src=x onerror=alert(1)>', null, '--'],
] as const

const category = (id: string, shortName: string, en: string, sv: string, rest: Partial<Category>): Category =>
  ({
    id,
    shortName,
    name: { en, sv },
    gender: 'boys',
    age: 14,
    resultsHidden: false,
    tablesHidden: false,
    matchMinutes: null,
    stages: [],
    teams: [],
    divisions: [],
    ...rest,
  }) as unknown as Category

const division = (
  id: string,
  categoryId: string,
  kind: Division['kind'],
  name: Division['name'],
  matches: readonly Match[] = [],
): Division => ({ id, categoryId, kind, name, teamIds: [], matches }) as unknown as Division

const GROUP_1 = { en: 'Group 1', sv: 'Grupp 1' }

/** What a browser holds of an edition when it searches. */
export function searched(index: EditionIndex): [Schedule, SearchNames] {
  return [readSchedule(serializeSchedule(index, 'cup')), searchNamesOf(index)]
}

/** Two classes with groups and a play-off, invented names with every awkward letter, one arena with two fields, three numbered matches. */
export function smallEdition(published: Partial<Edition['publication']> = {}): EditionIndex {
  const side = (teamId: string) => ({ kind: 'team', teamId, name: teamId })
  const match = (id: string, number: string | null, at: string | null, away: unknown) => ({
    kind: 'scheduled',
    id,
    number,
    categoryId: 'b14',
    divisionId: 'd',
    home: side('s1'),
    away,
    time: at === null ? { kind: 'unknown' } : { kind: 'instant', at: Date.parse(at) },
    fieldId: null,
    streamId: null,
    round: { name: null, rank: null, index: null },
    locationName: null,
    movedFrom: null,
  })
  const matches = [
    match('m/1', '1234', '2026-07-07T22:30:00Z', side('l1')),
    match('m2', '1235', null, { kind: 'placeholder', label: 'Winner of 1/8 #3' }),
    match('m3', null, null, side('o1')),
  ] as unknown as Match[]
  return indexEdition({
    year: 2026,
    revision: '1.1',
    tournamentId: null,
    publication: { clubs: true, teams: true, lot: true, schedule: true, ...published },
    categories: [
      category('b14', 'B14', 'Boys 14', 'Pojkar 14', {
        teams: names.map(([id, name, clubId, nationCode]) => ({
          id,
          name,
          categoryId: 'b14',
          clubId,
          nationCode,
        })),
        divisions: [
          division('d', 'b14', 'group', GROUP_1, matches),
          division('p', 'b14', 'playoff', { en: 'A-Play-off', sv: 'A-slutspel' }),
        ],
      }),
      category('g14', 'G14', 'Girls 14', 'Flickor 14', {
        gender: 'girls',
        teams: [{ id: 's3', name: 'IK Sävhult', categoryId: 'g14', clubId: 'c1', nationCode: 'SE' }],
        divisions: [division('e', 'g14', 'group', GROUP_1)],
      }),
    ],
    clubs: [
      { id: 'c1', name: 'IK Sävhult', nationCode: 'SE' },
      { id: 'c2', name: 'MKS Łódzica', nationCode: 'PL' },
    ],
    arenas: [
      {
        id: 'heden',
        name: 'Heden',
        area: 'Centrum',
        coordinates: null,
        fields: [
          {
            id: 'h7',
            arenaId: 'heden',
            name: 'Heden 7',
            aliases: [{ name: 'Heden 7 - Påhitt AB', day: null }],
          },
          { id: 'h17', arenaId: 'heden', name: 'Heden 17', aliases: [] },
        ],
      },
    ],
    streams: [],
  } as unknown as Edition)
}
