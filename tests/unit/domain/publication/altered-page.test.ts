import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownMatches } from '../../../../src/domain/calendar/calendar-matches.ts'
import {
  divisionAddress,
  matchAddress,
  playoffAddress,
  teamAddress,
} from '../../../../src/domain/presentation/addresses.ts'
import { alteredBy } from '../../../../src/domain/presentation/altered-page.ts'
import type { Route } from '../../../../src/domain/presentation/page-kinds.ts'
import { revisionOf } from '../../../../src/domain/presentation/page-revision.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { scopeOf } from '../../../../src/domain/presentation/scope-of.ts'
import { editionChanges, NO_CHANGES } from '../../../../src/domain/publication/edition-changes.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, edition, group, placeholder, scheduled, team } from '../builders.ts'
import { smallCup } from '../small-cup.ts'

const cup = smallCup()
const at = (time: string) => Date.parse(`${time}:00+02:00`)
const instant = (time: string) => ({ time: { kind: 'instant' as const, at: at(time) } })
const routeOf = (address: string): Route => {
  const route = parseAddress(address)?.route
  if (!route) throw new Error(`${address} is no address.`)
  return route
}

type Changes = Readonly<Record<string, Partial<Match>>>

function changed(index: EditionIndex, changes: Changes): EditionIndex {
  const { edition } = index
  const categories = edition.categories.map((category) => ({
    ...category,
    divisions: category.divisions.map((division) => ({
      ...division,
      matches: division.matches.map((match) => ({ ...match, ...changes[match.id] }) as Match),
    })),
  }))
  return indexEdition({ ...edition, categories })
}

/** Every kind of page, most of them twice. */
const PAGES = [
  '/',
  '/2026/',
  '/2026/states/',
  '/2026/ranking/',
  '/2026/changes/',
  '/2026/search/',
  '/2026/favourites/',
  '/2026/categories/',
  '/2026/categories/_4214/',
  '/2026/categories/_4714/',
  '/2026/categories/_4214/teams/',
  '/2026/categories/_4214/division/_471/',
  '/2026/categories/_4214/playoff/_501/',
  '/2026/nations/',
  '/2026/nations/se/',
  '/2026/nations/no/',
  '/2026/teams/_41/',
  '/2026/teams/_42/',
  '/2026/teams/_44/',
  '/2026/arenas/',
  '/2026/arenas/arena/hall/',
  '/2026/arenas/arena/hall/field/_461/',
  '/2026/arenas/arena/hall/field/_462/',
  '/2026/streams/',
  '/2026/streams/_531/',
  '/2026/matches/',
  '/2026/matches/_4d1/',
  '/2026/matches/_4d2/',
  '/2026/matches/_4d3/',
  '/2026/matches/day/2026-07-06/',
  '/2026/matches/day/2026-07-07/',
  '/2026/matches/day/2026-07-07/09/',
  '/2026/matches/day/2026-07-08/',
]

/** The pages that the last of these steps alters, by their path within the edition. */
function altered(...steps: readonly Changes[]): string[] {
  let [before, after] = [cup, cup]
  for (const step of steps) [before, after] = [after, changed(after, step)]
  const isAltered = alteredBy(editionChanges(before.edition, after.edition), after)
  return PAGES.filter((page) => isAltered(routeOf(page)))
}

const ALWAYS = ['/', '/2026/', '/2026/states/', '/2026/matches/']
const OF_ALL_DAYS = PAGES.filter((page) => page.includes('/day/'))

describe('the pages that a change alters', () => {
  it('are none where nothing changed, and all where the edition did', () => {
    expect(altered({})).toEqual([])
    const isAltered = alteredBy({ ...NO_CHANGES, isWhole: true }, cup)
    expect(PAGES.every((page) => isAltered(routeOf(page)))).toBe(true)
  })

  it('are, by a score, those of the match, its division, teams, nations, field, stream and day', () => {
    expect(new Set(altered({ M1: { score: { home: 13, away: 9 } } as Partial<Match> }))).toEqual(
      new Set([
        ...ALWAYS,
        '/2026/ranking/',
        '/2026/categories/_4214/',
        '/2026/categories/_4214/division/_471/',
        '/2026/nations/se/',
        '/2026/nations/no/',
        '/2026/teams/_41/',
        '/2026/teams/_42/',
        '/2026/arenas/arena/hall/',
        '/2026/arenas/arena/hall/field/_461/',
        '/2026/streams/',
        '/2026/streams/_531/',
        '/2026/matches/_4d1/',
        // These pages show what their teams and their group do elsewhere.
        '/2026/matches/_4d2/',
        '/2026/matches/_4d3/',
        '/2026/matches/day/2026-07-07/',
        '/2026/matches/day/2026-07-07/09/',
      ]),
    )
  })

  it('are, by a table, those of its division and of groups that lead to it', () => {
    const isAltered = alteredBy({ ...NO_CHANGES, divisions: ['P1'] }, cup)
    expect(PAGES.filter((page) => isAltered(routeOf(page)))).toEqual([
      ...ALWAYS.slice(0, 3),
      '/2026/categories/_4214/',
      // A group that is not over tells where its places lead, and so do the pages of its teams and open matches.
      '/2026/categories/_4214/division/_471/',
      '/2026/categories/_4214/playoff/_501/',
      // The team meets an opponent of this division next.
      '/2026/teams/_41/',
      '/2026/teams/_42/',
      '/2026/matches/',
      // Nobody said where the places of the group lead: the brackets tell what its matches decided, too.
      '/2026/matches/_4d1/',
      '/2026/matches/_4d2/',
      '/2026/matches/_4d3/',
    ])
  })

  it('are, by a move to another field, those of both', () => {
    const pages = altered({ M3: { fieldId: 'F1', streamId: null } })
    expect(pages).toContain('/2026/arenas/arena/hall/field/_461/')
    expect(pages).toContain('/2026/arenas/arena/hall/field/_462/')
    expect(pages).toContain('/2026/streams/_531/')
  })

  it('are, by a move within a day, those of that day', () => {
    const pages = altered({ M3: instant('2026-07-07T12:30') })
    expect(pages.filter((page) => OF_ALL_DAYS.includes(page))).toEqual([
      '/2026/matches/day/2026-07-07/',
      '/2026/matches/day/2026-07-07/09/',
    ])
  })

  const moved = {
    ...instant('2026-07-08T11:00'),
    movedFrom: { at: at('2026-07-07T11:00'), locationName: null },
  }
  const back = { ...instant('2026-07-07T11:00'), movedFrom: null }

  it('are, by a move to another day and back, those of every day: each counts the matches of all', () => {
    expect(altered({ M3: moved })).toEqual(expect.arrayContaining(OF_ALL_DAYS))
    expect(altered({ M3: moved }, { M3: back })).toEqual(expect.arrayContaining(OF_ALL_DAYS))
  })

  it('are, by a move and by what comes of a match that was moved, the changes of the schedule', () => {
    expect(altered({ M3: moved })).toContain('/2026/changes/')
    expect(altered({ M3: moved }, { M3: back })).toContain('/2026/changes/')
    expect(altered({ M3: { kind: 'unreported' } })).not.toContain('/2026/changes/')
  })

  it('are, by a move between days that leaves no trace, those of every day', () => {
    const days = [
      { time: { kind: 'day', day: '2026-07-07' } },
      { time: { kind: 'day', day: '2026-07-08' } },
    ] as const
    expect(altered({ M3: days[0] }, { M3: days[1] })).toEqual(expect.arrayContaining(OF_ALL_DAYS))
  })

  it('are, by a match that came or went, those of every day', () => {
    const match = cup.matches.get('M3') as Match
    const isAltered = alteredBy({ ...NO_CHANGES, matches: [match] }, cup)
    expect(OF_ALL_DAYS.every((page) => isAltered(routeOf(page)))).toBe(true)
  })

  it('are never those that show nothing of a match', () => {
    const pages = altered({ M1: moved, M2: { kind: 'scheduled' }, M3: { fieldId: 'F1' } })
    for (const page of PAGES.filter((page) =>
      /(?:search|favourites|categories|nations|arenas|teams)\/$/.test(page),
    ))
      if (scopeOf(routeOf(page), cup) === null) expect(pages).not.toContain(page)
  })
})

/** What a report may do to a match; its revision is the number of the step. */
const deed = fc.record(
  {
    score: fc.record({ home: fc.nat(9), away: fc.nat(9) }),
    kind: fc.constantFrom('scheduled', 'live', 'finished'),
    fieldId: fc.constantFrom('F1', 'F2', null),
    streamId: fc.constantFrom('S1', null),
    home: fc.constantFrom('A', 'D').map((teamId) => ({ kind: 'team', teamId, name: teamId })),
    time: fc
      .constantFrom('2026-07-06T09:00', '2026-07-07T09:00', '2026-07-07T11:30', '2026-07-08T10:00')
      .map((time) => ({ kind: 'instant', at: at(time) })),
  },
  { requiredKeys: [] },
)
const course = fc.array(fc.tuple(fc.constantFrom('M1', 'M2', 'M3'), deed), { minLength: 1, maxLength: 6 })

/** A report as the service stores it: a move is noted with the time before the first move. */
function reported(index: EditionIndex, id: string, change: object, revision: number): EditionIndex {
  const match = index.matches.get(id)
  const first = cup.matches.get(id)?.time
  const { time } = { ...match, ...change } as Match
  const planned = first?.kind === 'instant' ? first.at : null
  const isMoved = time.kind === 'instant' && time.at !== planned
  const movedFrom = isMoved ? { at: planned, locationName: null } : null
  return changed(index, { [id]: { ...change, movedFrom, revision } as Partial<Match> })
}

/** The scope of a page, and the revision at which the scope changed last, as text. */
function saidOf(route: Route, index: EditionIndex): string {
  const scope = scopeOf(route, index)
  return JSON.stringify([scope, scope && revisionOf(scope, index)])
}

it('a page of which the scope or the revision differs is one that is altered', () => {
  fc.assert(
    fc.property(course, fc.nat(5), (steps, published) => {
      let before = cup
      let after = cup
      for (const [number, [id, change]] of steps.entries()) {
        after = reported(after, id, change, number + 1)
        if (number === published) before = after
      }
      const isAltered = alteredBy(editionChanges(before.edition, after.edition), after)
      for (const page of PAGES) {
        const route = routeOf(page)
        const isSame = saidOf(route, before) === saidOf(route, after)
        expect(isSame || isAltered(route), page).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})

describe('the matches of teams, as calendars and embeds tell them', () => {
  const played = [
    ['A', 'B'],
    ['B', 'C'],
    ['A', 'C'],
  ] as const
  const groupMatches = played.map(([home, away], at) => scheduled(team(home), team(away), { id: `g${at}` }))
  const playoff = [
    scheduled(placeholder('1:an i Grupp 1'), placeholder('Winner of 1/8 #1'), {
      id: 'q',
      divisionId: 'P',
      round: { rank: 2, index: 1 },
    }),
    scheduled(team('D'), team('E'), { id: 'e', divisionId: 'P', round: { rank: 3, index: 1 } }),
  ]
  const start = indexEdition(
    edition({
      categories: [
        category({
          teams: ['A', 'B', 'C', 'D', 'E'].map((id) => clubTeam(id)),
          divisions: [
            group({ matches: groupMatches }),
            group({ id: 'P', kind: 'playoff', matches: playoff }),
          ],
        }),
      ],
    }),
  )
  const score = fc.record({ home: fc.nat(9), away: fc.nat(9) })
  const replanned = deed.map(({ home, time }) => ({
    kind: 'scheduled',
    ...(home && { home }),
    ...(time && { time }),
  }))
  const kinds = fc.constantFrom('finished', 'finished', 'finished', 'live')
  const result = fc.record({ kind: kinds, score, penalties: fc.constant(null) })
  const reportedResult = fc.tuple(fc.constantFrom('g0', 'g1', 'g2', 'e'), result)
  const step = fc.oneof(reportedResult, reportedResult, fc.tuple(fc.constantFrom('g0', 'e', 'q'), replanned))
  const teamPage = (id: string) => routeOf(teamAddress(start.edition.year, id))
  const alteredMatchesOf = (before: EditionIndex, after: EditionIndex) => {
    const isAltered = alteredBy(editionChanges(before.edition, after.edition), after)
    return (id: string) => isAltered(teamPage(id), 'matches')
  }

  const play = (index: EditionIndex, steps: readonly (readonly [string, object])[]) =>
    steps.reduce((at, [id, change], before) => {
      const revision = before + 1 + newestOf(at)
      return changed(at, { [id]: { ...change, revision } as Partial<Match> })
    }, index)
  const newestOf = ({ matches }: EditionIndex) =>
    Math.max(...[...matches.values()].map((match) => match.revision ?? 0))
  const steps = fc.tuple(fc.array(step, { minLength: 3, maxLength: 9 }), fc.array(step, { maxLength: 3 }))

  it('are told anew wherever they differ, also of a team that nobody has seated yet', () => {
    let seats = 0
    fc.assert(
      fc.property(steps, ([first, then]) => {
        const before = play(start, first)
        const after = play(before, then)
        const isAltered = alteredMatchesOf(before, after)
        for (const id of start.teams.keys()) {
          const [was, is] = [ownMatches(before, [id]), ownMatches(after, [id])]
          if (JSON.stringify(was) === JSON.stringify(is)) continue
          if (is.length !== was.length) seats += 1
          expect(isAltered(id), id).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
    expect(seats).toBeGreaterThan(10)
  })

  it('alter the pages of those who may meet, whichever group decides it', () => {
    const { year } = start.edition
    const [categoryId = ''] = start.categories.keys()
    const pages = [
      ...[...start.teams.keys()].map(teamPage),
      routeOf(divisionAddress(year, categoryId, 'G1')),
      routeOf(matchAddress(year, 'g0')),
    ]
    const playoffPage = routeOf(playoffAddress(year, categoryId, 'P'))
    let byGroups = 0
    fc.assert(
      fc.property(steps, ([first, then]) => {
        const before = play(start, first)
        const after = play(before, then)
        const isAltered = alteredBy(editionChanges(before.edition, after.edition), after)
        for (const route of [...pages, playoffPage]) {
          const isSame = saidOf(route, before) === saidOf(route, after)
          if (!isSame && route === playoffPage && then.every(([id]) => id.startsWith('g'))) byGroups += 1
          expect(isSame || isAltered(route), JSON.stringify(route)).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
    expect(byGroups).toBeGreaterThan(5)
  })

  it('are not told anew of teams that only stand in the same table', () => {
    const isAltered = alteredMatchesOf(
      start,
      changed(start, { g0: { kind: 'live', score: { home: 9, away: 8 } } as never }),
    )
    expect(['A', 'B', 'C', 'D', 'E'].filter(isAltered)).toEqual(['A', 'B'])
  })
})
