import { describe, expect, test } from 'vitest'
import { scanPage } from '../../scripts/release/page-scan.ts'
import { ARCHIVE_SHAPES, routeShape } from '../../scripts/test/route-shape.ts'
import { pageAddresses, pageAt, shownText } from './site-pages.ts'

const addresses = pageAddresses()
const english = addresses.filter((address) => !address.startsWith('/sv/'))
const swedish = addresses.filter((address) => address.startsWith('/sv/'))

/** A row of a list of matches, a ticket of the strip, or a line of a long list. */
const LISTED = /<a\b(?=[^>]*(?:\sclass="(?:match|ticket)[ "]|\sdata-line))[^>]*\shref="([^"]+)"/g

/** The address of a match that stands in two lists of a page, or twice in one. */
function twiceListed(html: string): string | undefined {
  const seen = [...html.matchAll(LISTED)].map(([, address]) => address)
  return seen.find((address, at) => seen.indexOf(address) !== at)
}

describe('the built site', () => {
  test('has every kind of page of the archive', () => {
    const shapes = new Set(english.map(routeShape))
    expect(ARCHIVE_SHAPES.filter((shape) => !shapes.has(shape))).toEqual([])
  })

  test('has every page in both languages', () => {
    expect(swedish.map((address) => address.slice('/sv'.length)).sort()).toEqual([...english].sort())
  })

  test('says on each page where the other language is, and in which it is itself', () => {
    const wrong = addresses.filter((address) => {
      const html = pageAt(address)
      const isSwedish = address.startsWith('/sv/')
      const other = isSwedish ? address.slice('/sv'.length) : `/sv${address}`
      const alternate =
        new RegExp(`<link[^>]*hreflang="${isSwedish ? 'en' : 'sv'}"[^>]*>`, 'i').exec(html)?.[0] ?? ''
      return scanPage(html).lang !== (isSwedish ? 'sv' : 'en') || !alternate.includes(`${other}"`)
    })
    expect(wrong).toEqual([])
  })

  test('shows no value that a program forgot to put into words', () => {
    const forgotten = /\b(undefined|NaN|null|Invalid Date)\b|\[object |\$\{|\{\{/
    const wrong = addresses.flatMap((address) => {
      const line = shownText(pageAt(address))
        .split('\n')
        .find((text) => forgotten.test(text))
      return line === undefined ? [] : [`${address}: ${line}`]
    })
    expect(wrong).toEqual([])
  })

  // A large card of what is on or next, and a word that links to a match, repeat what a list below says on purpose.
  test('shows no match in two lists of one page', () => {
    // A match may hold two records.
    const isOfRecords = (address: string) => /^(?:\/sv)?\/history\/records\/$/.test(address)
    const wrong = addresses.flatMap((address) => {
      if (isOfRecords(address)) return []
      const twice = twiceListed(pageAt(address))
      return twice === undefined ? [] : [`${address}: ${twice}`]
    })
    expect(wrong).toEqual([])
  })

  test('has no inline style or handler, which the content security policy refuses', () => {
    const wrong = addresses.filter((address) => /<[a-z][^<>]*\s(style|on[a-z]+)=/.test(pageAt(address)))
    expect(wrong).toEqual([])
  })

  test.each(['/{year}/teams/*/', '/{year}/categories/*/', '/{year}/nations/*/', '/{year}/arenas/arena/*/'])(
    'tells pages of the kind %s of one edition apart by their titles',
    (shape) => {
      const titles = new Map<string, string>()
      const twins: string[] = []
      for (const address of english.filter((candidate) => routeShape(candidate) === shape)) {
        const key = `${address.split('/')[1]} ${scanPage(pageAt(address)).title}`
        const twin = titles.get(key)
        if (twin !== undefined && shape !== '/{year}/teams/*/') twins.push(`${twin} and ${address}: ${key}`)
        titles.set(key, address)
      }
      expect(titles.size).toBeGreaterThan(1)
      expect(twins).toEqual([])
    },
  )

  test('is empty of content for an edition that has published nothing, and says so', () => {
    const home = pageAt('/2027/')
    expect(shownText(home)).toContain('Nothing has been published yet')
    expect(english.filter((address) => /^\/2027\/(teams|matches|categories)\/.+/.test(address))).toEqual([])
  })
})
