import { describe, expect, it, test } from 'vitest'
import { classColumns } from '../../../../src/domain/tournament/class-columns.ts'
import { classWeek } from '../../../../src/domain/tournament/class-week.ts'
import { cupDays, goalsIn } from '../../../../src/domain/tournament/cup-days.ts'
import type { Gender } from '../../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, finished, group, live, scheduled, team, walkover } from '../builders.ts'

const at = (time: string) => ({ time: { kind: 'instant', at: Date.parse(`2026-07-${time}+02:00`) } as const })
const over = (time: string, more = {}) => finished('A', 'B', 3, 2, { ...at(time), ...more })
const ahead = (time: string, more = {}) => scheduled(team('A'), team('B'), { ...at(time), ...more })
const week = (inGroup: Match[], ...inPlayoffs: Match[][]) =>
  classWeek({
    stages: [],
    divisions: [
      group({ matches: inGroup }),
      ...inPlayoffs.map((matches, number) => group({ id: `P${number}`, kind: 'playoff', matches })),
    ],
  })

describe('a class', () => {
  it('is on the day of its groups that began last', () => {
    expect(week([over('06T09:00'), ahead('07T09:00'), ahead('09T09:00')])).toEqual({
      kind: 'groups',
      day: 1,
      days: 3,
    })
    expect(week([over('06T09:00'), over('07T09:00'), ahead('07T12:00')])).toMatchObject({ day: 2, days: 2 })
  })

  it('begins with its first match', () => {
    const first = ahead('06T09:00')
    expect(week([ahead('07T09:00'), first])).toEqual({ kind: 'to-come', next: first })
  })

  it('is in the round to be decided of the play-off that it is won in', () => {
    const final = ahead('11T15:00', { round: { rank: 0, index: 1 } })
    const third = ahead('11T14:00', { round: { rank: 0, index: 2 } })
    const other = ahead('11T09:00', { round: { rank: 1, index: 1 } })
    expect(week([over('06T09:00')], [third, final], [other])).toEqual({ kind: 'playoff', next: final })
    const won = over('11T15:00', { round: { rank: 0, index: 1 } })
    expect(week([over('06T09:00')], [won], [other])).toEqual({ kind: 'playoff', next: other })
  })

  it('is over, or has nothing yet', () => {
    expect(week([over('06T09:00')])).toEqual({ kind: 'over' })
    expect(week([])).toEqual({ kind: 'unscheduled' })
  })
})

test('the days of a cup tell what was played and scored on each, and when they begin', () => {
  const days = cupDays([
    ahead('10T08:00'),
    live(team('A'), team('B'), { home: 1, away: 1 }, at('09T10:00')),
    over('09T09:00'),
    walkover('A', 'B', { home: 10, away: 0 }, 'home', at('09T09:30')),
    scheduled(team('A'), team('B')),
  ])
  expect(days).toEqual([
    { day: '2026-07-09', matches: 3, played: 2, live: 1, goals: 7, from: at('09T09:00').time.at },
    { day: '2026-07-10', matches: 1, played: 0, live: 0, goals: 0, from: at('10T08:00').time.at },
  ])
  expect(goalsIn([over('09T09:00'), over('10T09:00')])).toBe(10)
})

describe('classes side by side', () => {
  const of = (gender: Gender, age: number | null, id = `${gender}${age}`) => category({ id, gender, age })
  const columns = (...list: ReturnType<typeof of>[]) => {
    const { boys, girls, others } = classColumns(list)
    return [boys, girls, others].map((part) => part.map(({ id }) => id))
  }

  it('are boys and girls of an age', () => {
    expect(columns(of('boys', 10), of('boys', 12), of('girls', 12), of('girls', 10), of('mixed', 8))).toEqual(
      [['boys10', 'boys12'], ['girls10', 'girls12'], ['mixed8']],
    )
  })

  it('are not those without a counterpart, or with two', () => {
    expect(columns(of('boys', 10), of('girls', 10), of('girls', 10, 'more'), of('girls', null))).toEqual([
      [],
      [],
      ['boys10', 'girls10', 'more', 'girlsnull'],
    ])
  })
})
