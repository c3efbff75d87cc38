import { expect, it } from 'vitest'
import { aroundTeams } from '../../../../src/domain/tournament/matches-around.ts'
import { finished } from '../builders.ts'

const at = (hour: number) => ({ kind: 'instant' as const, at: hour * 3_600_000 })
const played = (id: string, home: string, away: string, hour: number) =>
  finished(home, away, 9, 8, { id, time: at(hour) })

it('tells each match around one once, with the first team that plays in it, and none that stands elsewhere', () => {
  const matches = [
    played('first', 'A', 'C', 8),
    played('both', 'A', 'B', 9),
    played('this', 'A', 'B', 10),
    played('later', 'B', 'D', 11),
    played('shown', 'B', 'E', 12),
  ]
  const [, , match, , shown] = matches
  if (!match || !shown) throw new Error('no match')
  const of = (teamId: string) =>
    matches.filter(({ home, away }) =>
      [home, away].some((side) => 'teamId' in side && side.teamId === teamId),
    )
  const around = aroundTeams(['A', 'B'], match, of, [shown])
  expect(around.map((one) => [one.teamId, ...one.matches.map(({ id }) => id)])).toEqual([
    ['A', 'first', 'both'],
    ['B', 'later'],
  ])
  expect(aroundTeams(['B'], match, () => [match, shown], [shown])).toEqual([])
})
