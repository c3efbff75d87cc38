import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DayChange,
  type DayPlan,
  planDay,
} from '../../../../src/domain/schedule/day-change/day-change.ts'
import type { DayChoice } from '../../../../src/domain/schedule/day-change/day-choice.ts'
import type { Arena } from '../../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { type Match, startOf } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, edition, finished, group, live, scheduled, team } from '../builders.ts'

const MINUTE = 60_000
const at = (clock: string, day = '07') => Date.parse(`2026-07-${day}T${clock}:00+02:00`)
const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

const arena = (
  id: string,
  fields: number,
  breaks: { from: number; to: number; name: null }[] = [],
): Arena => ({
  id,
  name: id,
  area: id,
  coordinates: null,
  fields: Array.from({ length: fields }, (_, number) => ({
    id: `${id}${number + 1}`,
    arenaId: id,
    name: `${id} ${number + 1}`,
    aliases: [],
    ...(breaks.length > 0 ? { breaks } : {}),
  })),
})

const classOf = (id: string, matches: readonly Match[]) =>
  category({
    id,
    shortName: id,
    matchMinutes: 30,
    teams: TEAMS.map((one) => clubTeam(`${id}${one}`)),
    divisions: [
      group({
        id: `g${id}`,
        categoryId: id,
        teamIds: TEAMS.map((one) => `${id}${one}`),
        matches: matches.filter(({ categoryId }) => categoryId === id),
      }),
    ],
  })

const indexOf = (matches: readonly Match[], breaks: { from: number; to: number; name: null }[] = []) =>
  indexEdition(
    edition({
      arenas: [arena('N', 2, breaks), arena('S', 1)],
      categories: [classOf('X', matches), classOf('Y', matches)],
    }),
  )

interface Row {
  readonly slot: number
  readonly field: string
  readonly of: string
  readonly sides: readonly [string, string]
  readonly state: 'scheduled' | 'live' | 'finished'
}

const facts = (id: string, { slot, field, of }: Row) => ({
  id,
  number: id,
  fieldId: field,
  categoryId: of,
  divisionId: `g${of}`,
  time: { kind: 'instant' as const, at: at('08:00') + slot * 10 * MINUTE },
})

function matchOf(row: Row, number: number): Match {
  const id = `m${number}`
  const [home, away] = row.sides.map((side) => `${row.of}${side}`) as [string, string]
  if (row.state === 'finished') return finished(home, away, 1, 0, facts(id, row))
  if (row.state === 'live') return live(team(home), team(away), { home: 1, away: 0 }, facts(id, row))
  return scheduled(team(home), team(away), facts(id, row))
}

const SIDES = fc
  .shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 })
  .map((two) => two as unknown as readonly [string, string])
const ROW: fc.Arbitrary<Row> = fc.record({
  slot: fc.integer({ min: 0, max: 40 }),
  field: fc.constantFrom('N1', 'N2', 'S1'),
  of: fc.constantFrom('X', 'Y'),
  sides: SIDES,
  state: fc.constantFrom('scheduled', 'scheduled', 'scheduled', 'live', 'finished'),
})
const SCHEDULE = fc
  .array(ROW, { minLength: 1, maxLength: 25 })
  .map((rows) => indexOf(rows.map(matchOf), [{ from: at('11:00'), to: at('11:40'), name: null }]))
const CHOICE: fc.Arbitrary<DayChoice> = fc
  .record({
    what: fc.constantFrom(['field', 'N1'], ['area', 'N'], ['class', 'X'], ['day', '']),
    slot: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ what: [of, id], slot }) => ({
    of: of as DayChoice['of'],
    id: id ?? '',
    day: '2026-07-07',
    from: at('08:00') + slot * 10 * MINUTE,
  }))
const DELAY = fc.record({
  kind: fc.constant('delay' as const),
  minutes: fc.integer({ min: 0, max: 90 }),
  asNeeded: fc.boolean(),
})
const MOVE = fc.record({
  kind: fc.constant('move' as const),
  fieldIds: fc.constantFrom([], ['S1'], ['N1', 'N2']),
  day: fc.constantFrom(null, '2026-07-08'),
  isAfter: fc.boolean(),
})
const CALL_OFF = fc.constantFrom({ kind: 'cancel' as const }, { kind: 'postpone' as const })

/** The matches of each field in order of play, after a plan. */
function orders(index: EditionIndex, { steps }: DayPlan) {
  const after = new Map(steps.map((step) => [step.before.id, step.after]))
  const now = [...index.matches.values()].map((match) => after.get(match.id) ?? match)
  return Map.groupBy(now, ({ fieldId }) => fieldId)
}

const scheduledOnes = (matches: readonly Match[]) => matches.filter(({ kind }) => kind === 'scheduled')
const begins = (match: Match) => startOf(match) ?? 0

describe('a change of a day, whatever the schedule', () => {
  it('never changes a match that has begun, or one that is earlier than asked or not chosen and not in the way', () => {
    fc.assert(
      fc.property(SCHEDULE, CHOICE, fc.oneof(DELAY, MOVE, CALL_OFF), (index, choice, change) => {
        const { steps, left } = planDay(index, choice, change as DayChange)
        for (const { before, isChosen } of steps) {
          expect(before.kind).toBe('scheduled')
          expect(left).not.toContain(before)
          if (isChosen) expect(begins(before)).toBeGreaterThanOrEqual(choice.from)
          else expect(change.kind).toBe('delay')
        }
      }),
    )
  })

  it('delays nobody to an earlier time, and keeps the order of each field', () => {
    fc.assert(
      fc.property(SCHEDULE, CHOICE, DELAY, (index, choice, delay) => {
        const plan = planDay(index, choice, delay)
        for (const { before, after } of plan.steps) expect(begins(after)).toBeGreaterThan(begins(before))
        for (const [fieldId, matches] of orders(index, plan)) {
          const was = new Map(
            scheduledOnes(index.matchesByField.get(fieldId ?? '') ?? []).map((match) => [
              match.id,
              begins(match),
            ]),
          )
          for (const one of scheduledOnes(matches))
            for (const other of scheduledOnes(matches))
              if ((was.get(one.id) ?? 0) < (was.get(other.id) ?? 0))
                expect(begins(one)).toBeLessThanOrEqual(begins(other))
        }
      }),
    )
  })

  it('changes nothing with a delay of nothing', () => {
    fc.assert(
      fc.property(SCHEDULE, CHOICE, fc.boolean(), (index, choice, asNeeded) => {
        expect(planDay(index, choice, { kind: 'delay', minutes: 0, asNeeded })).toMatchObject({
          steps: [],
          faults: [],
        })
      }),
    )
  })

  it('lets no two matches of a field that are to come clash, nor one fall into a break, if it uses the gaps', () => {
    fc.assert(
      fc.property(SCHEDULE, CHOICE, fc.integer({ min: 1, max: 90 }), (index, choice, minutes) => {
        const { faults } = planDay(index, choice, { kind: 'delay', minutes, asNeeded: true })
        const ofField = faults.filter(
          ({ kind, matches }) =>
            (kind === 'field-twice' || kind === 'in-break') &&
            matches.every((match) => match.kind === 'scheduled'),
        )
        expect(ofField).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('moves nobody to an earlier time of day, and onto the fields that are asked for', () => {
    fc.assert(
      fc.property(SCHEDULE, CHOICE, MOVE, (index, choice, move) => {
        for (const { before, after } of planDay(index, choice, move).steps) {
          const days = move.day === null ? 0 : 24 * 60 * MINUTE
          expect(begins(after)).toBeGreaterThanOrEqual(begins(before) + days)
          expect(move.fieldIds.length === 0 ? [before.fieldId] : move.fieldIds).toContain(after.fieldId)
          if (!move.isAfter) expect(begins(after)).toBe(begins(before) + days)
        }
      }),
    )
  })
})

const row = (slot: number, more: Partial<Row> = {}): Row => ({
  slot,
  field: 'N1',
  of: 'X',
  sides: ['A', 'B'],
  state: 'scheduled',
  ...more,
})
const OF_N1: DayChoice = { of: 'field', id: 'N1', day: '2026-07-07', from: at('08:00') }
const clockOf = (match: Match) => new Date(begins(match) + 2 * 60 * MINUTE).toISOString().slice(11, 16)
const told = ({ steps }: DayPlan) =>
  steps.map(
    ({ before, after }) => `${clockOf(before)} ${before.fieldId} → ${clockOf(after)} ${after.fieldId}`,
  )

describe('a field that is delayed', () => {
  const queue = indexOf([row(0), row(3, { sides: ['C', 'D'] }), row(9, { sides: ['E', 'F'] })].map(matchOf))

  it('moves all by the same, or only as far as needed where there are gaps', () => {
    expect(told(planDay(queue, OF_N1, { kind: 'delay', minutes: 40, asNeeded: false }))).toEqual([
      '08:00 N1 → 08:40 N1',
      '08:30 N1 → 09:10 N1',
      '09:30 N1 → 10:10 N1',
    ])
    expect(told(planDay(queue, OF_N1, { kind: 'delay', minutes: 40, asNeeded: true }))).toEqual([
      '08:00 N1 → 08:40 N1',
      '08:30 N1 → 09:10 N1',
      '09:30 N1 → 09:40 N1',
    ])
  })

  it('takes along the matches of other classes that stand in the way', () => {
    const mixed = indexOf([row(0), row(3, { of: 'Y' }), row(12, { of: 'Y', sides: ['C', 'D'] })].map(matchOf))
    const plan = planDay(
      mixed,
      { ...OF_N1, of: 'class', id: 'X' },
      { kind: 'delay', minutes: 20, asNeeded: false },
    )
    expect(told(plan)).toEqual(['08:00 N1 → 08:20 N1', '08:30 N1 → 08:50 N1'])
    expect(plan.steps.map(({ isChosen }) => isChosen)).toEqual([true, false])
  })

  it('leaves what has begun, and tells it', () => {
    const begun = indexOf(
      [row(0, { state: 'live' }), row(3), row(6, { state: 'finished', sides: ['C', 'D'] })].map(matchOf),
    )
    const { steps, left } = planDay(begun, OF_N1, { kind: 'delay', minutes: 10, asNeeded: false })
    expect(steps.map(({ before }) => before.id)).toEqual(['m1'])
    expect(left.map(({ id }) => id)).toEqual(['m0', 'm2'])
  })

  it('tells the clashes that are new or worse, and no others', () => {
    const rows = [
      row(0),
      row(5, { field: 'S1' }),
      row(6, { field: 'S1', of: 'Y' }),
      row(7, { field: 'S1', of: 'Y', sides: ['C', 'D'] }),
    ]
    const { faults } = planDay(indexOf(rows.map(matchOf)), OF_N1, {
      kind: 'delay',
      minutes: 40,
      asNeeded: false,
    })
    expect(faults).toMatchObject([
      { kind: 'team-twice', teamId: 'XA', between: -20 },
      { kind: 'team-twice', teamId: 'XB', between: -20 },
    ])
  })
})

describe('a field that is moved', () => {
  const rows = [row(0), row(3, { sides: ['C', 'D'] }), row(0, { field: 'S1', of: 'Y' })]
  const index = indexOf(rows.map(matchOf))

  it('plays at the same times where a field is free, and after what stands there if asked to', () => {
    const move = { kind: 'move' as const, fieldIds: ['S1', 'N2'], day: null }
    expect(told(planDay(index, OF_N1, { ...move, isAfter: false }))).toEqual([
      '08:00 N1 → 08:00 N2',
      '08:30 N1 → 08:30 S1',
    ])
    expect(told(planDay(index, OF_N1, { ...move, fieldIds: ['S1'], isAfter: true }))).toEqual([
      '08:00 N1 → 08:30 S1',
      '08:30 N1 → 09:00 S1',
    ])
  })

  it('plays at the same time of another day, also where the clocks change', () => {
    const { steps } = planDay(index, OF_N1, { kind: 'move', fieldIds: [], day: '2026-10-25', isAfter: false })
    expect(steps.map(({ after }) => startOf(after))).toEqual([
      Date.parse('2026-10-25T08:00:00+01:00'),
      Date.parse('2026-10-25T08:30:00+01:00'),
    ])
  })

  it('is cancelled or postponed as a whole, without a clash', () => {
    for (const [kind, how] of [
      ['cancel', 'cancelled'],
      ['postpone', 'postponed'],
    ] as const) {
      const { steps, faults } = planDay(index, OF_N1, { kind })
      expect(steps.map(({ after }) => after)).toMatchObject([
        { kind: 'called-off', how },
        { kind: 'called-off', how },
      ])
      expect(faults).toEqual([])
    }
  })
})
