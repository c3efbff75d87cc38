import { describe, expect, it } from 'vitest'
import type { PageSite } from '../../../src/domain/site/page-site.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { inYear } from '../../../src/kinds/in-year.ts'
import { clubTeam } from '../domain/builders.ts'
import { smallCup } from '../domain/small-cup.ts'

const here = smallCup()
const team = (id: string, name: string, categoryId: string) =>
  clubTeam(id, { clubId: 'c1', nationCode: 'NO', name, categoryId })
/** The cup a year before: one class, under another id, with teams of one club. */
const [first] = here.edition.categories
if (!first) throw new Error('The small cup has a class.')
const there = indexEdition({
  ...here.edition,
  year: 2025,
  categories: [
    { ...first, id: '7', teams: [team('97', 'Team A', '7'), team('98', 'Other', '7')], divisions: [] },
  ],
  arenas: here.edition.arenas.map((arena) => ({ ...arena, id: 'old' })),
})
/** The year before that: the class has another name. */
const before = indexEdition({
  ...there.edition,
  year: 2024,
  categories: [{ ...first, id: '5', shortName: 'X', teams: [team('55', 'Team A', '5')], divisions: [] }],
  arenas: [],
  clubs: [],
})
const site = {
  locale: 'sv',
  year: 2026,
  latestYear: 2026,
  index: here,
  all: { indexes: [here, there, before] },
} as unknown as PageSite

describe('the same page in another year, or the nearest to it', () => {
  it.each([
    ['/', '/2025/', '/2024/'],
    ['/404/', '/2025/', '/2024/'],
    ['/history/medals/', '/2025/', '/2024/'],
    ['/2026/', '/2025/', '/2024/'],
    ['/2026/search/', '/2025/search/', '/2024/search/'],
    ['/2026/changes/', '/2025/matches/#nearest', '/2024/matches/#nearest'],
    ['/2026/story/', '/2025/#nearest', '/2024/#nearest'],
    ['/2026/screen/', '/2025/#nearest', '/2024/#nearest'],
    ['/2026/categories/_4214/', '/2025/categories/7/', '/2024/categories/#nearest'],
    ['/2026/categories/_4214/teams/', '/2025/categories/7/teams/', '/2024/categories/#nearest'],
    ['/2026/categories/_4214/division/_4731/', '/2025/categories/7/#nearest', '/2024/categories/#nearest'],
    ['/2026/matches/_4d2/', '/2025/categories/7/#nearest', '/2024/categories/#nearest'],
    ['/2026/matches/day/2026-07-07/', '/2025/matches/#nearest', '/2024/matches/#nearest'],
    ['/2026/nations/no/', '/2025/nations/no/', '/2024/nations/no/'],
    ['/2026/nations/se/', '/2025/nations/#nearest', '/2024/nations/#nearest'],
    ['/2026/clubs/c1/', '/2025/clubs/c1/', '/2024/clubs/#nearest'],
    ['/2026/teams/_41/', '/2025/teams/97/', '/2024/teams/55/#nearest'],
    ['/2026/teams/_43/', '/2025/categories/7/#nearest', '/2024/categories/#nearest'],
    ['/2026/arenas/arena/hall/', '/2025/arenas/arena/old/', '/2024/arenas/#nearest'],
    ['/2026/arenas/arena/hall/field/_461/', '/2025/arenas/arena/old/#nearest', '/2024/arenas/#nearest'],
    ['/2026/press/club/c1/', '/2025/press/club/c1/', '/2024/press/club/c1/'],
    ['/2026/press/nation/se/', '/2025/press/#nearest', '/2024/press/#nearest'],
    ['/2026/press/day/2026-07-07/', '/2025/press/#nearest', '/2024/press/#nearest'],
    ['/history/classes/b14/', '/2025/categories/7/', '/2024/categories/'],
  ])('of %s', (address, last, earlier) => {
    const pageIn = inYear(site, { address })
    expect([pageIn(2025), pageIn(2024)]).toEqual([`/sv${last}`, `/sv${earlier}`])
  })

  it('is itself in its own year', () => {
    expect(inYear(site, { address: '/2026/story/' })(2026)).toBe('/sv/2026/story/')
    expect(inYear(site, { address: '/', unlisted: true })(2026)).toBe('/sv/2026/')
  })
})
