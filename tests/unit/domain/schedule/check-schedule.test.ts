import { expect, test } from 'vitest'
import { checkSchedule } from '../../../../src/domain/schedule/check/check-schedule.ts'
import type { Arena } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match, Participant } from '../../../../src/domain/tournament/match.ts'
import {
  byeMatch,
  calledOff,
  category,
  clubTeam,
  edition,
  group,
  placeholder,
  scheduled,
  team,
} from '../builders.ts'

const at = (clock: string) => Date.parse(`2026-07-07T${clock}:00+02:00`)
const match = (
  id: string,
  clock: string | null,
  fieldId: string | null,
  home: Participant,
  away: Participant,
  more = {},
) =>
  scheduled(home, away, {
    id,
    fieldId,
    time: clock === null ? { kind: 'unknown' } : { kind: 'instant', at: at(clock) },
    ...more,
  })

const arena = (
  id: string,
  latitude: number,
  breaks: { from: number; to: number; name: null }[] = [],
): Arena => ({
  id,
  name: id,
  area: id,
  coordinates: { latitude, longitude: 11.97 },
  fields: [{ id: `${id}1`, arenaId: id, name: '1', aliases: [], ...(breaks.length > 0 ? { breaks } : {}) }],
})
/** Two arenas 2.2 km apart: on foot 37 minutes. */
const ARENAS = [
  arena('north', 57.72, [{ from: at('12:00'), to: at('13:00'), name: null }]),
  arena('south', 57.7),
]

/** What is found in a class with two groups and a play-off: the kind of each fault with the ids of its matches. */
function found(matches: { group?: Match[]; other?: Match[]; playoff?: Match[] }, rest?: number) {
  const index = indexEdition(
    edition({
      arenas: ARENAS,
      categories: [
        category({
          teams: ['A', 'B', 'C', 'D'].map((id) => clubTeam(id)),
          divisions: [
            group({ teamIds: ['A', 'B', 'C', 'D'], matches: matches.group ?? [] }),
            group({ id: 'G2', name: { en: 'Group 2', sv: 'Grupp 2' }, matches: matches.other ?? [] }),
            group({ id: 'P', kind: 'playoff', matches: matches.playoff ?? [] }),
          ],
        }),
      ],
    }),
  )
  return checkSchedule(index, rest).map(({ kind, matches: of }) =>
    [kind, ...of.map(({ id }) => id)].join(' '),
  )
}

const [A, B, C, D] = [team('A'), team('B'), team('C'), team('D')]

test('matches at a time are all found, neighbours in order of their starts or not', () => {
  expect(
    found({
      group: [match('1', '09:00', 'south1', A, B), match('2', '09:05', 'south1', C, D)],
      other: [match('3', '09:20', 'south1', A, C)],
    }),
  ).toEqual(
    expect.arrayContaining(['field-twice 1 2', 'field-twice 1 3', 'field-twice 2 3', 'team-twice 1 3']),
  )
})

test('a schedule that can be played has no faults', () => {
  expect(
    found({
      group: [
        match('1', '09:00', 'south1', A, B),
        match('2', '09:35', 'south1', C, D),
        match('3', '10:10', 'south1', A, B),
      ],
    }),
  ).toEqual([])
})

test('matches on a field or of a team at the same time are found, for their whole length', () => {
  expect(
    found({ group: [match('1', '09:00', 'south1', A, B), match('2', '09:34', 'south1', C, D)] }),
  ).toEqual(['field-twice 1 2'])
  expect(
    found({ group: [match('1', '09:00', 'south1', A, B), match('2', '09:20', 'north1', C, A)] }),
  ).toEqual(['team-twice 1 2', 'split-class 1 2'])
})

test('what is called off, and a bye, takes no field', () => {
  const time = { kind: 'instant', at: at('09:00') } as const
  expect(
    found({
      group: [
        match('1', '09:00', 'south1', A, B),
        calledOff(C, D, 'cancelled', { id: '2', fieldId: 'south1', time }),
        byeMatch(C, { kind: 'bye' }, { id: '3', fieldId: 'south1', time }),
      ],
    }),
  ).toEqual([])
})

test('a match may end as a break of its field begins, and start as it ends', () => {
  expect(
    found({ group: [match('1', '11:25', 'north1', A, B), match('2', '13:00', 'north1', A, B)] }),
  ).toEqual([])
  expect(
    found({ group: [match('1', '11:30', 'north1', A, B), match('2', '12:55', 'north1', C, D)] }),
  ).toEqual(['in-break 1', 'in-break 2'])
})

test('too little rest and too long a way are found, the worse of the two', () => {
  expect(
    found({ group: [match('1', '09:00', 'south1', A, B), match('2', '10:00', 'south1', A, C)] }),
  ).toEqual(['short-rest 1 2'])
  expect(
    found({ group: [match('1', '09:00', 'south1', A, B), match('2', '10:00', 'south1', A, C)] }, 25),
  ).toEqual([])
  const onWay = (clock: string) => [match('1', '09:00', 'south1', A, B), match('2', clock, 'north1', A, C)]
  expect(found({ group: onWay('10:11') })).toEqual(['long-walk 1 2', 'split-class 1 2'])
  expect(found({ group: onWay('10:12') })).toEqual(['split-class 1 2'])
})

test('a placeholder without a match or group behind it is found, and one that nobody could have filled in time', () => {
  const final = (clock: string, home: string, away: string) =>
    match('9', clock, 'south1', placeholder(home), placeholder(away))
  const games = {
    group: [match('1', '09:00', 'south1', A, B, { number: '12' })],
    other: [match('2', '10:00', 'south1', C, D)],
  }
  expect(found({ ...games, playoff: [final('12:00', '1st in Group 1', '1st in Group 2')] })).toEqual([])
  expect(found({ ...games, playoff: [final('12:00', 'Winner of 12', 'TBA')] })).toEqual([])
  expect(found({ ...games, playoff: [final('12:00', '1st in Group 7', 'Winner of 99')] })).toEqual([
    'no-source 9',
    'no-source 9',
  ])
  expect(found({ ...games, playoff: [final('10:35', '1st in Group 2', 'the best')] })).toEqual([
    'no-source 9',
  ])
  expect(
    found({ ...games, playoff: [match('9', '10:34', 'north1', placeholder('1st in Group 2'), A)] }),
  ).toEqual(['early 9 2', 'split-class 1 2 9'])
})

test('matches without a time or a field are found', () => {
  expect(found({ group: [match('1', null, 'south1', A, B), match('2', '09:00', null, C, D)] })).toEqual([
    'no-time 1',
    'no-field 2',
  ])
})
