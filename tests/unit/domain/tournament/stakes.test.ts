import { describe, expect, it } from 'vitest'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { leadOnTo, stakesOf } from '../../../../src/domain/tournament/stakes.ts'
import { category, edition, finished, group, placeholder, scheduled, team } from '../builders.ts'

const inA = (id: string, rank: number, index: number) => ({ id, divisionId: 'A', round: { rank, index } })
const SEMI = scheduled(team('X'), team('Y'), inA('S1', 1, 1))
const PLAYED = finished('Z', 'W', 3, 1, inA('S2', 1, 2))
const FINAL = scheduled(placeholder('Winner of 1/2 #1'), team('Z'), inA('F', 0, 1))
const THIRD = scheduled(placeholder('Loser of 1/2 #1'), team('W'), inA('T', 0, 2))
const cup = (matches: Match[]) =>
  indexEdition(
    edition({
      categories: [category({ divisions: [group(), group({ id: 'A', kind: 'playoff', matches })] })],
    }),
  )
const ids = (index: ReturnType<typeof cup>, match: Match) => {
  const stakes = stakesOf(match, index)
  return stakes && [stakes.winner.id, stakes.loser?.id ?? null]
}

describe('what a play-off match leads to', () => {
  it('is the next round, and for the loser of a semifinal the match for third place', () => {
    expect(ids(cup([FINAL, THIRD, SEMI, PLAYED]), SEMI)).toEqual(['F', 'T'])
    expect(ids(cup([FINAL, SEMI, PLAYED]), SEMI)).toEqual(['F', null])
  })

  it('is nothing for a final, in a group, and where what follows is not listed', () => {
    const index = cup([FINAL, THIRD, SEMI, PLAYED])
    expect(ids(index, FINAL)).toBeNull()
    expect(ids(index, finished('X', 'Y', 1, 0))).toBeNull()
    expect(ids(cup([SEMI]), SEMI)).toBeNull()
  })

  it('is told of matches that are not over', () => {
    const index = cup([FINAL, THIRD, SEMI, PLAYED])
    expect(leadOnTo([SEMI, PLAYED], index).map(({ id }) => id)).toEqual(['F', 'T'])
    expect(leadOnTo([PLAYED], index)).toEqual([])
  })
})
