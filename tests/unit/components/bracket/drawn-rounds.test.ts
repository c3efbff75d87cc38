import { describe, expect, it } from 'vitest'
import { drawnRounds } from '../../../../src/components/bracket/drawn-rounds.ts'
import { buildBracket } from '../../../../src/domain/tournament/bracket.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { bye, byeMatch, finished, live, placeholder, scheduled, team } from '../../domain/builders.ts'

const at = (rank: number, index: number, id: string) => ({ id, round: { rank, index } })
const drawn = (...matches: Match[]) => drawnRounds(buildBracket(matches))
/** The content of each place, round by round. An arrow marks a place that the round before leads to. */
const outline = (...matches: Match[]) =>
  drawn(...matches).rounds.map(({ rank, places }) => {
    const cells = places.map(({ slot, isFed }) => {
      const what = slot === undefined ? '-' : slot.kind === 'match' ? slot.match.id : slot.kind
      return isFed ? `>${what}` : what
    })
    return `${rank}: ${cells.join(' ')}`
  })
const current = (...matches: Match[]) => drawn(...matches).rounds.find(({ isCurrent }) => isCurrent)?.rank

const FINAL = scheduled(team('A'), placeholder('Winner of 1/2 #2'), at(0, 1, 'f'))

describe('the rounds of a bracket as they are drawn', () => {
  it('have a place for every tie, and lead from each to the next', () => {
    expect(
      outline(finished('A', 'B', 9, 8, at(1, 1, 's1')), finished('C', 'D', 9, 8, at(1, 2, 's2')), FINAL),
    ).toEqual(['1: s1 s2', '0: >f'])
  })

  it('leave out who rests, as the next round tells, and count them', () => {
    const semifinals = [
      scheduled(team('A'), team('C'), at(1, 1, 's1')),
      scheduled(team('D'), team('E'), at(1, 2, 's2')),
    ]
    const quarter = finished('A', 'B', 9, 8, at(2, 1, 'q1'))
    const listed = byeMatch(team('C'), bye, at(2, 2, 'q2'))
    const round = [quarter, listed, ...semifinals, FINAL]
    expect(outline(...round)).toEqual(['2: q1 - - -', '1: >s1 s2', '0: >f'])
    expect(drawn(...round).rounds.map(({ resting }) => resting)).toEqual([3, 0, 0])
  })

  it('name the day of their matches, if all are played on one', () => {
    const on = (day: string, hour: number) =>
      ({ time: { kind: 'instant', at: Date.parse(`${day}T${hour}:00+02:00`) } }) as const
    const semifinal = (index: number, day: string) =>
      scheduled(team('A'), team('B'), { ...at(1, index, `s${index}`), ...on(day, 9 + index) })
    const final = { ...FINAL, ...on('2026-07-11', 15) }
    const days = (...matches: Match[]) => drawn(...matches, final).rounds.map(({ day }) => day)
    const first = semifinal(1, '2026-07-10')
    expect(days(first, semifinal(2, '2026-07-10'))).toEqual(['2026-07-10', '2026-07-11'])
    expect(days(first, semifinal(2, '2026-07-11'))).toEqual([null, '2026-07-11'])
    expect(days(first, { ...semifinal(2, '2026-07-10'), time: { kind: 'unknown' } })).toEqual([
      null,
      '2026-07-11',
    ])
  })

  it('are folded away where nobody plays', () => {
    const resting = [1, 2].map((index) =>
      byeMatch(team(index === 1 ? 'A' : 'B'), bye, at(1, index, `b${index}`)),
    )
    const bracket = drawn(...resting, scheduled(team('A'), team('B'), at(0, 1, 'f')))
    expect(bracket.rounds.map(({ rank }) => rank)).toEqual([0])
    expect(bracket.folded).toEqual([{ rank: 1, resting: 2 }])
  })

  it('keep who rests where the next round is not known', () => {
    const bracket = drawn(
      byeMatch(team('A'), bye, at(2, 1, 'b')),
      scheduled(team('B'), team('C'), at(2, 2, 'q')),
    )
    expect(bracket.rounds[0]?.places.some(({ slot }) => slot?.kind === 'bye')).toBe(true)
  })
})

describe('the round that comes into view', () => {
  const first = finished('A', 'B', 9, 8, at(1, 1, 's1'))

  it('is the one being played', () => {
    expect(current(first, live(team('C'), team('D'), null, at(1, 2, 's2')), FINAL)).toBe(1)
  })
  it('is the next one between rounds', () => {
    expect(current(first, finished('C', 'D', 9, 8, at(1, 2, 's2')), FINAL)).toBe(0)
  })
  it('is the first before any, and the final after all', () => {
    const semifinals = [1, 2].map((index) => scheduled(team('A'), team('B'), at(1, index, `s${index}`)))
    expect(current(...semifinals, FINAL)).toBe(1)
    expect(
      current(first, finished('C', 'D', 9, 8, at(1, 2, 's2')), finished('A', 'C', 9, 8, at(0, 1, 'f'))),
    ).toBe(0)
  })
})
