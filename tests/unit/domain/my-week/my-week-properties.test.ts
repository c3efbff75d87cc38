import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, isOwn, weekEntries } from '../../../../src/domain/my-week/entry.ts'
import { nextUp } from '../../../../src/domain/my-week/next-up.ts'
import { transferBetween, transferMinutes } from '../../../../src/domain/my-week/place.ts'
import { overlap, startOf, type TimelineItem, timeline } from '../../../../src/domain/my-week/timeline.ts'
import { parseWeekFilter, weekQuery } from '../../../../src/domain/my-week/week-filter.ts'
import { finished, live, scheduled, team } from '../builders.ts'
import { at, followed, place, schedule } from './week.ts'

const FIELDS = ['h1', 'h2', 'k1', 'x1', null] as const
const MINUTE = 60_000

const match = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('scheduled', 'live', 'finished'),
    teams: fc.subarray(['A', 'B', 'C', 'D', 'E'], { minLength: 2, maxLength: 2 }),
    fieldId: fc.constantFrom(...FIELDS),
    time: fc.oneof(
      { weight: 9, arbitrary: fc.nat({ max: 5 * 288 }).map((step) => at('06 06:00') + step * 5 * MINUTE) },
      fc.constant(null),
    ),
  })
  .map(({ id, kind, teams: [home = '', away = ''], fieldId, time }) => {
    const facts = {
      id,
      fieldId,
      time: time === null ? ({ kind: 'unknown' } as const) : ({ kind: 'instant', at: time } as const),
    }
    if (kind === 'live') return live(team(home), team(away), null, facts)
    if (kind === 'finished') return finished(home, away, 1, 0, facts)
    return scheduled(team(home), team(away), facts)
  })
const week = fc.record({
  matches: fc.uniqueArray(match, { selector: ({ id }) => id, maxLength: 40 }),
  who: fc
    .record({ teams: fc.subarray(['A', 'B', 'C']), fields: fc.subarray(['h1', 'k1', 'x1']) })
    .map(({ teams, fields }) => followed(teams.join(' '), fields.join(' '))),
  now: fc.option(fc.nat({ max: 6 * 1440 }).map((minute) => at('05 20:00') + minute * MINUTE)),
})

const entriesOf = (item: TimelineItem): readonly Entry[] =>
  item.kind === 'match' ? [item.entry] : item.kind === 'clash' || item.kind === 'aside' ? item.entries : []

describe('any week', () => {
  it('shows every match of the favourites once, and in order', () => {
    fc.assert(
      fc.property(week, ({ matches, who, now }) => {
        const entries = weekEntries(schedule(matches), who, now)
        const days = timeline(entries, who, now)
        const shown = days.flatMap(({ items }) => items.flatMap(entriesOf))
        expect(shown.map((entry) => entry.match.id).sort()).toEqual(
          entries.map((entry) => entry.match.id).sort(),
        )
        for (const { items, matches: count } of days) {
          const starts = items.map(startOf)
          expect(starts).toEqual(starts.toSorted((one, other) => (one === other ? 0 : one - other)))
          expect(items.flatMap(entriesOf)).toHaveLength(count)
        }
        const known = days.flatMap(({ day }) => day ?? [])
        expect(known).toEqual([...new Set(known)].sort())
      }),
    )
  })

  it('marks as a clash exactly what overlaps', () => {
    fc.assert(
      fc.property(week, ({ matches, who, now }) => {
        const entries = weekEntries(schedule(matches), who, now)
        const clashOf = new Map<Entry, TimelineItem>()
        for (const item of timeline(entries, who, now).flatMap(({ items }) => items))
          if (item.kind === 'clash') for (const entry of item.entries) clashOf.set(entry, item)
        const own = entries.filter((entry) => isOwn(entry, who))
        for (const one of own) {
          const others = own.filter((other) => other !== one && other.day === one.day && overlap(one, other))
          expect(clashOf.has(one)).toBe(others.length > 0)
          for (const other of others) expect(clashOf.get(other)).toBe(clashOf.get(one))
        }
      }),
    )
  })

  it('never calls a time free in which one of one’s own is played', () => {
    fc.assert(
      fc.property(week, ({ matches, who, now }) => {
        const entries = weekEntries(schedule(matches), who, now)
        const own = entries.filter((entry) => isOwn(entry, who))
        for (const item of timeline(entries, who, now).flatMap(({ items }) => items)) {
          if (item.kind !== 'gap') continue
          expect(item.minutes).toBeGreaterThanOrEqual(item.isTight ? 0 : 30)
          const end = item.from + item.minutes * MINUTE
          const busy = own.filter(
            ({ from, until }) => from !== null && until !== null && from < end && until > item.from,
          )
          expect(busy).toEqual([])
        }
      }),
    )
  })

  it('has one now line at most, after all that began and before all that begins', () => {
    fc.assert(
      fc.property(week, ({ matches, who, now }) => {
        const days = timeline(weekEntries(schedule(matches), who, now), who, now)
        const lines = days.filter(({ items }) => items.some(({ kind }) => kind === 'now'))
        expect(lines.length).toBe(days.some(({ isToday }) => isToday) ? 1 : 0)
        for (const { items } of lines) {
          const at = items.findIndex(({ kind }) => kind === 'now')
          for (const item of items.slice(0, at)) expect(startOf(item)).toBeLessThanOrEqual(now ?? 0)
          for (const item of items.slice(at + 1).filter(({ kind }) => kind !== 'match' && kind !== 'clash'))
            expect(startOf(item)).toBeGreaterThanOrEqual(now ?? 0)
        }
      }),
    )
  })

  it('has as its next match the first of one’s own that has not begun', () => {
    fc.assert(
      fc.property(week, ({ matches, who, now }) => {
        const entries = weekEntries(schedule(matches), who, now)
        const { next, minutes } = nextUp(entries, who, now)
        const ahead = entries.filter(
          (entry) => isOwn(entry, who) && entry.phase === 'ahead' && entry.from !== null,
        )
        expect(next[0]).toBe(now === null ? undefined : ahead[0])
        expect(minutes === null).toBe(next.length === 0)
        if (minutes !== null) expect(minutes).toBeGreaterThan(0)
      }),
    )
  })

  it('takes as long from here to there as back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), fc.constantFrom(...FIELDS), (one, other) => {
        const minutes = transferMinutes(transferBetween(place(one), place(other)))
        expect(minutes).toBe(transferMinutes(transferBetween(place(other), place(one))))
        expect(minutes).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('any filter comes back from the address', () => {
  const id = fc.string({ minLength: 1, unit: 'binary' })
  fc.assert(
    fc.property(
      fc.record({
        team: fc.option(id),
        field: fc.option(id),
        day: fc.option(fc.constantFrom('2026-07-06', '2026-12-31')),
        without: fc.uniqueArray(id, { maxLength: 3 }),
        shared: fc.uniqueArray(id, { maxLength: 3 }),
      }),
      (filter) => {
        expect(parseWeekFilter(weekQuery(filter))).toEqual(filter)
      },
    ),
  )
})
