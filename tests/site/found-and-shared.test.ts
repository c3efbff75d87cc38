import { describe, expect, test } from 'vitest'
import { isDrawnOnRequest } from '../../src/domain/presentation/drawn-picture.ts'
import { fileAt, pageAddresses, pageAt, siteFiles } from './site-pages.ts'

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
const pathOf = (address: string) => new URL(address).pathname
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address))

/** The things that a page describes in its structured data. */
function graphOf(address: string): Record<string, unknown>[] {
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(pageAt(address))?.[1] ?? '{}'
  return JSON.parse(text)['@graph']
}

const addresses = pageAddresses()
const images = [...siteFiles()].filter((path) => path.startsWith('/share/'))

describe('what search engines find', () => {
  const robots = fileAt('/robots.txt')
  const index = pathOf(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? 'http://none.invalid')
  const listed = locs(fileAt(index)).flatMap((sitemap) => locs(fileAt(sitemap)))

  test('is named in robots.txt', () => {
    expect(index).toBe('/sitemap.xml')
  })

  test('is every page but those of the search, of one person, of walls and films, and without a network, each once', () => {
    const unlisted =
      /\/(?:admin|hall|speaker|search|favourites|signin|signup|desk(?:\/links)?|offline|overlay|screen(?:\/.+)?)\/$/
    const wanted = addresses.filter((address) => !unlisted.test(address))
    expect(listed.toSorted()).toEqual(wanted.toSorted())
  })
})

describe('what a shared link shows', () => {
  test('is a picture that exists, with words, on every page', () => {
    const wrong = addresses.filter((address) => {
      const html = pageAt(address)
      const image = metaOf(html, 'og:image') ?? ''
      return (
        !(images.includes(URL.canParse(image) ? pathOf(image) : '') || isDrawnOnRequest(pathOf(image))) ||
        !metaOf(html, 'og:image:alt') ||
        metaOf(html, 'og:image:width') !== '1200' ||
        metaOf(html, 'twitter:card') !== 'summary_large_image'
      )
    })
    expect(wrong).toEqual([])
  })

  test('is that of its edition, class, nation, club, team or match', () => {
    const image = (address: string) => pathOf(metaOf(pageAt(address), 'og:image') ?? '')
    for (const address of addresses) {
      const [, year, kind, key] =
        /^(?:\/sv)?\/(\d+)\/(categories|nations|clubs|teams|matches)\/([^/]+)\//.exec(address) ?? []
      if (kind === 'categories') expect(image(address)).toBe(`/share/${year}/class/${key}.png`)
      else if (kind === 'nations') expect(image(address)).toBe(`/share/${year}/nation/${key}.png`)
      else if (kind === 'clubs') expect(image(address)).toBe(`/share/${year}/club/${key}.png`)
      else if (kind === 'teams') expect(image(address)).toBe(`/share/${year}/team/${key}.png`)
      else if (kind === 'matches' && key !== 'day')
        expect(image(address)).toBe(`/share/${year}/match/${key}.png`)
    }
    expect(image('/sv/2026/')).toBe('/share/2026.png')
  })

  test('says its language and the other', () => {
    const html = pageAt('/sv/2026/')
    expect([metaOf(html, 'og:locale'), metaOf(html, 'og:locale:alternate')]).toEqual(['sv_SE', 'en_GB'])
    expect(metaOf(html, 'og:site_name')).toBeTruthy()
  })

  test('is no picture that no page shows', () => {
    const shown = new Set(addresses.map((address) => pathOf(metaOf(pageAt(address), 'og:image') ?? '')))
    // The picture of the edition under way: a publisher adds the page of its week, which shows it, and draws nothing.
    const coming = '/share/2026/story.png'
    expect(images).toContain(coming)
    expect(images.filter((image) => !shown.has(image))).toEqual([coming])
  })
})

describe('structured data', () => {
  test('tells an edition as an event of the cup’s series, and a match as one of the edition', () => {
    const [edition] = graphOf('/sv/2026/')
    expect(edition).toMatchObject({ '@type': 'SportsEvent', superEvent: { '@type': 'EventSeries' } })
    expect(edition?.url).toMatch(/^https?:\/\/[^/]+\/sv\/2026\/$/)
    const match = addresses.find((address) => /^\/2026\/matches\/(?!day\/)[^/]+\/$/.test(address)) ?? ''
    const [event] = graphOf(match)
    expect(event).toMatchObject({ '@type': 'SportsEvent', superEvent: { '@id': edition?.['@id'] } })
    expect(event?.['@id']).toMatch(/^https?:/)
  })

  test.each(['categories', 'nations', 'arenas'])(
    'lists the %s of an edition as the pages they have',
    (list) => {
      const address = `/sv/2026/${list}/`
      const [items] = graphOf(address)
      expect(items?.['@type']).toBe('ItemList')
      const listed = (items?.itemListElement ?? []) as { url: string }[]
      const urls = listed.map(({ url }) => pathOf(url))
      expect(urls.length).toBeGreaterThan(1)
      expect(urls.filter((url) => !addresses.includes(url))).toEqual([])
    },
  )

  test('names no address without its origin', () => {
    const wrong = addresses.filter((address) => /"(@id|url|item)":"\//.test(JSON.stringify(graphOf(address))))
    expect(wrong).toEqual([])
  })
})

test('the web manifest and its icons are there, and every page names it', () => {
  const { name, icons } = JSON.parse(fileAt('/manifest.webmanifest'))
  expect(name).toBeTruthy()
  for (const { src } of icons) expect(siteFiles()).toContain(src)
  expect(siteFiles()).toContain('/apple-touch-icon.png')
  const wrong = addresses.filter(
    (address) => !pageAt(address).includes('rel="manifest" href="/manifest.webmanifest"'),
  )
  expect(wrong).toEqual([])
})
