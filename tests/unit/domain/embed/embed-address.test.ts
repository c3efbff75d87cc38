import { describe, expect, it } from 'vitest'
import { editionEmbeds } from '../../../../src/domain/embed/edition-embeds.ts'
import {
  type Embed,
  embedAddress,
  isEmbedPath,
  pageOfEmbed,
  routeOfEmbed,
} from '../../../../src/domain/embed/embed-address.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { smallCup } from '../small-cup.ts'

const YEAR = 2026
const EMBEDS: readonly Embed[] = [
  { kind: 'team', team: 'Å/1' },
  { kind: 'next', team: 'Å/1' },
  { kind: 'club', club: 'club', day: null },
  { kind: 'club', club: 'Å/1', day: '2026-07-07' },
  { kind: 'division', category: 'division', division: 'Å/1' },
  { kind: 'playoff', category: 'Å/1', division: 'playoff' },
]

describe('the address of an embed', () => {
  it.each(EMBEDS)('tells whose page a part is of: %j', (embed) => {
    const route = parseAddress(pageOfEmbed(YEAR, embed))?.route
    for (const address of [embedAddress(YEAR, embed, 'en'), embedAddress(YEAR, embed, 'sv')]) {
      expect(isEmbedPath(address)).toBe(true)
      expect(routeOfEmbed(address)).toEqual(route)
      expect(routeOfEmbed(`${address}index.html`)).toEqual(route)
    }
  })

  it.each([
    '/2026/',
    '/2026/teams/embed/',
    '/embed/team/a/',
    '/x/2026/embed/team/a/',
    '/sv/sv/2026/embed/',
    '/2026/embedded/',
    '/2026/embed',
  ])('is not %s', (path) => {
    expect(isEmbedPath(path)).toBe(false)
    expect(routeOfEmbed(path)).toBeNull()
  })
})

describe('an edition', () => {
  it('has embeds of all its teams, clubs, groups and play-offs, of a club for each day', () => {
    const paths = editionEmbeds(smallCup(), YEAR).map((embed) => embedAddress(YEAR, embed, 'en'))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/2026/embed/team/_41/',
        '/2026/embed/next/_41/',
        '/2026/embed/division/_4214/_471/',
        '/2026/embed/playoff/_4214/_501/',
      ]),
    )
  })

  it('has none while it has no schedule, and none once another is the latest', () => {
    const { edition } = smallCup()
    const publication = { ...edition.publication, schedule: false }
    expect(editionEmbeds(smallCup(), YEAR + 1)).toEqual([])
    expect(editionEmbeds(indexEdition({ ...edition, publication }), YEAR)).toEqual([])
  })
})
