import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile, eventText, unitedCalendar } from '../../../../src/domain/calendar/calendar-file.ts'
import { inStockholm } from '../../../../src/domain/time/stockholm-iso.ts'

const HEAD = { cupId: 'cup', name: 'My teams; “A, B”', locale: 'en' } as const
const eventAt = (id: string, time: string, summary = id) =>
  eventText({
    id,
    summary,
    stamp: new Date(0),
    start: inStockholm(Date.parse(time)),
    timezone: 'Europe/Stockholm',
  })
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

describe('several calendars as one', () => {
  const one = calendarFile(HEAD, [
    eventAt('m1', '2026-07-07T08:00:00Z'),
    eventAt('m3', '2026-07-08T08:00:00Z'),
  ])
  const other = calendarFile(HEAD, [
    eventAt('m2', '2026-07-07T07:00:00Z'),
    eventAt('m1', '2026-07-07T08:00:00Z', 'as the second tells it'),
  ])

  it('have each event once, as the first tells it, in order of play', () => {
    const events = read(unitedCalendar(HEAD, [one, other]))
    expect(events.map(({ summary }) => summary)).toEqual(['m2', 'm1', 'm3'])
  })

  it('are the bytes that would have been written at once, whatever order they come in', () => {
    const all = ['2026-07-07T07:00:00Z', '2026-07-07T08:00:00Z', '2026-07-08T08:00:00Z']
    const atOnce = calendarFile(
      HEAD,
      ['m2', 'm1', 'm3'].map((id, place) => eventAt(id, all[place] ?? '')),
    )
    const lone = calendarFile(HEAD, [eventAt('m2', '2026-07-07T07:00:00Z')])
    expect(unitedCalendar(HEAD, [one, lone])).toBe(atOnce)
    expect(unitedCalendar(HEAD, [lone, one])).toBe(atOnce)
  })

  it('of nobody are a calendar without events, its zone in it', () => {
    const text = unitedCalendar(HEAD, [])
    expect(text).toBe(calendarFile(HEAD, []))
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vtimezone')).toHaveLength(1)
  })

  it('keep what looks like a calendar within a text, and what a replacement would read', () => {
    const hostile = [
      'BEGIN:VEVENT\r\nUID:evil\r\nEND:VEVENT',
      '\u2028BEGIN:VEVENT',
      `$& $' $\``,
      'å'.repeat(90),
    ]
    const cup = calendarFile(
      HEAD,
      hostile.map((name, place) => eventAt(`m${place}`, '2026-07-07T08:00:00Z', name)),
    )
    expect(unitedCalendar(HEAD, [cup, one])).toContain('\r\nUID:m3\r\n')
    const summaries = read(unitedCalendar(HEAD, [cup])).map(({ summary }) => summary)
    expect(summaries).toEqual(hostile.map((name) => name.replaceAll('\r\n', '\n')))
  })
})
