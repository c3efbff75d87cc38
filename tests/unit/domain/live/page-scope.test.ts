import { describe, expect, it } from 'vitest'
import { divisionAddress, matchAddress, teamAddress } from '../../../../src/domain/presentation/addresses.ts'
import { revisionOf } from '../../../../src/domain/presentation/page-revision.ts'
import { concerns, standsOn } from '../../../../src/domain/presentation/page-scope.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { scopeOf } from '../../../../src/domain/presentation/scope-of.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import {
  bye,
  byeMatch,
  category,
  clubTeam,
  edition,
  finished,
  group,
  placeholder,
  scheduled,
  team,
} from '../builders.ts'
import { smallCup } from '../small-cup.ts'

const cup = smallCup()
const scopeAt = (path: string) => {
  const route = parseAddress(`/2026/${path}`)?.route
  if (!route) throw new Error(`${path} is no address.`)
  return scopeOf(route, cup)
}
const elsewhere = (more = {}) =>
  scheduled(team('X'), team('Y'), { id: 'M9', categoryId: 'G14', divisionId: 'G9', ...more })
const match = (id: string): Match => cup.matches.get(id) ?? elsewhere()

/** Ids of the matches whose change can alter a page, and of those that stand on it. */
function touched(path: string, matches: readonly Match[] = [...cup.matches.values(), elsewhere()]) {
  const scope = scopeAt(path)
  if (!scope) return null
  const ids = (is: typeof concerns) => matches.filter((one) => is(scope, one)).map(({ id }) => id)
  return { altering: ids(concerns), standing: ids(standsOn) }
}
const both = (...ids: string[]) => ({ altering: ids, standing: ids })

describe('the scope of a page', () => {
  it('is nothing where no match can alter it', () => {
    for (const path of ['categories/', 'categories/_4214/teams/', 'arenas/', 'search/', 'press/', 'data/'])
      expect(touched(path), path).toBeNull()
  })

  it('is every match on the live center', () => {
    expect(touched('matches/', [...cup.matches.values()])).toEqual(both(...cup.matches.keys()))
  })

  it('is whatever was moved where changes of the schedule are listed', () => {
    const moved = elsewhere({ id: 'M8' })
    const move = { toldAt: 1, time: { from: 1, to: 2 }, place: null }
    expect(touched('changes/', [elsewhere(), { ...moved, moves: [move] }])).toEqual({
      altering: ['M8'],
      standing: [],
    })
    expect(touched('changes/', [{ ...moved, movedFrom: { at: 1, locationName: null } }])?.altering).toEqual([
      'M8',
    ])
  })

  it('is every division of a class', () => {
    expect(touched('categories/_4214/')).toEqual(both('M1', 'M2', 'M3'))
    expect(touched('categories/_4714/')).toEqual(both())
  })

  it('is the matches for medals where nations are listed', () => {
    expect(touched('nations/')).toEqual({ altering: ['M3'], standing: [] })
  })

  it('is the teams of a nation, of whose matches figures and a few stand there', () => {
    expect(touched('nations/no/')).toEqual({ altering: ['M1', 'M2'], standing: [] })
  })

  it('is the matches for medals where clubs are listed', () => {
    expect(touched('clubs/')).toEqual({ altering: ['M3'], standing: [] })
  })

  it('is the teams of a club, and the groups whose tables tell where they stand', () => {
    expect(touched('clubs/c1/')).toEqual({ altering: ['M1', 'M2', 'M3'], standing: [] })
    expect(touched('clubs/c1/', [elsewhere()])?.altering).toEqual([])
  })

  it('is a match that a team of a club comes to, before it is named there', () => {
    const semi = finished('A', 'B', 9, 7, {
      id: 'S1',
      divisionId: 'P1',
      number: '7',
      round: { rank: 1, index: 1 },
    })
    const final = scheduled(placeholder('Winner of match 7'), placeholder('Winner of match 8'), {
      id: 'F1',
      divisionId: 'P1',
      round: { rank: 0, index: 1 },
    })
    const index = indexEdition(
      edition({
        categories: [
          category({
            teams: [clubTeam('A', { clubId: 'c1' }), clubTeam('B')],
            divisions: [group({ id: 'P1', kind: 'playoff', teamIds: [], matches: [semi, final] })],
          }),
        ],
        clubs: [{ id: 'c1', name: 'Club', nationCode: null }],
      }),
    )
    const route = parseAddress('/2026/clubs/c1/')?.route
    expect(route && scopeOf(route, index)).toMatchObject({ teams: ['A'], matches: ['F1'] })
  })

  // The second match is being played: a press sheet prints nothing of it.
  it('is the teams of a press sheet, and the groups whose places it tells', () => {
    expect(touched('press/club/c1/')).toEqual({ altering: ['M1', 'M3'], standing: [] })
    expect(touched('press/nation/no/')).toEqual({ altering: ['M1'], standing: [] })
  })

  it('is the matches of a day on its press sheet, and the groups that end on it', () => {
    expect(touched('press/day/2026-07-07/')).toEqual({ altering: ['M1', 'M3'], standing: [] })
    const elsewhen = { time: { kind: 'day', day: '2026-07-06' }, divisionId: 'G1' } as const
    expect(touched('press/day/2026-07-07/', [elsewhere(elsewhen)])?.altering).toEqual(['M9'])
  })

  it('is the fields of an arena, and what leaves them', () => {
    expect(touched('arenas/arena/hall/')).toEqual({ altering: ['M1', 'M2', 'M3'], standing: [] })
    const moved = { ...match('M1'), fieldId: 'F9' }
    const arrived = elsewhere({ fieldId: 'F2' })
    expect(touched('arenas/arena/hall/', [moved, arrived])?.altering).toEqual(['M1', 'M9'])
  })

  it('is the fields of the whole area, whose plan stands on the page of an arena', () => {
    const [hall] = cup.edition.arenas
    const barn = {
      id: 'barn',
      name: 'Barn',
      fields: [{ id: 'F9', arenaId: 'barn', name: 'Barn 1', aliases: [] }],
    }
    const areaWith = (area: string) =>
      indexEdition({
        ...cup.edition,
        arenas: [
          { ...(hall as NonNullable<typeof hall>), area: 'North' },
          { ...barn, area, coordinates: null },
        ],
      })
    const fieldsAt = (area: string) => {
      const route = parseAddress('/2026/arenas/arena/hall/')?.route
      return route && scopeOf(route, areaWith(area))?.fields
    }
    expect(fieldsAt('North')).toEqual(['F1', 'F2', 'F9'])
    expect(fieldsAt('South')).toEqual(['F1', 'F2'])
  })

  it('is what a team’s next match leads to', () => {
    const inA = { divisionId: 'A', categoryId: 'B14' }
    const semi = scheduled(team('X'), team('Y'), { ...inA, id: 'S1', round: { rank: 1, index: 1 } })
    const open = placeholder('Winner of 1/2 #1')
    const final = scheduled(open, team('Z'), { ...inA, id: 'F', round: { rank: 0, index: 1 } })
    const playoff = group({ id: 'A', kind: 'playoff', matches: [semi, final] })
    const teams = [clubTeam('X'), clubTeam('Y'), clubTeam('Z')]
    const index = indexEdition(edition({ categories: [category({ teams, divisions: [playoff] })] }))
    const route = parseAddress('/2026/teams/_58/')?.route
    const scope = route ? scopeOf(route, index) : null
    expect(scope && concerns(scope, final)).toBe(true)
    expect(scope?.matches).toEqual(['F'])
  })

  it('is the groups that a play-off waits for, and the play-offs that a team plays on in, without news of them', () => {
    const inA = (id: string, rank: number) => ({ id, divisionId: 'A', round: { rank, index: 1 } })
    const first = scheduled(placeholder('1:an i Grupp 1'), team('Z'), inA('first', 1))
    const own = scheduled(team('X'), team('W'), inA('own', 1))
    const played = scheduled(team('X'), team('Y'), { id: 'played', divisionId: 'G1' })
    const divisions = [
      group({
        teamIds: ['X', 'Y'],
        matches: [played],
        qualification: [{ fromRank: 1, toRank: 1, divisionId: 'A' }],
      }),
      group({ id: 'A', kind: 'playoff', matches: [first, own] }),
    ]
    const teams = ['X', 'Y'].map((id) => clubTeam(id))
    const index = indexEdition(edition({ categories: [category({ teams, divisions })] }))
    const playoff = scopeOf({ kind: 'playoff', year: 2026, category: 'B14', division: 'A' }, index)
    const ofTeam = scopeOf({ kind: 'team', year: 2026, team: 'X' }, index)
    expect(playoff && [concerns(playoff, played), standsOn(playoff, played)]).toEqual([true, false])
    expect(ofTeam && [concerns(ofTeam, first), standsOn(ofTeam, first)]).toEqual([true, false])
    expect(ofTeam && revisionOf(ofTeam, index)).toBe(0)
  })

  it('is the play-offs that the places of an open group lead to, without news of them', () => {
    const inA = (id: string, rank: number, index: number) => ({ id, divisionId: 'A', round: { rank, index } })
    const playoff = [
      byeMatch(placeholder('1:an i Grupp 1'), bye, inA('rest', 1, 1)),
      { ...scheduled(team('Z'), team('W'), inA('other', 1, 2)), revision: 5 },
      scheduled(placeholder('Winner of 1/2 #1'), placeholder('Winner of 1/2 #2'), inA('final', 0, 1)),
    ]
    const played = finished('X', 'Y', 9, 7, { id: 'played', divisionId: 'G1' })
    const last = { id: 'last', divisionId: 'G1' }
    let toRank = 2
    const scopesWith = (...matches: Match[]) => {
      const own = { teamIds: ['X', 'Y'], qualification: [{ fromRank: 1, toRank, divisionId: 'A' }] }
      const divisions = [group({ ...own, matches }), group({ id: 'A', kind: 'playoff', matches: playoff })]
      const teams = ['X', 'Y'].map((id) => clubTeam(id))
      const index = indexEdition(edition({ categories: [category({ teams, divisions })] }))
      return [teamAddress(2026, 'X'), divisionAddress(2026, 'B14', 'G1'), matchAddress(2026, 'last')].map(
        (address) => {
          const route = parseAddress(address)?.route
          const scope = route && scopeOf(route, index)
          if (!scope) throw new Error(`${address} has no scope.`)
          const ids = (is: typeof concerns) => playoff.filter((one) => is(scope, one)).map(({ id }) => id)
          return { altering: ids(concerns), standing: ids(standsOn), revision: revisionOf(scope, index) }
        },
      )
    }
    const ahead = { altering: ['rest', 'other', 'final'], standing: [], revision: 5 }
    for (const scope of scopesWith(played, scheduled(team('X'), team('Y'), last)))
      expect(scope).toEqual(ahead)
    const over = finished('Y', 'X', 8, 8, last)
    for (const scope of scopesWith(played, over)) expect(scope.altering).toEqual([])
    // The table on the page of a match that is over marks where the places of its group lead.
    const toCome = scheduled(team('X'), team('Y'), { id: 'toCome', divisionId: 'G1' })
    expect(scopesWith(played, over, toCome)).toEqual([ahead, ahead, ahead])
    // Where the draw does not tell of every place, the brackets tell what the match decided.
    toRank = 1
    expect(scopesWith(played, over).map(({ altering }) => altering)).toEqual([[], [], ahead.altering])
  })

  it('is the matches of a stream, those that come to it and those that leave it', () => {
    for (const path of ['streams/', 'streams/_531/']) {
      expect(touched(path), path).toEqual(both('M1', 'M3'))
      const left = { ...match('M1'), streamId: null }
      expect(touched(path, [left, elsewhere({ streamId: 'S1' })]), path).toEqual(both('M1', 'M9'))
    }
  })

  it('is the whole edition where a page counts or lists all of it, without news of each match', () => {
    expect(touched('states/')).toEqual({ altering: ['M1', 'M2', 'M3', 'M9'], standing: [] })
  })

  it('is the matches of all groups where a page takes an example from them, without news of any', () => {
    expect(touched('ranking/')).toEqual({ altering: ['M1', 'M2'], standing: [] })
  })

  it('is the matches of a day, those that come to it and those that leave it', () => {
    const day = { kind: 'day', day: '2026-07-07' } as const
    const left: Match = {
      ...elsewhere({ id: 'M8', time: { kind: 'day', day: '2026-07-08' } }),
      movedFrom: { at: Date.parse('2026-07-07T10:00:00+02:00'), locationName: null },
    }
    const matches = [elsewhere({ time: day }), elsewhere({ id: 'M7', time: { kind: 'unknown' } }), left]
    expect(touched('matches/day/2026-07-07/', matches)).toEqual({ altering: ['M9', 'M8'], standing: [] })
  })

  it('is, for every day, the matches that came from another day, and those that go back to it', () => {
    const from = { at: Date.parse('2026-07-07T10:00:00+02:00'), locationName: null }
    const moved = { time: { kind: 'day', day: '2026-07-08' }, movedFrom: from } as const
    expect(touched('matches/day/2026-07-11/', [elsewhere(moved)])?.altering).toEqual(['M9'])
    const { edition } = cup
    const [first, ...others] = edition.categories
    const divisions = first?.divisions.map((division) => ({
      ...division,
      matches: division.matches.map((one) => (one.id === 'M3' ? { ...one, ...moved } : one)),
    }))
    const index = indexEdition({
      ...edition,
      categories: first ? [{ ...first, divisions: divisions ?? [] }, ...others] : [],
    })
    const scope = scopeOf({ kind: 'matches-day', year: 2026, day: '2026-07-11' }, index)
    expect(scope && concerns(scope, match('M3'))).toBe(true)
    expect(scope && concerns(scope, match('M1'))).toBe(false)
  })

  it('is that of a team, a group, a field and a match as before', () => {
    const inGroup = { altering: ['M1', 'M2', 'M3'], standing: ['M1', 'M2'] }
    expect(touched('teams/_43/')).toEqual(inGroup)
    expect(touched('categories/_4214/division/_471/')).toEqual(inGroup)
    expect(touched('arenas/arena/hall/field/_462/')).toEqual(both('M3'))
    expect(touched('matches/_4d3/')).toEqual(both('M1', 'M3'))
  })
})

describe('the revision of a page', () => {
  const revised = (revisions: Readonly<Record<string, number>>) => {
    const { edition } = cup
    const categories = edition.categories.map((category) => ({
      ...category,
      divisions: category.divisions.map((division) => ({
        ...division,
        matches: division.matches.map((one) => ({ ...one, revision: revisions[one.id] ?? 0 })),
      })),
    }))
    return indexEdition({ ...edition, categories })
  }
  const revisionAt = (path: string, index: ReturnType<typeof revised>) => {
    const route = parseAddress(`/2026/${path}`)?.route
    const scope = route && scopeOf(route, index)
    return scope ? revisionOf(scope, index) : null
  }

  it('is that of the newest match that can alter it, whatever happens elsewhere', () => {
    const index = revised({ M1: 4, M2: 7, M3: 9 })
    expect(revisionAt('teams/_43/', index)).toBe(9)
    expect(revisionAt('arenas/arena/hall/field/_462/', index)).toBe(9)
    expect(revisionAt('arenas/arena/hall/field/_461/', index)).toBe(7)
    expect(revisionAt('states/', index)).toBe(9)
    expect(revisionAt('matches/_4d3/', revised({ M1: 4, M2: 70 }))).toBe(4)
  })

  it('is 0 where nothing has changed since the edition was imported', () => {
    expect(revisionAt('teams/_43/', revised({}))).toBe(0)
    expect(revisionAt('states/', revised({}))).toBe(0)
  })
})
