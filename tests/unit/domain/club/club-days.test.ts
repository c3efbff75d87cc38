import { describe, expect, test } from 'vitest'
import { clubDays } from '../../../../src/domain/club/club-days.ts'
import { shownDays } from '../../../../src/domain/club/shown-days.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, edition, finished, group, scheduled, team } from '../builders.ts'

const at = (day: number, time: string) => ({
  kind: 'instant' as const,
  at: Date.parse(`2026-07-0${day}T${time}:00+02:00`),
})
const field = (id: string, arenaId: string) => ({ id, arenaId, name: id, aliases: [] })
const arena = (id: string, area: string, longitude: number) => ({
  id,
  name: id,
  area,
  coordinates: { latitude: 57.7, longitude },
  fields: [field(`${id} 1`, id), field(`${id} 2`, id)],
})

const cupWith = (matches: readonly Match[]) =>
  indexEdition(
    edition({
      categories: [
        category({
          teams: [
            clubTeam('A', { clubId: 'c' }),
            clubTeam('B', { clubId: 'c' }),
            clubTeam('C', { clubId: 'other' }),
          ],
          divisions: [group({ teamIds: ['A', 'B', 'C'], matches })],
        }),
      ],
      clubs: [{ id: 'c', name: 'Club', nationCode: 'SE' }],
      arenas: [
        arena('Heden', 'Centre', 11.98),
        arena('Ullevi', 'Centre', 11.99),
        arena('Kviberg', 'East', 12.03),
      ],
    }),
  )

const game = (home: string, away: string, day: number, time: string, fieldId: string | null = null) =>
  scheduled(team(home), team(away), { id: `${home}${away} ${day} ${time}`, time: at(day, time), fieldId })

describe('the days of a club', () => {
  test('have each match of its teams once, and none of others', () => {
    const [day, ...more] = clubDays(cupWith([game('A', 'B', 7, '09:00'), game('C', 'D', 7, '09:00')]), 'c')
    expect(more).toEqual([])
    expect(day).toMatchObject({ day: '2026-07-07', matches: 1, atOnce: 1 })
    expect(day?.items.map(({ kind }) => kind)).toEqual(['match'])
  })

  test('put matches that overlap together, and the way between parts of town before what follows', () => {
    const [day] = clubDays(
      cupWith([
        game('A', 'C', 7, '09:00', 'Heden 1'),
        game('C', 'B', 7, '09:20', 'Ullevi 1'),
        game('A', 'C', 7, '11:00', 'Kviberg 2'),
      ]),
      'c',
    )
    expect(day).toMatchObject({ areas: ['Centre', 'East'], atOnce: 2 })
    expect(day?.items).toMatchObject([
      // Two arenas in the same part of town count as one arena.
      { kind: 'clash', transfer: { kind: 'same-arena' } },
      { kind: 'gap', minutes: 65, transfer: { kind: 'other-arena', name: 'East' } },
      { kind: 'match' },
    ])
    expect(day?.way).toMatchObject({ kind: 'other-arena', metres: expect.any(Number) })
  })

  test('count nobody twice who ends as another begins', () => {
    const [day] = clubDays(cupWith([game('A', 'C', 7, '09:00'), game('B', 'C', 7, '09:35')]), 'c')
    expect(day?.atOnce).toBe(1)
  })
})

describe('what of them a page shows', () => {
  const over = (day: number, time: string) =>
    finished('A', 'C', 9, 7, { id: `over ${day} ${time}`, time: at(day, time) })
  const days = clubDays(
    cupWith([
      over(6, '09:00'),
      over(6, '12:00'),
      over(7, '09:00'),
      game('A', 'C', 7, '12:00'),
      game('B', 'C', 7, '12:10'),
      game('B', 'C', 7, '15:00'),
      game('A', 'C', 8, '09:00'),
    ]),
    'c',
  )
  const shownCounts = (all: number, ahead = all) =>
    shownDays(days, { all, ahead }).map(({ items, earlier, left, isCurrent }) => ({
      items: items.filter(({ kind }) => kind !== 'gap').length,
      earlier: earlier.length,
      left,
      isCurrent,
    }))

  test('is all where there is room', () => {
    expect(shownCounts(20)).toEqual([
      { items: 2, earlier: 0, left: 0, isCurrent: false },
      { items: 2, earlier: 1, left: 0, isCurrent: true },
      { items: 1, earlier: 0, left: 0, isCurrent: false },
    ])
  })

  test('is the current day first, then those that come', () => {
    expect(shownCounts(4).map(({ left }) => left)).toEqual([2, 0, 1])
    expect(shownCounts(5).map(({ left }) => left)).toEqual([2, 0, 0])
    expect(shownCounts(7).map(({ left }) => left)).toEqual([0, 0, 0])
  })

  test('begins with what is not over, and ends where the room does', () => {
    expect(shownCounts(20, 1)[1]).toEqual({ items: 1, earlier: 1, left: 2, isCurrent: true })
  })

  test('has every match of the club once: shown or counted', () => {
    for (let room = 0; room < 9; room += 1)
      for (const day of shownDays(days, { all: room, ahead: 2 })) {
        const rows = [...day.items, ...day.earlier].flatMap((item) =>
          item.kind === 'match' ? [item.entry] : item.kind === 'clash' ? item.entries : [],
        )
        expect(new Set(rows.map(({ match }) => match.id)).size + day.left).toBe(day.matches)
      }
  })
})
