import { describe, expect, it } from 'vitest'
import { editionChanges } from '../../../../src/domain/publication/edition-changes.ts'
import type { Division, Edition } from '../../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { finished } from '../builders.ts'
import { smallCup } from '../small-cup.ts'

const { edition } = smallCup()
/** The edition as a service gives it again: no part of it is the same object. */
const again = (): Edition => structuredClone(edition)

/** The edition with its group replaced. */
function withGroup(change: (group: Division) => Partial<Division>): Edition {
  const copy = again()
  const divisions = copy.categories[0]?.divisions.map((division) =>
    division.id === 'G1' ? { ...division, ...change(division) } : division,
  )
  return {
    ...copy,
    categories: copy.categories.map((one, at) => (at === 0 ? { ...one, divisions: divisions ?? [] } : one)),
  }
}
const withMatch = (id: string, change: Partial<Match>): Edition =>
  withGroup(({ matches }) => ({
    matches: matches.map((match) => (match.id === id ? ({ ...match, ...change } as Match) : match)),
  }))
const NOTHING = {
  isWhole: false,
  isFeatured: false,
  matches: [],
  divisions: [],
  ranked: [],
  teams: [],
  seated: [],
}
const WHOLE = { ...NOTHING, isWhole: true }

describe('what changed in an edition', () => {
  it('is nothing where all is as it was, by whatever revision', () => {
    expect(editionChanges(edition, { ...again(), revision: '1.2' })).toEqual(NOTHING)
  })

  it('is which games it features', () => {
    expect(editionChanges(edition, { ...again(), featured: ['M2'] })).toEqual({
      ...NOTHING,
      isFeatured: true,
    })
  })

  it('is a match as it was and as it is', () => {
    const after = withMatch('M1', { score: { home: 13, away: 9 } } as Partial<Match>)
    const { isWhole, matches, divisions } = editionChanges(edition, after)
    expect({ isWhole, divisions }).toEqual({ isWhole: false, divisions: [] })
    expect(matches.map((match) => ('score' in match ? match.score?.home : null))).toEqual([12, 13])
  })

  it('is a match that came, and one that went', () => {
    const came = finished('B', 'C', 1, 2, { id: 'M9' })
    const after = withGroup(({ matches }) => ({ matches: [...matches.slice(1), came] }))
    expect(editionChanges(edition, after).matches.map(({ id }) => id)).toEqual(['M9', 'M1'])
  })

  it('is a division whose table or lots changed', () => {
    const changes: ((group: Division) => Partial<Division>)[] = [
      () => ({ lots: ['A', 'B'] }),
      () => ({
        carriedOver: [{ matchId: null, homeTeamId: 'A', awayTeamId: 'B', score: { home: 1, away: 0 } }],
      }),
    ]
    for (const change of changes)
      expect(editionChanges(edition, withGroup(change))).toEqual({ ...NOTHING, divisions: ['G1'] })
  })

  it('is a division whose teams changed, and the team that left', () => {
    const after = withGroup(({ teamIds }) => ({ teamIds: teamIds.slice(1) }))
    expect(editionChanges(edition, after)).toEqual({ ...NOTHING, divisions: ['G1'], teams: ['A'] })
  })

  it('is a team that withdrew, and the divisions it plays in', () => {
    const categories = again().categories.map((one) => ({
      ...one,
      teams: one.teams.map((team) =>
        team.id === 'A' ? { ...team, withdrawn: { rule: 'annul' as const, reason: null } } : team,
      ),
    }))
    const { isWhole, matches, teams, divisions } = editionChanges(edition, { ...again(), categories })
    expect({ isWhole, matches, teams }).toEqual({ isWhole: false, matches: [], teams: ['A'] })
    expect(divisions).toEqual(['G1', 'P1'])
  })

  it.each<[string, Partial<Edition>]>([
    ['a name', { name: 'Another' }],
    ['what is published', { publication: { ...edition.publication, lot: false } }],
    ['an announcement', { announcements: { en: [{ text: 'Rain', button: null }], sv: [] } }],
    ['figures', { statistics: { teams: 5, nations: 2, matches: 4 } }],
    ['clubs', { clubs: [] }],
    ['arenas', { arenas: [] }],
    ['streams', { streams: [] }],
    ['classes', { categories: edition.categories.slice(1) }],
    ['their order', { categories: edition.categories.toReversed() }],
    ['a rule', { categories: edition.categories.map((one) => ({ ...one, tablesHidden: true })) }],
    [
      'the name of a division',
      { categories: withGroup(() => ({ name: { en: 'Pool', sv: 'Pool' } })).categories },
    ],
    ['divisions', { categories: edition.categories.map((one) => ({ ...one, divisions: [] })) }],
  ])('is the whole where %s changed', (_, change) => {
    expect(editionChanges(edition, { ...again(), ...change })).toEqual(WHOLE)
  })
})
