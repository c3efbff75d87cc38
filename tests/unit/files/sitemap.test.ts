import { describe, expect, test } from 'vitest'
import { editionSitemaps } from '../../../src/files/edition-sitemaps.ts'
import { sitemapIndex, sitemaps } from '../../../src/files/sitemap.ts'
import { smallEdition } from '../domain/search/small-edition.ts'

const origin = 'https://cup.example'
const pagesAt = (...addresses: string[]) => addresses.map((address) => ({ address, changedOn: null }))
const unlimited = { addresses: 1000, bytes: 1e6 }
const locs = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('a sitemap', () => {
  test('lists a page in both languages, each naming both and the default', () => {
    const [text = '', ...more] = sitemaps(pagesAt('/2026/'), origin)
    expect(more).toEqual([])
    expect(locs(text)).toEqual(['https://cup.example/2026/', 'https://cup.example/sv/2026/'])
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://cup.example/2026/"/>',
      '<xhtml:link rel="alternate" hreflang="sv" href="https://cup.example/sv/2026/"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://cup.example/2026/"/>',
    ].join('')
    expect(text.split(alternates)).toHaveLength(3)
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml=/)
  })

  test('escapes what XML has a meaning for', () => {
    expect(sitemaps(pagesAt(`/a&b<c>"d'/`), origin)[0]).toContain(
      '<loc>https://cup.example/a&amp;b&lt;c&gt;&quot;d&apos;/</loc>',
    )
    expect(sitemapIndex(pagesAt('/a&b.xml'), origin)).toContain('<loc>https://cup.example/a&amp;b.xml</loc>')
  })

  test('is split where it would hold too many addresses, and keeps a page’s languages together', () => {
    const pages = pagesAt('/1/', '/2/', '/3/', '/4/', '/5/')
    const files = sitemaps(pages, origin, { ...unlimited, addresses: 5 })
    expect(files.map((text) => locs(text).length)).toEqual([4, 4, 2])
    expect(files.flatMap(locs)).toEqual(sitemaps(pages, origin, unlimited).flatMap(locs))
  })

  test('is split where it would be too large, counting bytes', () => {
    const pages = pagesAt(...Array.from({ length: 40 }, (_, page) => `/${'å'.repeat(20)}${page}/`))
    const files = sitemaps(pages, origin, { ...unlimited, bytes: 5000 })
    expect(files.length).toBeGreaterThan(1)
    for (const text of files) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5000)
    expect(files.flatMap(locs)).toHaveLength(80)
  })

  test('exists without any page', () => {
    expect(sitemaps([], origin).map(locs)).toEqual([[]])
  })

  test('is made for each edition; the newest holds the start page, none the search page', () => {
    const index = smallEdition()
    const older = { ...index, edition: { ...index.edition, year: 2025 } }
    const [newest, second, ...more] = editionSitemaps(
      { indexes: [index, older], latestYear: null, pastEditions: [] },
      origin,
    )
    expect(more).toEqual([])
    expect([newest?.address, second?.address]).toEqual(['/2026/sitemap.xml', '/2025/sitemap.xml'])
    expect(locs(newest?.text ?? '').slice(0, 3)).toEqual([
      'https://cup.example/',
      'https://cup.example/sv/',
      'https://cup.example/2026/',
    ])
    expect(locs(second?.text ?? '')).not.toContain('https://cup.example/')
    expect(newest?.text).toContain('<loc>https://cup.example/sv/2026/matches/m_2f1/</loc>')
    expect(newest?.text).not.toContain('/search/')
  })
})
