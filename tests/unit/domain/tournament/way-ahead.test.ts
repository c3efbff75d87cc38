import { describe, expect, it } from 'vitest'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { branchesOf, type Stop, wayToFinal } from '../../../../src/domain/tournament/way-ahead.ts'
import { category, edition, finished, group, live, placeholder, scheduled, team } from '../builders.ts'

const inA = (id: string, rank: number, index: number) => ({ id, divisionId: 'A', round: { rank, index } })
const winnerOf = (round: string) => placeholder(`Winner of ${round}`)
const QUARTER = scheduled(team('X'), team('Y'), inA('Q1', 2, 1))
const SECOND = live(team('Z'), team('W'), { home: 12, away: 9 }, inA('Q2', 2, 2))
const THIRD = scheduled(team('K'), team('L'), inA('Q3', 2, 3))
const FOURTH = finished('M', 'N', 3, 1, inA('Q4', 2, 4))
const SEMI = scheduled(winnerOf('1/4 #1'), winnerOf('1/4 #2'), inA('S1', 1, 1))
const OTHER_SEMI = scheduled(winnerOf('1/4 #3'), winnerOf('1/4 #4'), inA('S2', 1, 2))
const FINAL = scheduled(winnerOf('1/2 #1'), winnerOf('1/2 #2'), inA('F', 0, 1))
const BRONZE = scheduled(placeholder('Loser of 1/2 #1'), placeholder('Loser of 1/2 #2'), inA('B', 0, 2))

const cup = (matches: Match[]) =>
  indexEdition(
    edition({ categories: [category({ divisions: [group({ id: 'A', kind: 'playoff', matches })] })] }),
  )
const ALL = [QUARTER, SECOND, THIRD, FOURTH, SEMI, OTHER_SEMI, FINAL, BRONZE]

function stopText(stop: Stop | null) {
  if (!stop) return null
  const { match, opponent } = stop
  if (opponent.kind === 'one-of')
    return [match.id, opponent.kind, ...opponent.sides.map(({ teamId }) => teamId)]
  if (opponent.kind !== 'side') return [match.id, opponent.kind, opponent.of.id]
  return [match.id, opponent.side.kind === 'team' ? opponent.side.teamId : opponent.side.kind]
}

describe('where a play-off match leads', () => {
  it('names the match that the opponent comes from, and the opponent where it is known', () => {
    const index = cup(ALL)
    expect(stopText(branchesOf(QUARTER, index).win)).toEqual(['S1', 'winner', 'Q2'])
    expect(stopText(branchesOf(THIRD, index).win)).toEqual(['S2', 'M'])
    expect(branchesOf(QUARTER, index).loss).toBeNull()
  })

  it('is the match for third place for who loses a semifinal', () => {
    expect(stopText(branchesOf(SEMI, cup(ALL)).loss)).toEqual(['B', 'one-of', 'K', 'L', 'M'])
  })

  it('is out for the loser only if no open side of the class can be meant for it', () => {
    const with5th = scheduled(placeholder('Loser of 1/4 #1'), placeholder('Loser of 1/4 #2'), {
      id: 'P5',
      divisionId: 'A',
    })
    expect(branchesOf(QUARTER, cup(ALL)).isLoserOut).toBe(true)
    const named = branchesOf(QUARTER, cup([...ALL, with5th]))
    expect([named.loss?.match.id, named.isLoserOut]).toEqual(['P5', false])
    for (const label of ['TBA', 'Loser', 'Fünfter der Vorrunde']) {
      const beside = scheduled(placeholder(label), team('O'), { id: 'P5', divisionId: 'A' })
      expect(branchesOf(QUARTER, cup([...ALL, beside])), label).toMatchObject({
        loss: null,
        isLoserOut: false,
      })
      const other = group({ id: 'B', kind: 'playoff', matches: [{ ...beside, divisionId: 'B' }] })
      const own = group({ id: 'A', kind: 'playoff', matches: ALL })
      const both = indexEdition(edition({ categories: [category({ divisions: [own, other] })] }))
      expect(branchesOf(QUARTER, both), label).toMatchObject({ loss: null, isLoserOut: false })
    }
    const elsewhere = group({
      id: 'B',
      kind: 'playoff',
      matches: [scheduled(placeholder('Förl. 31'), team('O'), { id: 'B1', divisionId: 'B' })],
    })
    const own = group({ id: 'A', kind: 'playoff', matches: [{ ...QUARTER, number: '31' }, ...ALL.slice(1)] })
    const index = indexEdition(edition({ categories: [category({ divisions: [own, elsewhere] })] }))
    expect(branchesOf({ ...QUARTER, number: '31' }, index).loss?.match.id).toBe('B1')
  })

  it('names who is seated already, on either side', () => {
    const seated = scheduled(team('Z'), winnerOf('1/4 #1'), inA('S1', 1, 1))
    const over = finished('Z', 'W', 12, 9, inA('Q2', 2, 2))
    const index = cup([QUARTER, over, seated, OTHER_SEMI, THIRD, FOURTH, FINAL])
    expect(stopText(branchesOf(QUARTER, index).win)).toEqual(['S1', 'Z'])
  })

  it('goes on to the final', () => {
    expect(wayToFinal(QUARTER, cup(ALL)).map(stopText)).toEqual([
      ['S1', 'winner', 'Q2'],
      ['F', 'one-of', 'K', 'L', 'M'],
    ])
    expect(wayToFinal(FINAL, cup(ALL))).toEqual([])
  })

  it('is nothing in a group', () => {
    expect(branchesOf(scheduled(team('X'), team('Y')), cup(ALL))).toEqual({
      win: null,
      loss: null,
      isLoserOut: false,
    })
  })
})
