import { describe, expect, test } from 'vitest'
import { scanPage } from '../../../scripts/release/page-scan.ts'

const latin1 = (html: string) => Buffer.from(html, 'utf8').toString('latin1')
const scan = (html: string) => scanPage(latin1(html))

describe('scanPage', () => {
  test('reads language, title, headings and canonical address', () => {
    const facts = scan(
      '<!doctype html><html lang="sv"><head><title>Sävehof &amp; Łódź</title><link rel="canonical" href="https://a.test/x/"></head><body><h1 class=big>A</h1><h1>B</h1>',
    )
    expect(facts).toMatchObject({
      lang: 'sv',
      title: 'Sävehof & Łódź',
      h1Count: 2,
      canonical: 'https://a.test/x/',
      isRedirect: false,
    })
  })

  test('reads the policy, and tells a script that stands before it', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src &#39;self&#39;">`
    const policy = "default-src 'self';script-src 'self'"
    expect(scan(`<head><style>a{}</style>${meta}<script>x()</script></head>`)).toMatchObject({
      policy,
      isScriptedBeforePolicy: false,
    })
    expect(scan(`<head><script>x()</script>${meta}</head>`)).toMatchObject({
      policy,
      isScriptedBeforePolicy: true,
    })
    expect(scan('<head></head>')).toMatchObject({ policy: null, isScriptedBeforePolicy: false })
  })

  test('tells a page that sends the visitor on from one that is loaded again', () => {
    expect(scan('<meta http-equiv="refresh" content="0;url=/x/">')).toMatchObject({
      isRedirect: true,
      isReloaded: false,
    })
    expect(scan('<meta http-equiv="refresh" content="60">')).toMatchObject({
      isRedirect: false,
      isReloaded: true,
    })
  })

  test('tells a script, and a page that no search engine is to list', () => {
    const expected = { isScripted: true, isIndexed: false }
    expect(scan('<meta name="robots" content="noindex"><script src="/x.js"></script>')).toMatchObject(
      expected,
    )
    expect(scan('<meta name="robots" content="all"><p>x</p>')).toMatchObject({
      isScripted: false,
      isIndexed: true,
    })
  })

  test('finds links in every attribute that names a resource', () => {
    const { links } = scan(
      `<a class='x' href='/a/'>A</a><img src=/b.svg alt=""><img srcset="/c.png 1x, /d.png 2x">
       <use href="/f.svg#se"/><form action="/g/"></form><astro-island component-url="/h.js" renderer-url="/i.js"></astro-island>`,
    )
    expect(links).toEqual(['/a/', '/b.svg', '/c.png', '/d.png', '/f.svg#se', '/g/', '/h.js', '/i.js'])
  })

  test('takes the picture of a shared link for a link, and no other property of it', () => {
    const { links } = scan(
      '<meta property="og:image" content="https://a.test/share/2026.png"><meta property="og:image:alt" content="A">',
    )
    expect(links).toEqual(['https://a.test/share/2026.png'])
  })

  test('undoes entities and UTF-8 in links and ids', () => {
    const { links, ids } = scan('<a href="/s/?q=a&amp;b&#38;c&#x26;d" id="grupp-å">x</a>')
    expect(links).toEqual(['/s/?q=a&b&c&d'])
    expect(ids).toEqual(['grupp-å'])
  })

  test('takes no links from comments, scripts, styles, text areas and text', () => {
    const { links, h1Count } = scan(
      `<!-- <a href="/no/"><h1>no</h1> --><script>const x = '<a href="/no/">'</script>
       <style>a::before { content: '<a href="/no/">' }</style><textarea><h1></h1></textarea> href="/no/" <p title="<a href='/no/'>">x</p>`,
    )
    expect(links).toEqual([])
    expect(h1Count).toBe(0)
  })

  test('keeps the page title apart from titles inside drawings', () => {
    const { title, links } = scan('<svg><title>Flag</title><a href="/in/"></a></svg><title>Page</title>')
    expect(title).toBe('Page')
    expect(links).toEqual(['/in/'])
  })

  test('knows a page that only sends the visitor on', () => {
    expect(scan('<meta http-equiv="refresh" content="0;url=/x/">').isRedirect).toBe(true)
  })

  test('ends on a page that is cut off', () => {
    for (const cut of ['<a href="/x', '<', '<a', '<!-- x', '<script>', '<p a='])
      expect(() => scan(cut)).not.toThrow()
  })
})
