import { describe, expect, it } from 'vitest'
import { changeId } from '../../../../src/components/changes/change-id.ts'
import {
  announcedChanges,
  byDayAnnounced,
  changesOf,
  hasChangesPage,
} from '../../../../src/domain/changes/announced-changes.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match, MatchMove } from '../../../../src/domain/tournament/match.ts'
import { category, edition, group, scheduled, team } from '../builders.ts'

const at = (text: string) => Date.parse(`2026-07-${text}:00+02:00`)
const later = (toldAt: string, from: string, to: string): MatchMove => ({
  toldAt: at(toldAt),
  time: { from: at(from), to: at(to) },
  place: null,
})
const elsewhere = (toldAt: string, from: string, to: string): MatchMove => ({
  toldAt: at(toldAt),
  time: null,
  place: { from, to },
})
const match = (id: string, more: Partial<Match> = {}) =>
  ({
    ...scheduled(team('A'), team('B'), { id, time: { kind: 'instant', at: at('09T13:55') } }),
    locationName: 'Heden 9',
    ...more,
  }) as Match
const index = (matches: readonly Match[], more = {}) =>
  indexEdition(edition({ categories: [category({ divisions: [group({ matches })] })], ...more }))

describe('the changes of a released schedule', () => {
  const moved = match('m1', {
    moves: [later('08T20:00', '09T13:20', '09T13:55'), elsewhere('09T12:40', 'Heden 7', 'Heden 9')],
  })
  const other = match('m2', { moves: [elsewhere('09T12:10', 'Heden 1', 'Heden 9')] })
  const early = match('m3', { movedFrom: { at: at('09T13:20'), locationName: 'Heden 9' } })

  it('stand newest first by the day on which they were told, those of no known hour last', () => {
    const days = byDayAnnounced(announcedChanges(index([early, moved, other, match('m4')])))
    expect(days.map(({ day, changes }) => [day, changes.map((change) => change.match.id)])).toEqual([
      ['2026-07-09', ['m1', 'm2']],
      ['2026-07-08', ['m1']],
      [null, ['m3']],
    ])
  })

  it('of a match that came moved with the schedule are what is known of it', () => {
    expect(changesOf(early)).toEqual([
      {
        match: early,
        number: 0,
        toldAt: null,
        time: { from: at('09T13:20'), to: at('09T13:55') },
        place: null,
      },
    ])
    expect(changesOf(match('m5', { movedFrom: { at: at('09T13:55'), locationName: null } }))).toEqual([])
  })

  it('of two that were told at once the later one stands first', () => {
    const twice = match('m6', {
      moves: [elsewhere('09T12:00', 'Heden 1', 'Heden 2'), elsewhere('09T12:00', 'Heden 2', 'Heden 9')],
    })
    const announced = announcedChanges(index([twice]))
    expect(announced.map(({ place }) => place?.to)).toEqual(['Heden 9', 'Heden 2'])
    expect(announced.map(changeId)).toEqual(['change-m6-2', 'change-m6-1'])
  })

  it('have a page where there are any, and in the latest edition once its schedule is released', () => {
    const still = index([match('m7')])
    expect([
      hasChangesPage(still, 2026),
      hasChangesPage(still, 2027),
      hasChangesPage(index([moved]), 2027),
    ]).toEqual([true, false, true])
    const hidden = index([], { publication: { clubs: true, teams: true, lot: true, schedule: false } })
    expect(hasChangesPage(hidden, 2026)).toBe(false)
  })
})
