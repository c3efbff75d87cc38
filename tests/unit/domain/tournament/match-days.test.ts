import { describe, expect, it } from 'vitest'
import { clubClashes, fieldClashes } from '../../../../src/domain/tournament/clashes.ts'
import { fieldDays, firstAwaited, matchDays, teamDays } from '../../../../src/domain/tournament/match-days.ts'
import { bye, byeMatch, calledOff, clubTeam, finished, live, scheduled, team } from '../builders.ts'

const instant = (text: string) => ({ kind: 'instant', at: Date.parse(text) }) as const
const plan = (
  id: string,
  home: string,
  away: string,
  time: string | null,
  fieldId: string | null = null,
  number: string | null = null,
) =>
  scheduled(team(home), team(away), {
    id,
    number,
    fieldId,
    time:
      time === null ? { kind: 'unknown' } : time.length === 10 ? { kind: 'day', day: time } : instant(time),
  })

const matches = [
  plan('unknown', 'A', 'B', null),
  plan('late', 'A', 'C', '2026-07-07T22:30:00Z', 'h5'),
  plan('day', 'B', 'A', '2026-07-07'),
  plan('second', 'B', 'C', '2026-07-07T08:00:00Z', 'h5', '9'),
  plan('first', 'A', 'B', '2026-07-07T06:00:00Z', 'h5'),
  plan('sameA', 'A', 'D', '2026-07-07T08:00:00Z', 'h5', '10'),
  byeMatch(team('A'), bye, { id: 'bye' }),
]
const ids = (days: ReturnType<typeof matchDays>) =>
  days.map(({ day, matches: list }) => [day, ...list.map(({ id }) => id)])

describe('day by day', () => {
  it('is in order of play: no hour after the hours, no day last', () => {
    expect(ids(matchDays(matches))).toEqual([
      ['2026-07-07', 'first', 'second', 'sameA', 'day'],
      ['2026-07-08', 'late'],
      [null, 'unknown'],
    ])
    expect(ids(matchDays([...matches].reverse()))).toEqual(ids(matchDays(matches)))
  })

  it("has a team's matches, and a field's", () => {
    expect(ids(teamDays(matches, 'C'))).toEqual([
      ['2026-07-07', 'second'],
      ['2026-07-08', 'late'],
    ])
    expect(ids(fieldDays(matches, 'h5'))).toEqual([
      ['2026-07-07', 'first', 'second', 'sameA'],
      ['2026-07-08', 'late'],
    ])
    expect(teamDays(matches, 'Z')).toEqual([])
  })
})

describe('the first match that is on or comes next', () => {
  const at = (time: string) => ({ time: instant(`2026-07-07T${time}:00Z`) })
  const unreported = scheduled(team('A'), team('B'), { id: 'unreported', ...at('06:00') })
  const over = finished('A', 'B', 2, 1, { id: 'over', ...at('07:00') })
  const cancelled = calledOff(team('A'), team('C'), 'cancelled', { id: 'cancelled', ...at('07:30') })
  const on = live(team('B'), team('C'), { home: 0, away: 1 }, { id: 'on', ...at('08:00') })
  const next = scheduled(team('C'), team('A'), { id: 'next', ...at('09:00') })
  const all = [next, on, cancelled, over, unreported]

  it('is the one that is on, then the next one', () => {
    expect(firstAwaited(all, false)?.id).toBe('on')
    expect(firstAwaited([next, cancelled, over, unreported], false)?.id).toBe('next')
  })

  it('is none that was never reported, none that was cancelled, and none of a past year', () => {
    expect(firstAwaited([cancelled, over, unreported], false)).toBeUndefined()
    expect(firstAwaited(all, true)).toBeUndefined()
  })
})

describe('clashes', () => {
  const named = (list: ReturnType<typeof fieldClashes>) =>
    list.map(({ id, matches: own }) => [id, ...own.map((match) => match.id)])

  it('finds two matches on one field at one time', () => {
    expect(named(fieldClashes(matches))).toEqual([['h5', 'second', 'sameA']])
  })

  it('finds matches that overlap, given how long they take', () => {
    expect(named(fieldClashes(matches, 120))).toEqual([['h5', 'second', 'sameA']])
    expect(named(fieldClashes(matches, 121))).toEqual([['h5', 'first', 'second', 'sameA']])
  })

  it("finds a club's, and a match between two of its teams is one", () => {
    const teams = [
      clubTeam('A', { clubId: 'k1' }),
      clubTeam('B', { clubId: 'k1' }),
      clubTeam('C', { clubId: 'k2' }),
      clubTeam('D'),
    ]
    expect(named(clubClashes(matches, teams))).toEqual([['k1', 'second', 'sameA']])
  })
})
