import { expect, test } from 'vitest'
import { dayPlans, playedUntil } from '../../../../src/domain/schedule/day-plan.ts'
import { finished, live, scheduled, team, walkover } from '../builders.ts'

const at = (time: string) => ({ kind: 'instant', at: Date.parse(`${time}+02:00`) }) as const
const [A, B] = [team('A'), team('B')]
const matches = [
  scheduled(A, B, { id: 'late', time: at('2026-07-09T18:00') }),
  finished('A', 'B', 2, 1, { id: 'morning', time: at('2026-07-09T08:00') }),
  scheduled(A, B, { id: 'never reported', time: at('2026-07-09T09:00') }),
  finished('A', 'B', 2, 1, { id: 'noon over', time: at('2026-07-09T12:40') }),
  live(A, B, null, { id: 'noon live', time: at('2026-07-09T12:40') }),
  finished('A', 'B', 2, 1, { id: 'yesterday', time: at('2026-07-08T20:00') }),
  scheduled(A, B, { id: 'some time', time: { kind: 'day', day: '2026-07-09' } }),
  scheduled(A, B, { id: 'whenever' }),
]
const ids = (blocks: readonly { readonly matches: readonly { readonly id: string }[] }[]) =>
  blocks.map((block) => block.matches.map(({ id }) => id))

test('today begins where somebody still plays; what was never reported is not waited for', () => {
  const plans = dayPlans(matches, at('2026-07-09T13:00').at)
  expect(plans.map(({ day, isToday, count }) => [day, isToday, count])).toEqual([
    ['2026-07-08', false, 1],
    ['2026-07-09', true, 6],
    [null, false, 1],
  ])
  expect(ids(plans[1]?.earlier ?? [])).toEqual([['morning'], ['never reported']])
  expect(ids(plans[1]?.blocks ?? [])).toEqual([['noon live', 'noon over'].sort(), ['late'], ['some time']])
})

test('when all is played the whole day lies behind', () => {
  const over = [finished('A', 'B', 2, 1, { time: at('2026-07-09T08:00') })]
  expect(dayPlans(over, at('2026-07-09T22:00').at)[0]).toMatchObject({ blocks: [], isToday: true })
})

test('without a clock no day is today, and nothing is folded', () => {
  for (const plan of dayPlans(matches, null)) expect(plan).toMatchObject({ isToday: false, earlier: [] })
})

test('the latest start that was played stands for the clock; a walkover tells nothing', () => {
  const known = walkover('A', 'B', null, 'home', { time: at('2026-07-10T08:00') })
  expect(playedUntil([...matches, known])).toBe(at('2026-07-09T12:40').at)
  expect(playedUntil([])).toBeNull()
})
