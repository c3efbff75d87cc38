import { describe, expect, it } from 'vitest'
import { announcementLink, httpsLink } from '../../../../src/data/results/parse-links.ts'
import { startPlace } from '../../../../src/data/results/problems.ts'

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/',
  'http://example.org/',
  'HTTP://example.org/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/..//evil.example/',
  '/./..//evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://user:secret@evil.example/',
  'https://example.org@evil.example/',
  'https://evil.example/\u202Egpj.exe',
  'https://exa mple.org/',
  'https://example.org/\u0000',
  'https://example.org:99999/',
  'https://[::1',
  'mailto:a@example.org',
  'example.org',
  'teams/',
  '?q=1',
  '#x',
  `https://example.org/${'a'.repeat(2000)}`,
]

const read = (parse: typeof announcementLink, value: unknown) => {
  const place = startPlace('x')
  return { link: parse(value, place), kinds: place.found.map(({ kind }) => kind) }
}
const https = (value: unknown, place: Parameters<typeof announcementLink>[1]) =>
  httpsLink(value, place, 'link')

describe('links from data', () => {
  it.each(HOSTILE)('drops %j with a warning, for a button and elsewhere', (value) => {
    expect(read(announcementLink, value)).toEqual({ link: null, kinds: ['bad-link'] })
    expect(read(https, value)).toEqual({ link: null, kinds: ['bad-link'] })
  })

  it.each([5, {}, [], true])('drops %j, which is no text', (value) => {
    expect(read(https, value)).toEqual({ link: null, kinds: ['bad-link'] })
  })

  it.each([null, undefined, ''])('takes %j as no link, without a warning', (value) => {
    expect(read(https, value)).toEqual({ link: null, kinds: [] })
  })

  it.each([
    ['https://example.org', 'https://example.org/'],
    ['HTTPS://Example.org/A?b=c#d', 'https://example.org/A?b=c#d'],
    ['  https://example.org/  ', 'https://example.org/'],
    ['https://exämple.org/å', 'https://xn--exmple-cua.org/%C3%A5'],
  ])('takes %j', (value, link) => {
    expect(read(https, value)).toEqual({ link, kinds: [] })
  })

  it('takes a path of this site for a button only', () => {
    expect(read(announcementLink, '/2026/teams/?a=1#b').link).toBe('/2026/teams/?a=1#b')
    expect(read(announcementLink, '/../2026/').link).toBe('/2026/')
    expect(read(https, '/2026/').kinds).toEqual(['bad-link'])
  })
})
