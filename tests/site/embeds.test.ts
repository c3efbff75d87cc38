import { describe, expect, test } from 'vitest'
import { scanPage } from '../../scripts/release/page-scan.ts'
import { addressOf, isEmbed, isPage } from '../../scripts/release/site-files.ts'
import { routeShape } from '../../scripts/test/route-shape.ts'
import { fileAt, pageAddresses, pageAt, siteFiles } from './site-pages.ts'

const LATEST = '/2026/'
/** A frame loads together with the page around it, so it costs less than a picture, flags included. */
const MOST_BYTES = 64_000

const files = [...siteFiles()]
const embeds = files.filter((path) => isPage(path) && isEmbed(path)).map(addressOf)
const english = embeds.filter((address) => !address.startsWith('/sv/'))
const pages = pageAddresses().filter((address) => address.startsWith(LATEST))
const codeOf = (address: string) => [
  ...pageAt(address).matchAll(/&lt;iframe src=&quot;([^&]+)&quot;.*?&lt;\/iframe&gt;/g),
]

describe('the embeds of the site', () => {
  test('are of every kind, of the latest edition alone, and in both languages', () => {
    expect([...new Set(english.map(routeShape))].sort()).toEqual([
      '/{year}/embed/club/*/',
      '/{year}/embed/club/*/*/',
      '/{year}/embed/division/*/*/',
      '/{year}/embed/next/*/',
      '/{year}/embed/playoff/*/*/',
      '/{year}/embed/team/*/',
    ])
    expect(english.filter((address) => !address.startsWith(LATEST))).toEqual([])
    const swedish = embeds.filter((address) => address.startsWith('/sv/'))
    expect(swedish.map((address) => address.slice('/sv'.length)).sort()).toEqual([...english].sort())
  })

  test('are small, and say nothing that a program forgot to put into words', () => {
    const wrong = embeds.filter((address) => {
      const html = pageAt(address)
      return (
        html.length > MOST_BYTES ||
        /\b(undefined|NaN|Invalid Date)\b|\{\{|\b(embed|match|table)\.\w+/.test(textOf(html))
      )
    })
    expect(wrong).toEqual([])
  })

  test('have their style, which their policy lets in, and no other file', () => {
    const html = pageAt(english[0] ?? '')
    expect(/<style>(.+?)<\/style>/s.exec(html)?.[1]).toContain('prefers-color-scheme')
    expect(html).not.toMatch(/\ssrc=|rel="stylesheet"|url\(/)
  })

  test.each([
    ['teams', 2],
    ['clubs', 1],
    ['categories/[^/]+/division', 1],
    ['categories/[^/]+/playoff', 1],
  ])('are offered on every page of %s, as code that leads to one', (kind, count) => {
    const whole = pages.filter((address) => new RegExp(`^${LATEST}${kind}/[^/]+/$`).test(address))
    expect(whole.length).toBeGreaterThan(0)
    for (const address of whole.filter((one) => !hasNoTeams(one))) {
      const codes = codeOf(address)
      expect(codes.length, address).toBe(count)
      for (const [, src = ''] of codes) expect(english).toContain(new URL(src).pathname)
    }
  })
})

test('every team of the latest edition has a file of what it plays now', () => {
  const teams = pages.filter((address) => new RegExp(`^${LATEST}teams/[^/]+/$`).test(address))
  expect(files.filter((path) => path.endsWith('/now.json')).sort()).toEqual(
    teams.map((address) => `${address}now.json`).sort(),
  )
  expect(JSON.parse(fileAt(`${teams[0]}now.json`))).toMatchObject({ version: 1, year: 2026 })
})

test('the page of open data tells of both', () => {
  const html = pageAt(`${LATEST}data/`)
  expect(scanPage(html).ids).toEqual(expect.arrayContaining(['embeds', 'now']))
  expect(scanPage(pageAt('/2025/data/')).ids).not.toContain('embeds')
})

const textOf = (html: string): string => html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '\n')

/** Whether a page is of a club that came in other years only. */
const hasNoTeams = (address: string): boolean =>
  address.startsWith(`${LATEST}clubs/`) && !english.includes(address.replace('/clubs/', '/embed/club/'))
