import { describe, expect, it } from 'vitest'
import { matchPeriod, playFacts } from '../../../../src/domain/live/match-period.ts'
import type { Match, Score } from '../../../../src/domain/tournament/match.ts'
import { finished, live, team } from '../builders.ts'

const minute = (minutes: number) => minutes * 60_000
const score = (home: number, away: number): Score => ({ home, away })
const START = { startedAt: 0 }
const HALF = { ...START, halfTime: score(1, 2) }
const playing = (is: Score | null, more: object = START): Match => ({
  ...live(team('A'), team('B'), is),
  ...more,
})

/** The period of a match of 35 minutes on its field, of which 30 are played. */
function periodOf(match: Match, now: number | null) {
  const play = playFacts(match, 35)
  return play && matchPeriod(play, now === null ? null : minute(now))
}

describe('the period of a match', () => {
  it('counts from the throw-off', () => {
    expect(periodOf(playing(score(0, 0)), 0)).toEqual({ period: 'first', minute: 1 })
    expect(periodOf(playing(score(1, 2)), 7.5)).toEqual({ period: 'first', minute: 8 })
  })

  it('is half-time until the break is over or the next goal falls', () => {
    expect(periodOf(playing(score(1, 2), HALF), 16)).toEqual({ period: 'half-time', minute: null })
    expect(periodOf(playing(score(2, 2), HALF), 18)).toEqual({ period: 'second', minute: 15 })
    expect(periodOf(playing(score(2, 2), HALF), 26)).toEqual({ period: 'second', minute: 23 })
    // Nobody reported a goal of the second half: no break is this late.
    expect(periodOf(playing(score(1, 2), HALF), 28)).toEqual({ period: 'second', minute: 25 })
  })

  it('has longer halves where a match takes longer', () => {
    const at = (minutes: number) => {
      const play = playFacts(playing(score(4, 3)), minutes)
      return play && matchPeriod(play, minute(25))
    }
    expect(at(35)).toBeNull()
    expect(at(60)).toEqual({ period: 'first', minute: 25 })
  })

  it('says no minute where it knows none', () => {
    expect(periodOf(playing(score(0, 0)), null)).toEqual({ period: 'first', minute: null })
    expect(periodOf(playing(score(1, 2), HALF), null)).toEqual({ period: 'half-time', minute: null })
    expect(periodOf(playing(score(2, 2), HALF), null)).toEqual({ period: 'second', minute: null })
    expect(periodOf(playing(score(1, 2), { halfTime: score(1, 2) }), 26)).toEqual({
      period: 'second',
      minute: null,
    })
  })

  it('is not told after the end, without a start, and where nobody reported the end', () => {
    expect(periodOf({ ...finished('A', 'B', 9, 7), ...START }, 31)).toBeNull()
    expect(periodOf(playing(score(1, 0), {}), 3)).toBeNull()
    expect(periodOf(playing(score(1, 0)), 90)).toBeNull()
    expect(periodOf(playing(score(2, 2), HALF), 90)).toBeNull()
  })

  it('is not told of a class without results: nobody reports its half-time', () => {
    const { score: _, halfTime: __, ...facts } = { ...playing(null), score: null, halfTime: null }
    expect(playFacts({ ...facts, kind: 'hidden', phase: 'live' } as Match, 35)).toBeNull()
  })
})
