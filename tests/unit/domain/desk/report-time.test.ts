import { describe, expect, test } from 'vitest'
import { isBeforeEdition, isWithin, moveDays } from '../../../../src/domain/desk/report-time.ts'

const edition = {
  startsAt: Date.parse('2026-07-06T08:00+02:00'),
  endsAt: Date.parse('2026-07-11T18:00+02:00'),
}
const unknown = { startsAt: null, endsAt: null }

describe('a move', () => {
  test('leads to a day of the edition in Stockholm, or to the one before or after', () => {
    const days = moveDays(edition)
    expect(days).toEqual({ first: '2026-07-05', last: '2026-07-12' })
    const allowed = (time: string) => isWithin(days, Date.parse(time))
    expect(allowed('2026-07-04T21:59:59Z')).toBe(false)
    expect(allowed('2026-07-04T22:00:00Z')).toBe(true)
    expect(allowed('2026-07-12T21:59:59Z')).toBe(true)
    expect(allowed('2026-07-12T22:00:00Z')).toBe(false)
    expect(allowed('2062-07-08T10:00:00Z')).toBe(false)
  })
  test('has no bound where none is known', () => {
    expect(moveDays(unknown)).toEqual({ first: null, last: null })
    expect(isWithin(moveDays(unknown), 0)).toBe(true)
    expect(isWithin(moveDays({ ...unknown, endsAt: edition.endsAt }), 0)).toBe(true)
  })
})

describe('what happened in a match', () => {
  const before = (time: string, of: typeof edition | typeof unknown = edition) =>
    isBeforeEdition(moveDays(of), Date.parse(time))
  test('did not happen before the edition; it may be told long after', () => {
    expect(before('2026-07-04T21:59:59Z')).toBe(true)
    expect(before('2026-07-04T22:00:00Z')).toBe(false)
    expect(before('2027-01-01T00:00:00Z')).toBe(false)
    expect(before('1970-01-01T00:00:00Z', unknown)).toBe(false)
  })
})
