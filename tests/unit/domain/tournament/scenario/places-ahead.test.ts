import { describe, expect, test } from 'vitest'
import type { Match } from '../../../../../src/domain/tournament/match.ts'
import { placesAhead } from '../../../../../src/domain/tournament/scenario/places-ahead.ts'
import {
  bye,
  byeMatch,
  category,
  clubTeam,
  finished,
  group,
  placeholder,
  scheduled,
  team,
} from '../../builders.ts'

const QUALIFICATION = [
  { fromRank: 1, toRank: 2, divisionId: 'A-play-off' },
  { fromRank: 3, toRank: 3, divisionId: 'B-play-off' },
]
/** A is sure of a place in the A play-off, C has played everything and lost. */
const MATCHES = [
  finished('A', 'C', 9, 4),
  finished('A', 'C', 9, 4),
  finished('B', 'C', 9, 4),
  scheduled(team('A'), team('B')),
]
const firstIn = scheduled(placeholder('1:an i Grupp 1'), placeholder('2:an i Grupp 2'), {
  id: 'first',
  round: { rank: 2, index: 1 },
})
const secondIn = scheduled(placeholder('1:an i Grupp 2'), placeholder('2:an i Grupp 1'), {
  id: 'second',
  round: { rank: 2, index: 2 },
})
const thirdIn = scheduled(placeholder('3:an i Grupp 1'), placeholder('3:an i Grupp 2'), {
  id: 'third',
  round: { rank: 1, index: 1 },
})

const GROUP = group({ matches: MATCHES, qualification: QUALIFICATION })
const classOf = (playoff: readonly Match[], more: object = {}) =>
  category({
    teams: ['A', 'B', 'C'].map((id) => clubTeam(id)),
    divisions: [
      GROUP,
      group({ id: 'G2', name: { en: 'Group 2', sv: 'Grupp 2' }, qualification: QUALIFICATION }),
      group({ id: 'A-play-off', kind: 'playoff', matches: playoff }),
      group({ id: 'B-play-off', kind: 'playoff', matches: [thirdIn] }),
    ],
    ...more,
  })
const told = (places: ReturnType<typeof placesAhead>) =>
  places.map(({ rank, stop: { match, opponent } }) => [
    rank,
    match.id,
    opponent.kind === 'side' ? opponent.side : opponent.kind,
  ])

describe('where the places of a group lead', () => {
  test('is told for every place, with the other side of the match', () => {
    expect(told(placesAhead(GROUP, classOf([secondIn, firstIn])))).toEqual([
      [1, 'first', placeholder('2:an i Grupp 2')],
      [2, 'second', placeholder('1:an i Grupp 2')],
      [3, 'third', placeholder('3:an i Grupp 2')],
    ])
  })

  test('is told to a team for those places only that it can still reach', () => {
    const own = (teamId: string) =>
      placesAhead(GROUP, classOf([firstIn, secondIn]), teamId).map(({ rank }) => rank)
    expect(own('A')).toEqual([1, 2])
    expect(own('C')).toEqual([3])
  })

  test('leads over a bye to the match after it', () => {
    const inA = (id: string, rank: number, index: number) => ({
      id,
      divisionId: 'A-play-off',
      round: { rank, index },
    })
    const rest = byeMatch(placeholder('1:an i Grupp 1'), bye, inA('rest', 1, 1))
    const semifinal = scheduled(
      placeholder('2:an i Grupp 2'),
      placeholder('2:an i Grupp 1'),
      inA('semi', 1, 2),
    )
    const final = scheduled(
      placeholder('Winner of 1/2 #1'),
      placeholder('Winner of 1/2 #2'),
      inA('final', 0, 1),
    )
    const written = { ...final, home: placeholder('1:an i Grupp 1') }
    for (const last of [final, written])
      expect(told(placesAhead(GROUP, classOf([last, rest, semifinal])))).toEqual([
        [1, 'final', placeholder('Winner of 1/2 #2')],
        [2, 'semi', placeholder('2:an i Grupp 2')],
        [3, 'third', placeholder('3:an i Grupp 2')],
      ])
  })

  test.each([
    ['once the group is over', { ...GROUP, matches: MATCHES.slice(0, 3) }, {}],
    ['of a class without tables', GROUP, { tablesHidden: true }],
    ['of a class without results', GROUP, { resultsHidden: true }],
    ['of a play-off', { ...GROUP, kind: 'playoff' as const }, {}],
  ])('is not told %s', (_, of, more) => {
    expect(placesAhead(of, classOf([firstIn], more))).toEqual([])
  })
})
