import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchFinder } from '../../../../src/domain/schedule/find-matches.ts'
import {
  isFiltered,
  type MatchFilter,
  NO_FILTER,
  readFilter,
  writeFilter,
} from '../../../../src/domain/schedule/match-filter.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { byeMatch, finished, hidden, live, placeholder, scheduled, team } from '../builders.ts'
import { scheduleOf } from './live-center-schedule.ts'

const side = (id: string, name: string) => ({ kind: 'team', teamId: id, name }) as const
const at = (time: string) => ({ kind: 'instant', at: Date.parse(time) }) as const
const named = (match: Match, home: string, away: string): Match => ({
  ...match,
  home: side('A', home),
  away: side('B', away),
})

const matches = [
  named(
    live(team('A'), team('B'), null, {
      id: 'live',
      fieldId: 'h7',
      time: at('2026-07-09T22:30:00Z'),
      number: '70123',
    }),
    'Ørstavik IL',
    'MKS Łódzica 2',
  ),
  scheduled(side('C', 'IK Sävhult'), placeholder('Winner of 1/8 #3'), {
    id: 'next',
    fieldId: 'h17',
    categoryId: 'G14',
    time: { kind: 'day', day: '2026-07-10' },
  }),
  finished('C', 'A', 1, 2, { id: 'over', time: at('2026-07-08T10:00:00Z') }),
  hidden('C', 'C', 'finished', { id: 'mini' }),
  byeMatch(team('A'), team('B'), { id: 'bye' }),
]
const find = matchFinder(scheduleOf(matches))
const ids = (filter: Partial<MatchFilter>) => find(matches, { ...NO_FILTER, ...filter }).map(({ id }) => id)

describe('asking a schedule', () => {
  test.each<[Partial<MatchFilter>, string[]]>([
    [{}, ['live', 'next', 'over', 'mini']],
    [{ day: '2026-07-10' }, ['live', 'next']],
    [{ day: 'none' }, ['mini']],
    [{ category: 'G14' }, ['next']],
    [{ field: 'h7' }, ['live']],
    [{ nation: 'pl' }, ['live']],
    [{ nation: 'se' }, ['next', 'over', 'mini']],
    [{ state: 'finished' }, ['over', 'mini']],
    [{ state: 'live', nation: 'se' }, []],
    [{ category: 'nowhere' }, []],
  ])('%j finds %j', (filter, expected) => {
    expect(ids(filter)).toEqual(expected)
  })

  test.each([
    ['orstavik', ['live']],
    ['lodz', ['live']],
    ['Lodzica mks', ['live']],
    ['polen', ['live']],
    ['Heden 7', ['live']],
    ['heden 1', []],
    ['heden', ['live', 'next']],
    ['701', ['live']],
    ['G14', ['next']],
    ['flickor savhult', ['next']],
    ['winner of', ['next']],
    ['boys 14 team', ['over', 'mini']],
    ['lodzica 1', []],
    ['  ', ['live', 'next', 'over', 'mini']],
    ['hult', []],
    ['?!', ['live', 'next', 'over', 'mini']],
  ])('%j finds %j', (text, expected) => {
    expect(ids({ text })).toEqual(expected)
  })
})

describe('the address of a filter', () => {
  const filter: MatchFilter = {
    day: '2026-07-09',
    category: 'b/14 & åäö',
    field: 'h7',
    nation: 'se',
    state: 'live',
    text: 'Łódź #3 "?"',
  }

  test('holds all of it, and nothing where nothing is asked', () => {
    expect(readFilter(writeFilter(filter))).toEqual(filter)
    expect(writeFilter(NO_FILTER)).toBe('')
    expect(isFiltered(NO_FILTER)).toBe(false)
    expect(isFiltered({ ...NO_FILTER, text: ' ' })).toBe(false)
    expect(isFiltered(filter)).toBe(true)
  })

  test('leaves out what is no day and no state, and is never longer than it may be', () => {
    expect(readFilter('?day=tomorrow&state=lost&q=&class=')).toEqual(NO_FILTER)
    expect(readFilter(`?q=${'x'.repeat(5000)}`).text).toHaveLength(200)
  })

  test('any text comes back, and none makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const back = readFilter(writeFilter({ ...NO_FILTER, text }))
        expect(back.text).toBe(text.toWellFormed())
        readFilter(text)
        ids({ text })
      }),
    )
  })
})
