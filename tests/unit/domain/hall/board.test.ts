import { describe, expect, test } from 'vitest'
import { boardOf, boardOfField, matchOnField } from '../../../../src/domain/hall/board.ts'
import {
  type BoardSubject,
  boardPath,
  boardSubject,
  boardSubjects,
} from '../../../../src/domain/hall/board-subject.ts'
import { boardAddress } from '../../../../src/domain/presentation/page-of-board.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { scopeOf } from '../../../../src/domain/presentation/scope-of.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { smallCup } from '../small-cup.ts'

const NINE = Date.UTC(2026, 6, 9, 7)
const MINUTE = 60_000
const match = (id: string, minutes: number, kind: Match['kind'] = 'scheduled') =>
  ({ id, kind, time: { kind: 'instant', at: NINE + minutes * MINUTE } }) as Match
const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id)

describe('the screen of a field', () => {
  const over = [match('o1', -120, 'finished'), match('o2', -60, 'finished')]
  const ahead = [match('s1', 40), match('s2', 80), match('tomorrow', 24 * 60)]

  test('shows large what is on, and each other match of the day in one place', () => {
    const board = boardOfField([...over, match('on', 0, 'live'), ...ahead], NINE)
    expect(board.hero?.id).toBe('on')
    expect([board.now, board.next, board.latest].map(idsOf)).toEqual([[], ['s1', 's2'], ['o2', 'o1']])
  })

  test('shows large what is next while nothing is on, and the last one once all are over', () => {
    expect(boardOfField([...over, ...ahead], NINE).hero?.id).toBe('s1')
    const last = boardOfField(over, NINE)
    expect(last.hero?.id).toBe('o2')
    expect(idsOf(last.latest)).toEqual(['o1'])
    expect(boardOfField([], NINE).hero).toBeNull()
  })

  test('tells of a match that was cancelled or postponed while people wait for it, and not for longer', () => {
    const off = (id: string, minutes: number, how: 'cancelled' | 'postponed' | 'annulled') =>
      ({ ...match(id, minutes, 'called-off'), how }) as Match
    const list = [off('c1', -60, 'cancelled'), off('c2', 60, 'cancelled'), off('p', 20, 'postponed')]
    const board = boardOfField([...list, off('x', 50, 'annulled'), ...ahead], NINE)
    expect(board.hero?.id).toBe('s1')
    expect(idsOf(board.next)).toEqual(['p', 'c2', 's2'])
    expect(idsOf(boardOfField([...list, ...ahead], null).next)).toEqual(['c2', 's2'])
  })

  test('waits no more for a match that nobody reported', () => {
    expect(boardOfField([match('lost', -60), ...ahead], NINE).hero?.id).toBe('s1')
  })
})

describe('a film of a field', () => {
  test('is of what is on, else of what comes next, else of nothing', () => {
    const list = [match('over', -60, 'finished'), match('s1', 40), match('on', 0, 'live')]
    expect(matchOnField(list, NINE)?.id).toBe('on')
    expect(matchOnField(list.slice(0, 2), NINE)?.id).toBe('s1')
    expect(matchOnField(list.slice(0, 1), NINE)).toBeNull()
    expect(matchOnField([match('late', -46)], NINE)).toBeNull()
    expect(matchOnField([match('late', -44)], NINE)?.id).toBe('late')
  })
})

describe('the screens of an edition', () => {
  const cup = smallCup()
  const at = Date.parse('2026-07-07T10:10:00+02:00')
  const named = (path: string) =>
    boardSubjects(cup).find((subject) => boardPath(subject) === path) as BoardSubject

  test('are of what is live, arenas, classes and fields, and each is found again by its address', () => {
    expect(boardSubjects(cup).map(boardPath)).toEqual([
      'live',
      'arena/hall',
      'class/_4214',
      'class/_4714',
      'field/_461',
      'field/_462',
    ])
    for (const subject of boardSubjects(cup)) {
      const route = parseAddress(boardAddress(2026, subject))?.route
      expect(route?.kind).toBe('board')
      if (route?.kind === 'board') expect(boardSubject(route.board, cup)).toEqual(subject)
    }
  })

  test('are of a part of town too, where it has more than one arena', () => {
    const { edition } = cup
    const [arena] = edition.arenas
    if (!arena) throw new Error('The small cup has an arena.')
    const twin = { ...arena, id: 'other', name: 'Other', fields: [] }
    const arenas = [arena, twin].map((each) => ({ ...each, area: 'Åby' }))
    const subjects = boardSubjects(indexEdition({ ...edition, arenas }))
    expect(subjects[1]).toMatchObject({ kind: 'area', area: { name: 'Åby' } })
  })

  test('show what is live, next and over of what they are about', () => {
    const lists = (path: string) => {
      const { hero, now, next, latest } = boardOf(named(path), cup, at)
      return [hero?.id, ...[now, next, latest].map(idsOf)]
    }
    expect(lists('live')).toEqual([undefined, ['M2'], ['M3'], []])
    expect(lists('arena/hall')).toEqual([undefined, ['M2'], ['M3'], ['M1']])
    expect(lists('field/_461')).toEqual(['M2', [], [], ['M1']])
    expect(lists('class/_4714')).toEqual([undefined, [], [], []])
  })

  test('show nothing before the schedule is published', () => {
    const { edition } = cup
    const publication = { ...edition.publication, schedule: false }
    const unpublished = indexEdition({ ...edition, publication })
    for (const subject of boardSubjects(unpublished)) {
      const { hero, now, next, latest } = boardOf(subject, unpublished, at)
      expect([hero, now, next, latest]).toEqual([null, [], [], []])
    }
  })

  test('change with the matches they are about, and with no others', () => {
    const scope = (path: string) => {
      const route = parseAddress(`/2026/screen/${path}/`)?.route
      return route && scopeOf(route, cup)
    }
    expect(scope('live')?.isWhole).toBe(true)
    expect(scope('field/_461')).toMatchObject({ isWhole: false, fields: ['F1'], matches: ['M1', 'M2'] })
    expect(scope('arena/hall')?.fields).toEqual(['F1', 'F2'])
    expect(scope('class/_4714')).toMatchObject({ isWhole: false, divisions: [] })
  })

  test.each(['', 'live/x', 'field', 'field/a/b', 'nothing/x'])('/2026/screen/%s/ is no screen', (path) => {
    const route = parseAddress(`/2026/screen/${path}/`.replace('//', '/'))?.route
    expect(route?.kind ?? null).toBe(path === '' ? 'screen' : null)
  })
})
