import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pastEditionsOf } from '../../../../src/domain/history/past-editions.ts'
import { closesAt, editionAt, isAwaited, matchesOf } from '../../../../src/domain/publication/edition-end.ts'
import { isUnderWay } from '../../../../src/domain/publication/under-way.ts'
import type { Edition } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { editionPhase } from '../../../../src/domain/tournament/edition-phase.ts'
import { liveCenter } from '../../../../src/domain/tournament/live-center.ts'
import type { Match, MatchTime } from '../../../../src/domain/tournament/match.ts'
import { scenariosOf } from '../../../../src/domain/tournament/scenario/scenarios.ts'
import { category, edition, finished, group, hidden, live, scheduled, team } from '../builders.ts'

const on = (text: string): { time: MatchTime } => ({ time: { kind: 'instant', at: Date.parse(text) } })
const FIRST = finished('A', 'B', 9, 4, on('2026-07-07T08:00+02:00'))
const NEXT = scheduled(team('B'), team('C'), on('2026-07-07T09:00+02:00'))
const LAST = live(team('A'), team('C'), { home: 3, away: 2 }, on('2026-07-11T22:00+02:00'))
/** Five whole days after the day of the last match. */
const END = Date.parse('2026-07-17T00:00+02:00')

const cup = (...matches: Match[]): Edition =>
  edition({
    year: 2026,
    categories: [category({ divisions: [group({ teamIds: ['A', 'B', 'C'], matches })] })],
  })
const kinds = (one: Edition) => matchesOf(one).map(({ kind }) => kind)

describe('an edition with results that nobody reported', () => {
  const open = cup(FIRST, NEXT, LAST)

  it('is over some days after its last match, and not before', () => {
    expect(closesAt(matchesOf(open))).toBe(END)
    expect(editionAt(open, END - 1)).toBe(open)
    expect(kinds(editionAt(open, END))).toEqual(['finished', 'unreported', 'unreported'])
  })

  it('names no next match, lets nothing be needed, and is history from then on', () => {
    const [before, after] = [open, editionAt(open, END)].map((one) => {
      const index = indexEdition(one)
      const [own] = one.categories
      const [division] = own?.divisions ?? []
      return {
        phase: editionPhase(index, 2026).kind,
        next: liveCenter(index.matches.values(), false).next.length,
        live: liveCenter(index.matches.values(), false).live.length,
        underWay: isUnderWay(one, 2026),
        needs: own && division ? scenariosOf(division, own) !== null : null,
      }
    })
    expect(before).toMatchObject({ phase: 'playing', live: 1, underWay: true, needs: true })
    expect(after).toEqual({ phase: 'over', next: 0, live: 0, underWay: false, needs: false })
    const known = cup(FIRST, FIRST, FIRST, NEXT)
    const history = (now: number) => pastEditionsOf([indexEdition(editionAt(known, now))], 2026).length
    expect([history(END - 6 * 86_400_000), history(END)]).toEqual([0, 1])
  })

  it('counts whole days of Stockholm, in autumn too', () => {
    const day = { time: { kind: 'day', day: '2026-10-22' } as const }
    const end = closesAt(matchesOf(cup(scheduled(team('A'), team('B'), day))))
    expect(end).toBe(Date.parse('2026-10-28T00:00+01:00'))
  })

  it('stays open without a day, and is over without a wait once everything is reported', () => {
    expect(closesAt(matchesOf(cup(scheduled(team('A'), team('B')))))).toBeNull()
    expect(closesAt(matchesOf(cup(FIRST)))).toBeNull()
  })

  it('has finished matches where no results are published', () => {
    const mini = cup(hidden('A', 'B', 'scheduled', on('2026-07-11T22:00+02:00')))
    expect(matchesOf(editionAt(mini, END))).toMatchObject([{ kind: 'hidden', phase: 'finished' }])
  })

  it('keeps every result, and is the same at any later moment', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-07-${String(number).padStart(2, '0')}`)
    const match = fc.tuple(day, fc.constantFrom('finished', 'scheduled', 'live')).map(([written, kind]) => {
      const time = { time: { kind: 'day', day: written } as const }
      if (kind === 'finished') return finished('A', 'B', 9, 4, time)
      return kind === 'live'
        ? live(team('A'), team('B'), { home: 1, away: 0 }, time)
        : scheduled(team('A'), team('B'), time)
    })
    fc.assert(
      fc.property(fc.array(match, { minLength: 1 }), fc.nat(), (matches, later) => {
        const one = cup(...matches)
        const end = closesAt(matches) ?? 0
        const over = editionAt(one, end)
        expect(matchesOf(over).some(isAwaited)).toBe(false)
        expect(matchesOf(over).filter(({ kind }) => kind === 'finished')).toEqual(
          matches.filter(({ kind }) => kind === 'finished'),
        )
        expect(editionAt(one, end + later)).toEqual(over)
        expect(editionAt(over, end + later)).toBe(over)
      }),
    )
  })
})
