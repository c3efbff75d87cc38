import { describe, expect, it } from 'vitest'
import { changedPlay, classChanges } from '../../../../src/backend/cup-import/class-changes.ts'
import type { EditionDocument } from '../../../../src/backend/document/cup-document.ts'
import { cup, edition2026 } from '../../../backend/results/cup-builder.ts'

const edition = (change: (text: string) => string = (text) => text): EditionDocument => {
  const [made] = cup(edition2026()).editions
  return JSON.parse(change(JSON.stringify(made)))
}

describe('what differs between two states of an edition', () => {
  it('is nothing if nothing does', () => {
    expect(classChanges(edition(), edition())).toEqual([])
    expect(changedPlay(edition(), edition())).toBe(0)
  })

  it('is all of a new edition, and all of a class that is gone', () => {
    const [added] = classChanges(null, edition())
    expect(added?.teams.added.count).toBeGreaterThan(3)
    expect(added?.matches.changed.count).toBe(0)
    const [gone] = classChanges(edition(), { ...edition(), categories: [] })
    expect(gone).toMatchObject({ name: 'B14', teams: { removed: added?.teams.added } })
    expect(changedPlay(edition(), { ...edition(), categories: [] })).toBeGreaterThan(0)
  })

  it('counts a played match with another result once, and no planned one', () => {
    const played = edition().categories[0]?.stages[0]?.divisions[0]?.matches.find(({ score }) => score)
    const before = JSON.stringify(played)
    const after = edition((text) =>
      text.replace(before, before.replace(/"home":\d+,"away":/, '"home":77,"away":')),
    )
    expect(changedPlay(edition(), after)).toBe(1)
    expect(classChanges(edition(), after)).toMatchObject([{ matches: { changed: { count: 1 } } }])
  })
})
