/** The facts about one page that the checks of a release need. Addresses are as written, entities decoded. */
export type PageFacts = {
  lang: string | null
  title: string
  h1Count: number
  canonical: string | null
  /** Whether the page only redirects the visitor (`<meta http-equiv="refresh">`). */
  isRedirect: boolean
  /** Whether the page reloads itself. */
  isReloaded: boolean
  /** The content security policy in the page; null if it has none. */
  policy: string | null
  /** True unless `<meta name="robots">` forbids it. */
  isIndexed: boolean
  isScripted: boolean
  /** Whether a script stands before the policy, so that the policy does not apply to it. */
  isScriptedBeforePolicy: boolean
  ids: string[]
  /** Everything on the page that names another resource: links, images, scripts, island chunks, form targets. */
  links: string[]
}

const LINK_ATTRIBUTES = new Set([
  'href',
  'src',
  'xlink:href',
  'poster',
  'action',
  'formaction',
  'component-url',
  'renderer-url',
  'before-hydration-url',
])
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title'])
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }
const NON_ASCII = /[\u0080-\u00ff]/

/** Undoes HTML escaping. The page was read as Latin-1 for speed, so the UTF-8 characters are restored here. */
function decode(value: string): string {
  const text = NON_ASCII.test(value) ? Buffer.from(value, 'latin1').toString('utf8') : value
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|quot|apos|lt|gt));/gi, (_, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? ''
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)

/** Returns the position of the first character at or after `at` that ends a name: space, `/`, `>` or `=`. */
function nameEnd(html: string, at: number): number {
  let i = at
  for (; i < html.length; i++) {
    const code = html.charCodeAt(i)
    if (isSpace(code) || code === 47 || code === 62 || code === 61) break
  }
  return i
}

type Attributes = Map<string, string>

/** Whether the attribute is `class`, `data-…` or `aria-…`, which every element has and no check needs. */
function isUnasked(html: string, at: number): boolean {
  const code = html.charCodeAt(at)
  if (code === 99) return html.startsWith('class=', at)
  if (code === 100) return html.startsWith('data-', at)
  return code === 97 && html.startsWith('aria-', at)
}

/** Reads the attributes that the checks need into `into`; returns the position after the `>` of the tag. */
function readAttributes(html: string, at: number, into: Attributes): number {
  let i = at
  while (i < html.length) {
    const code = html.charCodeAt(i)
    if (code === 62) return i + 1
    if (isSpace(code) || code === 47) {
      i++
      continue
    }
    const end = Math.max(nameEnd(html, i), i + 1)
    const name = isUnasked(html, i) ? null : html.slice(i, end)
    i = end
    while (isSpace(html.charCodeAt(i))) i++
    if (html.charCodeAt(i) !== 61) {
      if (name !== null) into.set(name, '')
      continue
    }
    i++
    while (isSpace(html.charCodeAt(i))) i++
    const quote = html.charAt(i)
    if (quote === '"' || quote === "'") {
      const close = html.indexOf(quote, i + 1)
      if (close < 0) return html.length
      if (name !== null) into.set(name, html.slice(i + 1, close))
      i = close + 1
    } else {
      const start = i
      while (i < html.length && !isSpace(html.charCodeAt(i)) && html.charCodeAt(i) !== 62) i++
      if (name !== null) into.set(name, html.slice(start, i))
    }
  }
  return i
}

function noteLinks(attributes: Attributes, facts: PageFacts): void {
  if (attributes.size === 0) return
  for (const [name, value] of attributes) {
    if (LINK_ATTRIBUTES.has(name)) facts.links.push(decode(value).trim())
    else if (name === 'srcset') {
      for (const part of decode(value).split(',')) facts.links.push(part.trim().split(/\s/)[0] ?? '')
    } else if (name === 'id' && value !== '') facts.ids.push(decode(value))
  }
}

function notePragma(attributes: Attributes, facts: PageFacts): void {
  const name = attributes.get('http-equiv')?.toLowerCase()
  if (name === 'refresh') {
    const isElsewhere = /url\s*=/i.test(attributes.get('content') ?? '')
    facts.isRedirect ||= isElsewhere
    facts.isReloaded ||= !isElsewhere
  }
  if (name === 'content-security-policy') facts.policy ??= decode(attributes.get('content') ?? '')
}

function noteElement(tag: string, attributes: Attributes, facts: PageFacts): void {
  if (tag === 'html') facts.lang = attributes.get('lang') ?? null
  else if (tag === 'h1') facts.h1Count++
  else if (tag === 'link' && attributes.get('rel') === 'canonical')
    facts.canonical = decode(attributes.get('href') ?? '')
  else if (tag === 'script') {
    facts.isScripted = true
    facts.isScriptedBeforePolicy ||= facts.policy === null
  } else if (tag === 'meta' && attributes.has('http-equiv')) notePragma(attributes, facts)
  else if (tag === 'meta' && attributes.get('name') === 'robots')
    facts.isIndexed &&= !attributes.get('content')?.includes('noindex')
  else if (tag === 'meta' && attributes.get('property') === 'og:image')
    facts.links.push(decode(attributes.get('content') ?? ''))
}

/**
 * Reads a page as our build writes it: well-formed HTML, UTF-8.
 * @param html the bytes of the page decoded as Latin-1 (one character per byte)
 */
export function scanPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: null,
    title: '',
    h1Count: 0,
    canonical: null,
    isRedirect: false,
    isReloaded: false,
    policy: null,
    isIndexed: true,
    isScripted: false,
    isScriptedBeforePolicy: false,
    ids: [],
    links: [],
  }
  const attributes: Attributes = new Map()
  let svgDepth = 0
  let i = html.indexOf('<')
  while (i >= 0) {
    const code = html.charCodeAt(i + 1)
    if (code === 33) {
      const isComment = html.startsWith('<!--', i)
      const end = html.indexOf(isComment ? '-->' : '>', i)
      i = end < 0 ? -1 : html.indexOf('<', end)
      continue
    }
    if (code === 47) {
      if (html.startsWith('</svg', i)) svgDepth--
      i = html.indexOf('<', i + 2)
      continue
    }
    const nameStop = nameEnd(html, i + 1)
    const tag = html.slice(i + 1, nameStop)
    attributes.clear()
    let next = readAttributes(html, nameStop, attributes)
    noteLinks(attributes, facts)
    noteElement(tag, attributes, facts)
    if (tag === 'svg') svgDepth++
    else if (RAW_TEXT.has(tag) && (tag !== 'title' || svgDepth === 0)) {
      const close = html.indexOf(`</${tag}`, next)
      if (tag === 'title' && close >= 0) facts.title ||= decode(html.slice(next, close)).trim()
      next = close < 0 ? html.length : close
    }
    i = html.indexOf('<', next)
  }
  return facts
}
