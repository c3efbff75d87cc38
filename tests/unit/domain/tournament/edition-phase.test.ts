import { describe, expect, it } from 'vitest'
import type { Edition } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { editionPhase } from '../../../../src/domain/tournament/edition-phase.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, edition, finished, group, live, scheduled, team, walkover } from '../builders.ts'

const at = (time: string) => ({ time: { kind: 'instant', at: Date.parse(`2026-07-${time}+02:00`) } as const })
const over = finished('A', 'B', 3, 2, at('09T14:00'))
const now = live(team('A'), team('B'), null, at('09T15:00'))
const later = scheduled(team('A'), team('B'), at('09T16:00'))
const tomorrow = scheduled(team('A'), team('B'), at('10T08:00'))

const phaseOf = (matches: readonly Match[], more: Partial<Edition> = {}, latestYear = 2026) =>
  editionPhase(
    indexEdition(edition({ categories: [category({ divisions: [group({ matches })] })], ...more })),
    latestYear,
  )

describe('an edition', () => {
  it('is to come until a match begins, however many were won without playing', () => {
    const won = walkover('A', 'B', null, 'home', at('10T10:00'))
    expect(phaseOf([won, tomorrow])).toEqual({ kind: 'to-come', first: tomorrow })
    expect(phaseOf([])).toEqual({ kind: 'to-come', first: null })
  })

  it('is to come until its schedule is published', () => {
    const publication = { clubs: true, teams: true, lot: true, schedule: false }
    expect(phaseOf([over, now], { publication })).toEqual({ kind: 'to-come', first: null })
  })

  it('is played while a match is live, or more of the day are to come', () => {
    expect(phaseOf([over, now, tomorrow])).toEqual({
      kind: 'playing',
      day: '2026-07-09',
      live: 1,
      next: tomorrow,
    })
    expect(phaseOf([over, later])).toEqual({ kind: 'playing', day: '2026-07-09', live: 0, next: later })
  })

  it('is between two days when the next match is on another', () => {
    expect(phaseOf([over, tomorrow])).toEqual({ kind: 'between', last: '2026-07-09', next: '2026-07-10' })
  })

  it('is over when nothing is to come, or a later one has begun to be published', () => {
    expect(phaseOf([over])).toEqual({ kind: 'over' })
    expect(phaseOf([over, now, tomorrow], {}, 2027)).toEqual({ kind: 'over' })
  })
})
