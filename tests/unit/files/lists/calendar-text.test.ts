import fc from 'fast-check'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CalendarSubject } from '../../../../src/domain/calendar/calendar-address.ts'
import { calendarSubjects } from '../../../../src/domain/calendar/calendar-matches.ts'
import type { EditionSite } from '../../../../src/domain/site/page-site.ts'
import type { Locale } from '../../../../src/domain/text/locale.ts'
import type { Category } from '../../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match, Participant } from '../../../../src/domain/tournament/match.ts'
import { calendarText } from '../../../../src/files/lists/calendar-text.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import {
  byeMatch,
  calledOff,
  category,
  clubTeam,
  edition,
  finished,
  group,
  hidden,
  live,
  placeholder,
  scheduled,
  team,
  walkover,
} from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const YEAR = 2026
const ORIGIN = 'https://cup.example'
const TEAM_A: CalendarSubject = { kind: 'team', id: 'A' }
const CLASS: CalendarSubject = { kind: 'class', id: 'B14' }
const TEAMS = ['A', 'B', 'C', 'D']
const at = (time: string) => ({ kind: 'instant' as const, at: Date.parse(time) })
const JULY = at('2026-07-07T07:00:00Z')

const cupOf = (matches: readonly Match[], more: Partial<Category> = {}): EditionIndex =>
  indexEdition(
    edition({
      categories: [
        category({
          teams: TEAMS.map((id) => clubTeam(id, { clubId: id < 'C' ? 'c1' : null })),
          divisions: [group({ teamIds: TEAMS, matches })],
          ...more,
        }),
      ],
      clubs: [{ id: 'c1', name: 'Club', nationCode: 'SE' }],
      arenas: [
        {
          id: 'heden',
          name: 'Heden',
          area: null,
          coordinates: { latitude: 57.7, longitude: 11.98 },
          fields: [
            { id: 'F1', arenaId: 'heden', name: 'Heden 1', aliases: [] },
            { id: 'F2', arenaId: 'heden', name: 'Court 2', aliases: [] },
          ],
        },
      ],
    }),
  )

function textOf(index: EditionIndex, subject = TEAM_A, locale: Locale = 'en'): string {
  const cup = { id: 'cup', name: 'Test; Cup, "2026"', sport: 'handball' }
  const site: EditionSite = { locale, year: YEAR, cup, latestYear: YEAR, underWay: true, index }
  return calendarText(site, subject, ORIGIN)
}

const read = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsOf = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

/** The only event of a match, read back. */
function eventOf(match: Match, subject = CLASS, locale: Locale = 'en') {
  const [event, ...others] = eventsOf(textOf(cupOf([match]), subject, locale))
  expect(others).toEqual([])
  if (!event) throw new Error('There is no event.')
  return event
}
const textProperty = (event: InstanceType<typeof ICAL.Event>, name: string) =>
  event.component.getFirstPropertyValue(name)?.toString()

describe('a match in a calendar', () => {
  it.each([
    ['summer', '2026-07-07T07:00:00Z', '2026-07-07T09:00:00', '2026-07-07T09:35:00'],
    ['winter', '2026-01-07T08:00:00Z', '2026-01-07T09:00:00', '2026-01-07T09:35:00'],
    ['the night into winter', '2026-10-24T21:50:00Z', '2026-10-24T23:50:00', '2026-10-25T00:25:00'],
  ])('is at its time in %s, wherever the machine is', (_, instant, start, end) => {
    const text = textOf(cupOf([scheduled(team('A'), team('B'), { id: 'M1', time: at(instant) })]))
    const calendar = read(text)
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
    const [event] = eventsOf(text)
    expect(event?.startDate.toString()).toBe(start)
    expect(event?.endDate.toString()).toBe(end)
    expect(event?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Stockholm')
    const offset = zone.utcOffset(event?.startDate as InstanceType<typeof ICAL.Time>)
    expect(Date.parse(`${start}Z`) - offset * 1000).toBe(Date.parse(instant))
  })

  it('says who, where, and where to read on', () => {
    const match = scheduled(team('A'), team('B'), { id: 'M1', number: '17', time: JULY, fieldId: 'F2' })
    const event = eventOf(match)
    expect(event.summary).toBe('B14: Team A – Team B')
    expect(event.location).toBe('Court 2, Heden')
    expect(event.description).toBe('Boys 14, Group 1\nMatch 17\nhttps://cup.example/2026/matches/_4d1/')
    expect(textProperty(event, 'url')).toBe('https://cup.example/2026/matches/_4d1/')
    expect(event.component.getFirstPropertyValue('geo')).toEqual([57.7, 11.98])
    expect(event.uid).toBe('match-2026-_4d1@cup.example')
    expect(textProperty(event, 'status')).toBe('CONFIRMED')
    expect(eventOf({ ...match, fieldId: 'F1' }).location).toBe('Heden 1')
  })

  it('who is to come is told in the language of the file, and tentative', () => {
    const match = scheduled(team('A'), placeholder('Winner of 1/4 #2'), { id: 'M1', time: JULY })
    expect(eventOf(match).summary).toBe('B14: Team A – Winner of quarter-final 2')
    expect(eventOf(match, CLASS, 'sv').summary).not.toContain('Winner')
    expect(textProperty(eventOf(match), 'status')).toBe('TENTATIVE')
    expect(eventOf(match, CLASS, 'sv').uid).toBe(eventOf(match).uid)
  })

  it('that a team has come to is in its calendar; whom it meets is told once the service names it', () => {
    const won = { round: { rank: 1, index: 1 }, time: JULY }
    const matches = [
      finished('A', 'B', 2, 1, { ...won, id: 'M1', number: '12' }),
      finished('C', 'D', 2, 1, { ...won, id: 'M2', number: '13' }),
      scheduled(placeholder('Vinn. 12'), placeholder('Vinn. 13'), {
        id: 'M3',
        round: { rank: 0, index: 1 },
        time: at('2026-07-08T07:00:00Z'),
      }),
    ]
    const summaries = (subject: CalendarSubject) =>
      eventsOf(textOf(cupOf(matches), subject)).map(({ summary }) => summary)
    expect(summaries(TEAM_A)).toEqual(['B14: Team A – Team B', 'B14: Team A – Winner of match 13'])
    expect(summaries({ kind: 'team', id: 'B' })).toEqual(['B14: Team A – Team B'])
    expect(summaries({ kind: 'club', id: 'c1' })).toEqual(summaries(TEAM_A))
    expect(summaries(CLASS).at(-1)).toBe('B14: Winner of match 12 – Winner of match 13')
  })

  it('keeps its event when it is over, with the score', () => {
    const match = finished('A', 'B', 12, 9, { id: 'M1', time: JULY })
    expect(eventOf(match).description).toContain('\nFinal score 12–9\n')
    const extra = finished('A', 'B', 1, 1, {
      id: 'M1',
      time: JULY,
      decision: 'penalties',
      penalties: { home: 3, away: 2 },
    })
    expect(eventOf(extra).description).toContain('\nFinal score 1–1. Penalties 3–2\n')
  })

  it('tells no score while it is played, nor where none is published', () => {
    const score = { home: 31, away: 47 }
    const ofLive = eventOf(live(team('A'), team('B'), score, { id: 'M1', time: JULY }))
    expect(ofLive.component.toString()).not.toMatch(/31|47/)
    const ofHidden = eventOf(hidden('A', 'B', 'finished', { id: 'M1', time: JULY }))
    expect(ofHidden.description).toBe('Boys 14, Group 1\nPlayed\nhttps://cup.example/2026/matches/_4d1/')
  })

  it('is cancelled, and kept, where nobody plays it', () => {
    const event = eventOf(walkover('A', 'B', { home: 10, away: 0 }, 'home', { id: 'M1', time: JULY }))
    expect(textProperty(event, 'status')).toBe('CANCELLED')
    expect(event.description).toContain('Walkover')
  })

  it.each([
    ['cancelled', 1_000_005, 1_000_006],
    ['postponed', 1_000_005, 1_000_006],
    ['annulled', 1_000_005, 1_000_006],
  ] as const)(
    'stays as cancelled, with the reason and a higher number, where it is %s',
    (how, before, after) => {
      const facts = { id: 'M1', time: JULY }
      const played: Match =
        how === 'annulled' ? finished('A', 'B', 8, 6, facts) : scheduled(team('A'), team('B'), facts)
      const reason = { en: 'lightning', sv: 'åska' }
      const off: Match = { ...calledOff(team('A'), team('B'), how, { ...facts, reason }), revision: 6 }
      expect(textProperty(eventOf({ ...played, revision: 5 }), 'sequence')).toBe(String(before))
      expect(textProperty(eventOf(off), 'sequence')).toBe(String(after))
      expect(textProperty(eventOf(off), 'status')).toBe('CANCELLED')
      expect(eventOf(off, CLASS, 'sv').description).toContain(' · åska')
    },
  )

  it('is the same bytes from the first whistle to the last, and a later one after it', () => {
    const facts = { id: 'M1', time: JULY }
    const before: Match = { ...scheduled(team('A'), team('B'), facts), revision: 5 }
    const goals = [100, 101].map(
      (revision): Match => ({
        ...live(team('A'), team('B'), { home: revision - 100, away: 0 }, facts),
        revision,
        settledRevision: 99,
      }),
    )
    const [first, second] = goals.map((match) => textOf(cupOf([match])))
    expect(first).toBe(second)
    const after: Match = { ...finished('A', 'B', 2, 1, facts), revision: 102, settledRevision: 102 }
    const sequences = [before, ...goals, after].map((match) => eventOf(match).sequence)
    expect(sequences).toEqual([1_000_005, 1_000_099, 1_000_099, 1_000_102])
  })

  it('never falls in its numbers: a result that is taken back is one more change', () => {
    const facts = { id: 'M1', time: JULY }
    const steps: Match[] = [
      scheduled(team('A'), team('B'), facts),
      live(team('A'), team('B'), null, facts),
      finished('A', 'B', 12, 3, facts),
      live(team('A'), team('B'), { home: 12, away: 3 }, facts),
      scheduled(team('A'), team('B'), facts),
      scheduled(team('A'), team('B'), { ...facts, time: at('2026-07-07T14:00:00Z') }),
    ].map((match, revision) => ({ ...match, revision, settledRevision: revision }))
    const numbers = steps
      .map((match) => eventOf(match))
      .map((event) => ({
        sequence: event.sequence,
        stamp: String(textProperty(event, 'dtstamp')),
        modified: String(textProperty(event, 'last-modified')),
      }))
    for (const [at, { sequence, stamp, modified }] of numbers.slice(1).entries()) {
      const before = numbers[at]
      expect(sequence).toBeGreaterThan(before?.sequence ?? Infinity)
      expect([stamp > (before?.stamp ?? ''), modified > (before?.modified ?? '')]).toEqual([true, true])
    }
  })

  it('has one number for good if the service has no revisions', () => {
    const numbers = [
      scheduled(team('A'), team('B'), { id: 'M1', time: JULY }),
      finished('A', 'B', 2, 1, { id: 'M1', time: JULY }),
      scheduled(team('A'), team('B'), { id: 'M1', time: at('2026-07-08T10:00:00Z') }),
    ].map((match) => eventOf(match).sequence)
    expect(new Set(numbers).size).toBe(1)
  })

  it('that was moved is the same event, later, and says from where', () => {
    const before = scheduled(team('A'), team('B'), { id: 'M1', time: JULY })
    const after: Match = {
      ...before,
      revision: 7,
      time: at('2026-07-08T10:00:00Z'),
      movedFrom: { at: JULY.at, locationName: 'Heden 7' },
    }
    expect(eventOf(after).uid).toBe(eventOf(before).uid)
    expect([eventOf(before).sequence, eventOf(after).sequence]).toEqual([1_000_000, 1_000_007])
    expect(eventOf(after).startDate.toString()).toBe('2026-07-08T12:00:00')
    expect(eventOf(after).description).toContain('Moved: was 07 Jul 09:00, Heden 7')
    const modified = [before, after].map((match) => String(textProperty(eventOf(match), 'last-modified')))
    expect(modified[0]?.localeCompare(String(modified[1]))).toBe(-1)
  })

  it('without an hour is no event', () => {
    const matches = [
      scheduled(team('A'), team('B'), { time: { kind: 'day', day: '2026-07-07' } }),
      scheduled(team('A'), team('B')),
      byeMatch(team('A'), team('B'), { time: JULY }),
    ]
    const text = textOf(cupOf(matches))
    expect(eventsOf(text)).toEqual([])
    expect(read(text).getAllSubcomponents('vtimezone')).toHaveLength(1)
  })
})

describe('the text of a calendar', () => {
  const named = (name: string): Participant => ({ kind: 'team', teamId: 'A', name })
  /** Unescapes a text: the reader does not do so in a property that no RFC names. */
  const unescaped = (text: string) => text.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
  const HOSTILE = [
    'IK; Sample, "Göteborg" \\n :',
    'BEGIN:VEVENT\r\nUID:evil',
    'two\nlines\rthree',
    `${'åäö'.repeat(30)} 🤾‍♀️ ${'👩‍👩‍👧‍👦'.repeat(9)} 漢字`,
  ]

  it.each(HOSTILE)('gives %j back as it was, in lines of 75 octets', (name) => {
    const cup = cupOf([scheduled(named(name), team('B'), { id: 'M1', time: JULY })], {
      teams: [clubTeam('A', { name })],
    })
    const text = textOf(cup)
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    const breaks = name.replace(/\r\n|\r/g, '\n')
    expect(eventsOf(text).map(({ summary }) => summary)).toEqual([`B14: ${breaks} – Team B`])
    const calendar = String(read(text).getFirstPropertyValue('x-wr-calname'))
    expect(unescaped(calendar)).toBe(`${breaks} B14 – Test; Cup, "2026" 2026`)
  })

  it('tells when it was stamped in UTC, by the data and not by the clock', () => {
    const text = textOf(cupOf([{ ...scheduled(team('A'), team('B'), { time: JULY }), revision: 61 }]))
    expect(text).toContain('\r\nDTSTAMP:20260112T134741Z\r\n')
    expect(text).toContain('\r\nLAST-MODIFIED:20260112T134741Z\r\n')
  })
})

describe('the calendars of a cup', () => {
  const sides = fc.constantFrom<Participant>(
    ...TEAMS.map(team),
    placeholder('Vinn. 12'),
    placeholder('1:an i Grupp 1'),
  )
  const times = fc.oneof(
    fc.integer({ min: 0, max: 500 }).map((slot) => at(new Date(JULY.at + slot * 2_100_000).toISOString())),
    fc.constant({ kind: 'day' as const, day: '2026-07-07' }),
    fc.constant({ kind: 'unknown' as const }),
  )
  const matchLists = fc
    .array(fc.record({ home: sides, away: sides, time: times, fieldId: fc.constantFrom('F1', 'F2', null) }), {
      maxLength: 12,
    })
    .map((list) =>
      list.map(({ home, away, ...facts }, place) => scheduled(home, away, { id: `M${place}`, ...facts })),
    )

  it('have every match of a team with an hour exactly once', () => {
    fc.assert(
      fc.property(matchLists, (matches) => {
        const index = cupOf(matches)
        for (const id of TEAMS) {
          const due = (index.matchesByTeam.get(id) ?? []).filter(({ time }) => time.kind === 'instant')
          const ids = new Set(due.map((match) => `match-2026-_4d${match.id.slice(1)}@cup.example`))
          const found = eventsOf(textOf(index, { kind: 'team', id })).map(({ uid }) => uid)
          expect(found.toSorted()).toEqual([...ids].toSorted())
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are the same bytes whatever order the matches come in', () => {
    fc.assert(
      fc.property(matchLists, (matches) => {
        const [one, other] = [cupOf(matches), cupOf(matches.toReversed())]
        for (const subject of calendarSubjects(one)) expect(textOf(one, subject)).toBe(textOf(other, subject))
      }),
      { numRuns: 30 },
    )
  })
})
