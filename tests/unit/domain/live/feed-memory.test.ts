import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Feed, MatchChange } from '../../../../src/domain/live/feed.ts'
import {
  extendBackTo,
  type FeedMemory,
  gapAfter,
  remember,
  startMemory,
  withNumber,
} from '../../../../src/domain/live/feed-memory.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'

const change = (id: string, revision: number, goals = revision): MatchChange => ({
  revision,
  match: { id, kind: 'live', score: { home: goals, away: 0 }, halfTime: null } as unknown as Match,
})
const feed = (epoch: string, revision: number, since: number, changes: readonly MatchChange[]): Feed => ({
  epoch,
  revision,
  since,
  phase: 'under-way',
  live: null,
  featured: null,
  clock: null,
  changes,
  servedAt: revision * 1000,
})
const goals = ({ changes }: FeedMemory) =>
  Object.fromEntries(
    [...changes].map(([id, { match }]) => [id, match.kind === 'live' ? match.score?.home : null]),
  )

describe('one answer after another', () => {
  const start = startMemory('b.10')

  test('what the build holds already is not taken again', () => {
    expect(goals(remember(start, feed('b', 9, 0, [change('m', 9)])))).toEqual({})
  })

  test('a newer change is taken, an older one of the same match is not', () => {
    const later = remember(start, feed('b', 14, 10, [change('m', 14)]))
    expect(goals(remember(later, feed('b', 12, 10, [change('m', 12), change('n', 11)])))).toEqual({
      m: 14,
      n: 11,
    })
  })

  test('a correction downwards shows: the revision decides, not the score', () => {
    const twelve = remember(start, feed('b', 12, 10, [change('m', 12, 12)]))
    expect(goals(remember(twelve, feed('b', 13, 10, [change('m', 13, 11)])))).toEqual({ m: 11 })
  })

  test('a later epoch begins anew, whatever its numbers; an earlier one is never heard again', () => {
    const old = remember(start, feed('b', 20, 10, [change('m', 20)]))
    const renewed = remember(old, feed('c', 3, 0, [change('n', 3)]))
    expect(goals(renewed)).toEqual({ n: 3 })
    expect(remember(renewed, feed('b', 99, 10, [change('m', 99)]))).toBe(renewed)
  })

  test('an answer that leaves a gap says from where to ask, and the gap is closed by what is asked', () => {
    const gapped = remember(start, feed('b', 30, 25, [change('m', 30)]))
    expect(gapAfter(gapped)).toBe(10)
    const closed = remember(gapped, feed('b', 30, 10, [change('n', 12), change('m', 30)]))
    expect(gapAfter(closed)).toBeNull()
    expect(goals(closed)).toEqual({ m: 30, n: 12 })
  })

  test('the phase follows the newest answer, also within one revision', () => {
    const first = remember(start, { ...feed('b', 12, 10, []), phase: 'before', servedAt: 5 })
    const over = remember(first, { ...feed('b', 12, 10, []), phase: 'over', servedAt: 9 })
    expect(remember(over, { ...feed('b', 12, 10, []), phase: 'before', servedAt: 7 }).newest?.phase).toBe(
      'over',
    )
  })

  test('of a match that stands twice in one answer the later change counts', () => {
    expect(goals(remember(start, feed('b', 13, 10, [change('m', 13), change('m', 12)])))).toEqual({ m: 13 })
  })

  test('the same answer again is the same memory', () => {
    const once = remember(start, feed('b', 12, 10, [change('m', 12)]))
    expect(remember(once, feed('b', 12, 10, [change('m', 12)]))).toBe(once)
  })

  test.each(['', 'x', '.5', 'e.', 'e.-1', 'e.1.5x'])(
    'a page of the odd revision %j asks from the start',
    (revision) => {
      expect(startMemory(revision)).toMatchObject({ known: 0 })
    },
  )
})

describe('a page that tells when it changed last', () => {
  test('knows what happened up to the revision of the edition’s pages, and asks from there', () => {
    const memory = startMemory('b.10', 'b.40')
    expect(memory).toMatchObject({ epoch: 'b', built: 10, known: 40 })
    const updated = remember(memory, feed('b', 42, 40, [change('m', 41)]))
    expect(gapAfter(updated)).toBeNull()
    expect(goals(updated)).toEqual({ m: 41 })
  })

  test('takes a change between the two, should it be told of one', () => {
    expect(goals(remember(startMemory('b.10', 'b.40'), feed('b', 41, 0, [change('m', 20)])))).toEqual({
      m: 20,
    })
  })

  test.each([
    ['of another epoch', 'c.40'],
    ['of an earlier epoch', 'a.40'],
    ['older than the page', 'b.3'],
    ['without a number', 'b.'],
    ['empty', ''],
  ])('asks from its own revision where that of the pages is %s', (_, published) => {
    expect(startMemory('b.10', published)).toMatchObject({ epoch: 'b', built: 10, known: 10 })
  })

  test('without a revision of its own takes none from the pages', () => {
    expect(startMemory('', 'b.40')).toMatchObject({ epoch: '', known: 0 })
  })

  test('is of the epoch of its edition', () => {
    expect(withNumber('2026-07-01T00:00:00Z-a.b.7', 3)).toBe('2026-07-01T00:00:00Z-a.b.3')
    expect(startMemory(withNumber('b.10', 0), 'b.40')).toMatchObject({ epoch: 'b', built: 0, known: 40 })
  })
})

/** The history of the service: for each epoch, a list of changed matches, one per revision. */
const history = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).chain((epochs) =>
  fc.record({
    epochs: fc.constant(epochs.toSorted()),
    matches: fc.array(fc.array(fc.constantFrom('m', 'n', 'o', 'p'), { minLength: 1, maxLength: 12 }), {
      minLength: epochs.length,
      maxLength: epochs.length,
    }),
  }),
)

/** Answers as the service would give them, each at some revision of some epoch, with the changes since some revision. */
const answersOf = ({ epochs, matches }: { epochs: string[]; matches: string[][] }) =>
  fc.array(
    fc.nat(epochs.length - 1).chain((at) => {
      const changed = matches[at] ?? []
      return fc
        .record({ revision: fc.nat(changed.length), since: fc.nat(changed.length) })
        .map(({ revision, since }) => {
          const from = Math.min(since, revision)
          const last = new Map<string, number>()
          for (const [index, id] of changed.slice(0, revision).entries()) last.set(id, index + 1)
          const changes = [...last].filter(([, number]) => number > from)
          return feed(
            epochs[at] ?? '',
            revision,
            from,
            changes.map(([id, number]) => change(id, number)),
          )
        })
    }),
    { maxLength: 10 },
  )

test('in a hundred thousand orders nothing older ever overwrites what is newer', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      history.chain((states) => answersOf(states)),
      fc.nat(4),
      (answers, built) => {
        let memory = startMemory(`b.${built}`)
        for (const answer of answers) {
          const before = memory
          memory = remember(memory, answer)
          if (memory.epoch < before.epoch) return false
          if (memory.epoch > before.epoch) continue
          if (memory.known < before.known) return false
          for (const [id, { revision }] of before.changes)
            if ((memory.changes.get(id)?.revision ?? -1) < revision) return false
        }
        return holdsTheNewest(memory, answers, built)
      },
    ),
    { numRuns: 100_000 },
  )
})

/** Whether each match of the last epoch heard of stands as in the newest of all answers. */
function holdsTheNewest(memory: FeedMemory, answers: readonly Feed[], built: number): boolean {
  const base = memory.epoch === 'b' ? built : 0
  const newest = new Map<string, number>()
  for (const { epoch, changes } of answers)
    if (epoch === memory.epoch)
      for (const { match, revision } of changes)
        if (revision > (newest.get(match.id) ?? base)) newest.set(match.id, revision)
  return (
    memory.changes.size === newest.size &&
    [...newest].every(([id, revision]) => memory.changes.get(id)?.revision === revision)
  )
}

describe('another part of the page that was built earlier', () => {
  const known = remember(startMemory('b.10'), feed('b', 20, 10, [change('m', 20)]))

  test('has what happened since then asked for, and nothing forgotten', () => {
    const back = extendBackTo(known, 'b.4')
    expect([gapAfter(known), gapAfter(back)]).toEqual([null, 4])
    expect(goals(remember(back, feed('b', 20, 4, [change('m', 20), change('n', 6)])))).toEqual({
      m: 20,
      n: 6,
    })
  })

  test('built later it asks for nothing', () => {
    expect(extendBackTo(known, 'b.30')).toBe(known)
    expect(extendBackTo(known, 'c.1')).toBe(known)
  })

  test('of an earlier epoch it knows nothing of this one', () => {
    expect(gapAfter(extendBackTo(known, 'a.99'))).toBe(0)
  })
})
