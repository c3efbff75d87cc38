import { describe, expect, it } from 'vitest'
import {
  CALENDAR_KINDS,
  calendarAddress,
  pageOfCalendar,
  partsOfCalendar,
} from '../../../../src/domain/calendar/calendar-address.ts'
import {
  calendarAt,
  calendarSubjects,
  hasCalendars,
} from '../../../../src/domain/calendar/calendar-matches.ts'
import { subscriptions } from '../../../../src/domain/calendar/subscriptions.ts'
import { alteredBy } from '../../../../src/domain/presentation/altered-page.ts'
import { NO_CHANGES } from '../../../../src/domain/publication/edition-changes.ts'
import { bySegment } from '../../../../src/domain/text/path-segment.ts'
import { edition } from '../builders.ts'
import { smallCup } from '../small-cup.ts'

const YEAR = 2026
const pageAt = (path: string) => {
  const parts = partsOfCalendar(path)
  return parts && pageOfCalendar(parts)
}

describe('the address of a calendar', () => {
  it.each(CALENDAR_KINDS)('of a %s tells whose page it belongs to', (kind) => {
    const address = calendarAddress(YEAR, { kind, id: 'Å/1' }, 'sv')
    expect(address).toBe(`/sv/2026/calendar/${kind}/_c3_85_2f1.ics`)
    expect(pageAt(address)).toMatchObject({
      year: YEAR,
      [kind === 'class' ? 'category' : kind]: '_c3_85_2f1',
    })
  })

  it.each([
    '/2026/teams/a/',
    '/2026/calendar/team/a',
    '/2026/calendar/day/a.ics',
    '/de/2026/calendar/team/a.ics',
  ])('is not %s', (path) => {
    expect(pageAt(path)).toBeNull()
  })
})

it('an edition finds each of its calendars at its address, and no other', () => {
  const index = smallCup()
  for (const subject of calendarSubjects(index))
    for (const locale of ['en', 'sv'] as const)
      expect(calendarAt(calendarAddress(YEAR, subject, locale), index)).toEqual(subject)
  expect(calendarAt('/2026/calendar/team/none.ics', index)).toBeNull()
})

it('an edition has calendars from its schedule on, while it is the latest', () => {
  expect(hasCalendars(edition({ year: YEAR }), YEAR)).toBe(true)
  expect(hasCalendars(edition({ year: YEAR }), YEAR + 1)).toBe(false)
  const publication = { clubs: true, teams: true, lot: true, schedule: false }
  expect(hasCalendars(edition({ year: YEAR, publication }), YEAR)).toBe(false)
})

it('a report alters the calendars of its teams, their club, its class and its field, and no other', () => {
  const index = smallCup()
  const match = bySegment(index.matches, '_4d1')
  if (!match) throw new Error('The cup has no first match.')
  const isAltered = alteredBy({ ...NO_CHANGES, matches: [match, match] }, index)
  const altered = calendarSubjects(index).filter((subject) => {
    const page = pageAt(calendarAddress(YEAR, subject, 'en'))
    return page !== null && isAltered(page, 'matches')
  })
  const subjects = altered.map(({ kind, id }) => `${kind} ${id}`)
  expect(subjects).toEqual(expect.arrayContaining(['team A', 'team B', 'club c1', 'class B14', 'field F1']))
  expect(subjects).not.toContain('class G14')
  expect(subjects).not.toContain('field F2')
  expect(subjects).not.toContain('team D')
})

it('one press subscribes', () => {
  expect(subscriptions('https://cup.example/2026/calendar/team/a.ics')).toEqual({
    webcal: 'webcal://cup.example/2026/calendar/team/a.ics',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcup.example%2F2026%2Fcalendar%2Fteam%2Fa.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fcup.example%2F2026%2Fcalendar%2Fteam%2Fa.ics',
  })
})
