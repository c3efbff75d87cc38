import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../../src/domain/presentation/addresses.ts'
import { PAGE_KINDS, type PageKind, type Route } from '../../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../../src/domain/presentation/parse-address.ts'
import type { PageSite } from '../../../src/domain/site/page-site.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import type { Messages } from '../../../src/i18n/message-text.ts'
import { learnMessages, translator } from '../../../src/i18n/translate.ts'
import type { AnyKind } from '../../../src/kinds/kind.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { pageParts } from '../../../src/layouts/page-parts.ts'
import { english, swedish } from '../../support/messages.ts'
import { smallCup } from '../domain/small-cup.ts'

const ALL = Object.keys(PAGE_KINDS) as PageKind[]
const YEAR = 2026
const index = smallCup()
const namesOf = (files: string) =>
  new Set(globSync(files, { cwd: 'src/kinds' }).map((file) => basename(file).split('.')[0]))

/** What a sample address has in place of its parts: things of the small cup, in the form of addresses. */
const PARTS: Readonly<Record<string, string>> = {
  year: String(YEAR),
  category: '_4214',
  division: '_471',
  nation: 'no',
  club: 'c1',
  team: '_41',
  arena: 'hall',
  field: '_461',
  stream: '_531',
  match: '_4d1',
  day: '2026-07-07',
  part: '08',
  board: 'live',
  class: 'b14',
}
const sampleOf = (kind: PageKind) => PAGE_KINDS[kind].replace(/\{(\w+)\}/g, (_, part) => PARTS[part] ?? part)

describe.each(ALL)('the kind %s', (kind) => {
  it('is one module of its name', () => {
    expect(KINDS[kind]).toBeDefined()
    expect(namesOf('*.{ts,tsx}')).toContain(kind)
  })

  it('has an address of its own', () => {
    const route = parseAddress(sampleOf(kind))?.route
    expect(route?.kind).toBe(kind)
    expect(route && addressOf(route)).toBe(sampleOf(kind))
  })

  it('names a file of `bodies`, if a browser renders its body', () => {
    const { body } = KINDS[kind] as AnyKind<PageKind>
    const route = parseAddress(sampleOf(kind))?.route as Route
    const file = typeof body === 'function' ? body(route, index) : body
    if (file !== undefined) expect(namesOf('bodies/*.tsx')).toContain(file)
  })
})

describe('the messages of a head', () => {
  beforeAll(() => {
    learnMessages('en', english)
    learnMessages('sv', swedish)
  })

  it.each(['en', 'sv'] as const)('are there for each kind, in %s', (locale) => {
    const files: Messages = locale === 'en' ? english : swedish
    const rooms = Object.keys(files).join('|')
    const unknown = new RegExp(`\\b(?:${rooms})\\.[a-z]\\w+`)
    const site = siteOf(locale)
    const heads = ALL.map((kind) => {
      const route = parseAddress(sampleOf(kind))?.route as Route
      const address = addressOf(route)
      const { head } = KINDS[kind] as AnyKind<PageKind>
      return { kind, head: head({ site, route, address, t: translator(locale) }) }
    })
    // The small cup has no day that is parted, and no class that was won before.
    expect(heads.flatMap(({ kind, head }) => (head ? [] : [kind]))).toEqual(['matches-part', 'history-class'])
    for (const { kind, head } of heads)
      expect(
        [head?.title, head?.description, ...(head?.crumbs ?? []).map(({ name }) => name)].join('\n'),
        kind,
      ).not.toMatch(unknown)
  })
})

it('a page without a body is built by nobody', async () => {
  const page = { address: `/${YEAR}/search/`, title: '', description: '', crumbs: [] }
  await expect(pageParts(siteOf('en'), page, false)).rejects.toThrow('search')
})

function siteOf(locale: 'en' | 'sv'): PageSite {
  const all = {
    indexes: [index] as readonly EditionIndex[],
    pastEditions: [],
    latestYear: YEAR,
    clubs: { years: () => [], meetings: () => null, history: () => null },
    outside: { website: null, social: [], analytics: null, drawsPictures: false },
  }
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale, year: YEAR, years: [YEAR], cup, latestYear: YEAR, underWay: true, announcements: [] }
  return { ...site, index, all } as unknown as PageSite
}
