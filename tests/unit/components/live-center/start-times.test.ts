import { expect, it } from 'vitest'
import { startTimes } from '../../../../src/components/live-center/start-times.ts'
import { dayShort, dayTitle } from '../../../../src/components/ui/day-words.ts'
import { parseInstant } from '../../../../src/domain/time/stockholm.ts'
import { scheduled, team } from '../../domain/builders.ts'

const at = (id: string, clock: string) =>
  scheduled(team('A'), team('B'), {
    id,
    time: { kind: 'instant', at: parseInstant(`2026-07-07T${clock}`) ?? Number.NaN },
  })

it('gathers the matches of a day by the moment they start, those without a time last', () => {
  const untimed = scheduled(team('A'), team('B'), { id: 'day', time: { kind: 'day', day: '2026-07-07' } })
  const times = startTimes([untimed, at('a', '08:00'), at('b', '08:35'), at('c', '08:35')])
  expect(times.map(({ time, anchor, matches }) => [time, anchor, matches.map(({ id }) => id)])).toEqual([
    ['08:00', 't0800', ['a']],
    ['08:35', 't0835', ['b', 'c']],
    [null, 'no-time', ['day']],
  ])
})

it('names a day in both languages', () => {
  expect([dayShort('2026-07-07', 'en'), dayShort('2026-07-11', 'sv')]).toEqual(['Tue 07 Jul', 'lör 11 jul'])
  expect([dayTitle('2026-07-07', 'en'), dayTitle('2026-07-07', 'sv')]).toEqual([
    'Tuesday 7 July',
    'Tisdag 7 juli',
  ])
})
