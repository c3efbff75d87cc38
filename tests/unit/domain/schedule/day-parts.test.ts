import { expect, it } from 'vitest'
import { dayParts, presentPart } from '../../../../src/domain/schedule/day-parts.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { finished, scheduled, team } from '../builders.ts'

const at = (time: string) => ({ kind: 'instant' as const, at: Date.parse(`2026-07-07T${time}:00+02:00`) })
const games = (count: number, time: string): Match[] =>
  Array.from({ length: count }, (_, number) =>
    scheduled(team('A'), team('B'), { id: `${time} ${number}`, time: at(time) }),
  )
const over = (count: number, time: string): Match[] =>
  games(count, time).map(({ id, time: start }) => finished('A', 'B', 2, 1, { id, time: start }))
const partsOf = (matches: readonly Match[]) =>
  dayParts(matches).map((part) => [part.key, part.from, part.matches.length])

it('leaves a short day whole', () => {
  expect(partsOf(games(90, '10:00'))).toEqual([['all', null, 90]])
  expect(dayParts([])).toEqual([{ key: 'all', from: null, matches: [] }])
})

it('parts a long day by the hour, and a crowded hour by its starts', () => {
  const untimed = scheduled(team('A'), team('B'), { time: { kind: 'day', day: '2026-07-07' } })
  const day = [
    ...games(40, '09:10'),
    ...games(45, '09:45'),
    ...games(60, '13:15'),
    ...games(70, '13:50'),
    untimed,
  ]
  expect(partsOf(day)).toEqual([
    ['09', '09:00', 85],
    ['1315', '13:15', 60],
    ['1350', '13:50', 70],
    ['no-time', null, 1],
  ])
})

it('knows the part that a day is at', () => {
  const parts = (first: Match[], last: Match[]) => dayParts([...first, ...games(50, '10:00'), ...last])
  expect(presentPart(parts(games(50, '09:00'), games(50, '11:00')))?.key).toBe('09')
  expect(
    presentPart(dayParts([...over(50, '09:00'), ...over(50, '10:00'), ...games(50, '11:00')]))?.key,
  ).toBe('10')
  expect(presentPart(dayParts([...over(50, '09:00'), ...over(50, '10:00')]))?.key).toBe('09')
})
