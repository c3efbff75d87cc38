import { describe, expect, it } from 'vitest'
import { editionEmbeds, embedAt } from '../../../../src/domain/embed/edition-embeds.ts'
import {
  type Embed,
  embedAddress,
  isEmbedPath,
  pageOfEmbed,
  partsOfEmbed,
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
      for (const path of [address, `${address}index.html`]) {
        const parts = partsOfEmbed(path)
        expect(parts && routeOfEmbed(parts)).toEqual(route)
      }
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
    expect(partsOfEmbed(path)).toBeNull()
  })
})

it.each(['team/a/b/', 'division/a/', 'day/a/'])('is not /2026/embed/%s', (rest) => {
  expect(partsOfEmbed(`/2026/embed/${rest}`)).toBeNull()
})

describe('an edition', () => {
  it('finds each of its embeds at its address, and no other', () => {
    const index = smallCup()
    for (const embed of editionEmbeds(index, YEAR))
      for (const locale of ['en', 'sv'] as const)
        expect(embedAt(`${embedAddress(YEAR, embed, locale)}index.html`, index)).toEqual(embed)
    for (const path of ['/2026/embed/team/none/', '/2026/embed/playoff/_4214/none/', '/2026/teams/_41/'])
      expect(embedAt(path, index)).toBeNull()
  })

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
