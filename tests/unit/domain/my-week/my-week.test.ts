import { describe, expect, it } from 'vitest'
import { weekEntries } from '../../../../src/domain/my-week/entry.ts'
import { nextUp } from '../../../../src/domain/my-week/next-up.ts'
import { transferBetween, transferMinutes } from '../../../../src/domain/my-week/place.ts'
import { type TimelineItem, timeline } from '../../../../src/domain/my-week/timeline.ts'
import {
  filterWeek,
  parseWeekFilter,
  WHOLE_WEEK,
  weekQuery,
} from '../../../../src/domain/my-week/week-filter.ts'
import { byeMatch, finished, hidden, live, scheduled, team } from '../builders.ts'
import { at, followed, place, plan, schedule } from './week.ts'

const itemText = (item: TimelineItem): string => {
  switch (item.kind) {
    case 'match':
      return item.entry.match.id
    case 'clash':
      return `clash ${item.entries.map(({ match }) => match.id).join('+')}`
    case 'aside':
      return `aside ${item.entries.map(({ match }) => match.id).join('+')}`
    case 'gap':
      return `${item.isTight ? 'tight' : 'gap'} ${item.minutes}`
    case 'now':
      return 'now'
  }
}
const days = (matches: Parameters<typeof schedule>[0], who = followed('A B'), now: number | null = null) =>
  timeline(weekEntries(schedule(matches), who, now), who, now)
const shown = (...asked: Parameters<typeof days>) =>
  days(...asked).map(({ day, items }) => `${day}: ${items.map(itemText).join(', ')}`)

describe('the matches of a week', () => {
  it('are those of the favourite teams and on the favourite fields, each once, in order of play', () => {
    const entries = weekEntries(
      schedule([
        plan('late', 'C-D', '07 18:00', 'k1'),
        plan('both', 'A-B', '07 10:00', 'k1'),
        plan('other', 'C-D', '07 09:00', 'h1'),
        plan('early', 'C-A', '07 08:00', 'h1'),
        byeMatch(team('A'), { kind: 'bye' }, { fieldId: 'k1' }),
      ]),
      followed('A B', 'k1'),
      null,
    )
    expect(entries.map(({ match, teamIds }) => [match.id, ...teamIds])).toEqual([
      ['early', 'A'],
      ['both', 'A', 'B'],
      ['late'],
    ])
  })

  it('have come as far as the report says, and else as the clock says', () => {
    const time = { kind: 'instant', at: at('07 10:00') } as const
    const phases = (now: string | null) =>
      weekEntries(
        schedule([
          scheduled(team('A'), team('C'), { id: '1', time }),
          live(team('A'), team('C'), null, { id: '2', time }),
          finished('A', 'C', 3, 2, { id: '3', time }),
          hidden('A', 'C', 'scheduled', { id: '4', time }),
          scheduled(team('A'), team('C'), { id: '5', time: { kind: 'day', day: '2026-07-07' } }),
        ]),
        followed('A'),
        now === null ? null : at(now),
      ).map(({ phase }) => phase)
    expect(phases('07 09:59')).toEqual(['ahead', 'live', 'over', 'ahead', 'ahead'])
    expect(phases('07 10:00')).toEqual(['due', 'live', 'over', 'due', 'ahead'])
    expect(phases('07 10:34')).toEqual(['due', 'live', 'over', 'due', 'ahead'])
    expect(phases('07 10:35')).toEqual(['awaited', 'live', 'over', 'awaited', 'ahead'])
    expect(phases(null)).toEqual(['ahead', 'live', 'over', 'ahead', 'ahead'])
  })
})

describe('the timeline', () => {
  it('tells the free time between matches, and the way where they are far apart', () => {
    const [day] = days([
      plan('1', 'A-C', '07 08:00', 'h1'),
      plan('2', 'A-C', '07 08:45', 'h2'),
      plan('3', 'A-C', '07 11:30', 'k1'),
      plan('4', 'A-C', '07 12:10', 'h1'),
    ])
    expect(day?.items.map(itemText)).toEqual(['1', '2', 'gap 130', '3', 'tight 5', '4'])
    expect(day?.items[2]).toMatchObject({ transfer: { kind: 'other-arena', name: 'Kviberg' } })
  })

  it('marks what overlaps, also with one that has begun long before', () => {
    expect(
      shown([
        plan('1', 'A-C', '07 08:00', 'h1'),
        plan('2', 'B-C', '07 08:00', 'h2'),
        plan('3', 'A-D', '07 08:30', 'k1'),
        plan('4', 'B-D', '07 09:05', 'h1'),
        plan('5', 'A-B', '07 12:00', 'h1'),
      ]),
    ).toEqual(['2026-07-07: clash 1+2+3, tight 0, 4, gap 140, 5'])
  })

  it('knows that a long match goes on after a short one has ended', () => {
    expect(
      shown([
        plan('long', 'A-C', '07 08:00', 'x1'),
        plan('short', 'B-C', '07 08:10', 'x1'),
        plan('late', 'B-D', '07 09:20', 'x1'),
      ]),
    ).toEqual(['2026-07-07: clash long+short+late'])
    expect(
      shown([
        plan('long', 'A-C', '07 08:00', 'x1'),
        plan('short', 'B-C', '07 08:10', 'h1'),
        plan('late', 'B-D', '07 09:20', 'h1'),
      ]),
    ).toEqual(['2026-07-07: clash long+short+late'])
  })

  it('calls two favourites that meet no clash, and matches that follow at once neither', () => {
    expect(shown([plan('1', 'A-B', '07 08:00'), plan('2', 'A-C', '07 08:35')])).toEqual(['2026-07-07: 1, 2'])
  })

  it('has the now line where now is: after what began, before what begins', () => {
    const matches = [plan('1', 'A-C', '07 08:00'), plan('2', 'A-C', '07 10:00'), plan('3', 'A-C', '08 09:00')]
    const now = (time: string) => shown(matches, followed('A'), at(time))[0]
    expect(now('07 07:00')).toBe('2026-07-07: now, 1, gap 85, 2')
    expect(now('07 08:10')).toBe('2026-07-07: 1, now, gap 85, 2')
    expect(now('07 08:00')).toBe('2026-07-07: 1, now, gap 85, 2')
    expect(now('07 09:00')).toBe('2026-07-07: 1, gap 85, now, 2')
    expect(now('07 20:00')).toBe('2026-07-07: 1, gap 85, 2, now')
    expect(now('06 20:00')).toBe('2026-07-07: 1, gap 85, 2')
  })

  it('keeps today among the days even without a match, and folds the days behind it', () => {
    const week = days(
      [plan('1', 'A-C', '06 08:00'), plan('2', 'A-C', '09 10:00')],
      followed('A'),
      at('07 10:00'),
    )
    expect(week.map(({ day, isToday, isOver, matches }) => [day, isToday, isOver, matches])).toEqual([
      ['2026-07-06', false, true, 1],
      ['2026-07-07', true, false, 0],
      ['2026-07-09', false, false, 1],
    ])
  })

  it('tells the matches of a favourite field in rows around one’s own', () => {
    const field = (id: string, time: string) => plan(id, 'X-Y', time, 'h7')
    expect(
      shown(
        [
          field('f1', '07 08:00'),
          plan('1', 'A-C', '07 08:20'),
          field('f2', '07 09:00'),
          field('f3', '07 09:35'),
          field('f4', '07 10:10'),
          field('f5', '07 10:45'),
          plan('2', 'A-C', '07 12:00'),
        ],
        followed('A', 'h7'),
        at('07 10:00'),
      ),
    ).toEqual(['2026-07-07: f1, 1, gap 185, f2, f3, now, f4, f5, 2'])
    expect(
      shown(
        [1, 2, 3].map((n) => field(`f${n}`, `07 1${n}:00`)),
        followed('A', 'h7'),
      ),
    ).toEqual(['2026-07-07: aside f1+f2+f3'])
  })

  it('takes the matches of fields for one’s own where no team is a favourite', () => {
    expect(
      shown([plan('1', 'X-Y', '07 08:00', 'h7'), plan('2', 'X-Z', '07 11:00', 'h7')], followed('', 'h7')),
    ).toEqual(['2026-07-07: 1, gap 145, 2'])
  })

  it('puts what has no hour at the end of its day, and what has no day at the end', () => {
    const dayOnly = scheduled(team('A'), team('C'), { id: 'd', time: { kind: 'day', day: '2026-07-07' } })
    expect(shown([plan('?', 'A-C', null), dayOnly, plan('1', 'A-C', '07 20:00')])).toEqual([
      '2026-07-07: 1, d',
      'null: ?',
    ])
  })
})

describe('the way between two matches', () => {
  it('is none on a field, short within an arena, and by the map beyond', () => {
    expect(transferBetween(place('h1'), place('h1'))).toEqual({ kind: 'none' })
    expect(transferBetween(place('h1'), place('h2'))).toEqual({ kind: 'same-arena' })
    const far = transferBetween(place('h1'), place('k2'))
    expect(far).toMatchObject({ kind: 'other-arena', name: 'Kviberg' })
    expect(far.kind === 'other-arena' && Math.round((far.metres ?? 0) / 100)).toBe(51)
    expect(transferMinutes(far)).toBe(42)
    expect(transferBetween(place('h1'), null)).toEqual({ kind: 'none' })
  })

  it('is guessed where the map does not know', () => {
    const unknown = transferBetween(place('h1'), place('x2'))
    expect(unknown).toEqual({ kind: 'other-arena', name: 'Nowhere', metres: null })
    expect(transferMinutes(unknown)).toBe(30)
  })
})

describe('what is next', () => {
  const who = followed('A B', 'h7')
  const next = (time: string, ...matches: Parameters<typeof schedule>[0]) => {
    const now = at(time)
    return nextUp(weekEntries(schedule(matches), who, now), who, now)
  }
  const ids = (entries: ReturnType<typeof next>['next']) => entries.map(({ match }) => match.id)

  it('is one’s own next match, whatever a favourite field has before it', () => {
    const up = next('07 09:35', plan('f', 'X-Y', '07 09:40', 'h7'), plan('1', 'A-C', '07 10:00'))
    expect([ids(up.next), up.minutes]).toEqual([['1'], 25])
  })

  it('counts a minute that has begun, and a match that has begun is now', () => {
    const match = plan('1', 'A-C', '07 10:00')
    expect(next('07 09:59', match).minutes).toBe(1)
    expect(
      nextUp(weekEntries(schedule([match]), who, at('07 09:59') + 1), who, at('07 09:59') + 1).minutes,
    ).toBe(1)
    const begun = next('07 10:00', match)
    expect([ids(begun.now), ids(begun.next), begun.minutes]).toEqual([['1'], [], null])
  })

  it('is all that overlaps with it', () => {
    expect(
      ids(
        next(
          '07 09:00',
          plan('1', 'A-C', '07 10:00'),
          plan('2', 'B-C', '07 10:20'),
          plan('3', 'A-D', '07 10:40'),
        ).next,
      ),
    ).toEqual(['1', '2'])
  })

  it('names the next match of every other team once, in order of play', () => {
    const up = next(
      '07 09:00',
      plan('1', 'A-C', '07 10:00'),
      plan('2', 'A-D', '07 12:00'),
      plan('3', 'B-A', '07 14:00'),
      plan('4', 'B-C', '07 16:00'),
    )
    expect([ids(up.next), ids(up.others)]).toEqual([['1'], ['3']])
    const all = next('07 10:10', plan('1', 'A-C', '07 10:00'), plan('2', 'B-C', '07 12:00'))
    expect([ids(all.now), ids(all.next), ids(all.others)]).toEqual([['1'], ['2'], []])
  })

  it('is not known without a clock', () => {
    expect(nextUp(weekEntries(schedule([plan('1', 'A-C', '07 10:00')]), who, null), who, null)).toEqual({
      now: [],
      next: [],
      others: [],
      minutes: null,
    })
  })
})

describe('the filter in the address', () => {
  const who = followed('A B', 'h7')
  const entries = weekEntries(
    schedule([
      plan('1', 'A-C', '07 10:00', 'h7'),
      plan('2', 'B-C', '07 11:00'),
      plan('3', 'X-Y', '08 11:00', 'h7'),
    ]),
    who,
    null,
  )
  const left = (query: string) => filterWeek(entries, parseWeekFilter(query)).map(({ match }) => match.id)

  it('lets through what it names', () => {
    expect(left('')).toEqual(['1', '2', '3'])
    expect(left('?team=A')).toEqual(['1'])
    expect(left('?day=2026-07-08')).toEqual(['3'])
    expect(left('?field=h7')).toEqual(['1', '3'])
    expect(left('?without=h7')).toEqual(['1', '2'])
    expect(left('?without=h7&field=h7')).toEqual(['1', '3'])
  })

  it('ignores what is no day and what is empty', () => {
    expect(parseWeekFilter('?team=&day=tomorrow&without=')).toEqual(WHOLE_WEEK)
    expect(weekQuery(WHOLE_WEEK)).toBe('')
  })
})
