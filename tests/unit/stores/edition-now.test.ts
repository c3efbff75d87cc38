import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchChange } from '../../../src/domain/live/feed.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import { smallCup } from '../domain/small-cup.ts'

let $liveMatches = atom<ReadonlyMap<string, MatchChange>>(new Map())
let $liveFeatured = atom<readonly string[] | null>(null)
const { edition } = smallCup()
const [first] = smallCup().matches.values()

beforeEach(() => {
  vi.resetModules()
  $liveMatches = atom(new Map())
  $liveFeatured = atom<readonly string[] | null>(null)
  vi.doMock('../../../src/stores/live.ts', () => ({ $liveMatches, $liveFeatured }))
  vi.doMock('../../../src/stores/load-for-changes.ts', () => ({ loadForChanges: async () => edition }))
})
afterEach(() => vi.resetModules())

/** Calls for an edition, and collects what comes. */
async function follow() {
  const { followEdition } = await import('../../../src/stores/edition-now.ts')
  const came: EditionIndex[] = []
  await followEdition(2026, (index) => came.push(index))
  return came
}
const change = (fieldId: string) => {
  if (!first) throw new Error('The cup has no match.')
  $liveMatches.set(new Map([[first.id, { match: { ...first, fieldId }, revision: 1 }]]))
}
const fieldOf = (index: EditionIndex | undefined) => index?.matches.get(first?.id ?? '')?.fieldId

test('the edition comes as it was published, and after every change as it is then', async () => {
  const came = await follow()
  await vi.waitFor(() => expect(came).toHaveLength(1))
  expect(fieldOf(came[0])).toBe(first?.fieldId)
  change('other')
  await vi.waitFor(() => expect(came).toHaveLength(2))
  expect(fieldOf(came[1])).toBe('other')
})

test('of changes that follow each other at once only the last one is computed', async () => {
  const came = await follow()
  change('second')
  change('third')
  await vi.waitFor(() => expect(fieldOf(came.at(-1))).toBe('third'))
  expect(came.map(fieldOf)).not.toContain('second')
})

test('the featured matches are those of the feed, once it has named them', async () => {
  $liveFeatured.set([first?.id ?? ''])
  const came = await follow()
  await vi.waitFor(() => expect(came[0]?.edition.featured).toEqual([first?.id]))
})
