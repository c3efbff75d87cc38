import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { yearOfPath } from '../../src/domain/presentation/addresses.ts'
import { type LinkTarget, linkTarget } from './link-target.ts'
import { type PageFacts, scanPage } from './page-scan.ts'
import { findSecrets } from './secrets.ts'
import { addressOf, isEmbed, isNotFoundPage, isPage, isSitemap, listSite } from './site-files.ts'

/** How many kinds of problems are listed by name; the rest is only counted. */
const LISTED = 200
/** How many pages are read between two chances for signals and the progress line. */
const BATCH = 200

export type Verification = {
  readonly pages: number
  readonly links: number
  readonly bytes: number
  /** The number of pages, of all languages together, by the year in their address. */
  readonly pagesByYear: Readonly<Record<string, number>>
  /** One sentence for each kind of problem; a problem on many pages is reported once. */
  readonly problems: readonly string[]
  /** The different content security policies of all pages. */
  readonly policies: readonly string[]
  /** The number of all occurrences. */
  readonly problemCount: number
}

export type VerifyOptions = {
  readonly siteUrl: string
  /** Values that must not occur anywhere in the output: see secretsOf. */
  readonly secrets?: readonly string[]
  readonly onProgress?: (done: number, total: number) => void
}

/** Returns a file of the site by its path, its bytes decoded as Latin-1. */
type ReadText = (path: string) => string
type KnownFiles = Pick<ReadonlySet<string>, 'has'>

/** Returns the faults of an embed. Anybody may frame it, so it must be only a part of a page and run no scripts. */
function embedFaults({ canonical, isScripted, isIndexed }: PageFacts, own: string): string[] {
  return [
    ...(canonical === own ? ['is an embed without the address of its full page'] : []),
    ...(isScripted ? ['is an embed with a script'] : []),
    ...(isIndexed ? ['is an embed that search engines may list'] : []),
  ]
}

function pageFaults(path: string, facts: PageFacts, siteUrl: string): string[] {
  const faults: string[] = []
  if (!facts.lang) faults.push('has no lang on <html>')
  if (facts.title === '') faults.push('has no <title>')
  if (facts.isRedirect) return faults
  if (facts.h1Count !== 1) faults.push(`has ${facts.h1Count} <h1> instead of one`)
  if (facts.policy === null) faults.push('has no content security policy')
  else if (facts.isScriptedBeforePolicy) faults.push('has a script before its content security policy')
  // A reload would throw the reader back to the beginning. Only an embed may reload: it has no other way to update.
  if (facts.isReloaded && !isEmbed(path)) faults.push('is loaded again by itself')
  if (!isNotFoundPage(path)) {
    const own = siteUrl + encodeURI(addressOf(path))
    if (facts.canonical === null) faults.push('has no canonical address')
    else if (isEmbed(path)) faults.push(...embedFaults(facts, own))
    else if (facts.canonical !== own) faults.push(`says that its canonical address is ${facts.canonical}`)
  }
  if (new Set(facts.ids).size !== facts.ids.length) {
    const twice = facts.ids.find((id, index) => facts.ids.indexOf(id) !== index)
    faults.push(`has the id "${twice}" more than once`)
  }
  return faults
}

const CSS_URL = /url\(\s*(["']?)([^"')]+)\1\s*\)/g
const SITEMAP_LOC = /<loc>([^<]+)<\/loc>/g

function textLinks(path: string, text: string): string[] {
  if (path.endsWith('.css')) return [...text.matchAll(CSS_URL)].map((match) => match[2] ?? '')
  if (isSitemap(path)) return [...text.matchAll(SITEMAP_LOC)].map((match) => match[1] ?? '')
  return []
}

const IS_TEXT = /\.(html|css|js|mjs|json|xml|svg|txt|webmanifest|ics|csv)$/

/** The places in each page that links can lead to, by page. */
export type PlacesOf = Map<string, readonly string[]>

/** Reads a whole built site once and collects everything in it that must not be released. */
class Verifier {
  private readonly read: ReadText
  private readonly options: VerifyOptions
  private readonly files: KnownFiles
  private readonly targets = new Map<string, LinkTarget>()
  /** Links, from any page, to whole files of the site that exist. */
  private readonly sound = new Set<string>()
  /** The places in other files that pages link to, each with one page that links there. */
  private readonly places = new Map<string, Map<string, string>>()
  private readonly found = new Map<string, { place: string; times: number }>()
  private readonly placesOf: PlacesOf
  readonly policies = new Set<string>()
  problemCount = 0
  links = 0

  constructor(files: KnownFiles, read: ReadText, options: VerifyOptions, places: PlacesOf = new Map()) {
    this.placesOf = places
    this.read = read
    this.files = files
    this.options = options
  }

  /** Notes a problem: what is wrong, and where. */
  problem(place: string, what: string): void {
    this.problemCount++
    const known = this.found.get(what)
    if (known !== undefined) known.times++
    else if (this.found.size < LISTED) this.found.set(what, { place, times: 1 })
  }

  problems(): string[] {
    return [...this.found].map(([what, { place, times }]) => {
      const more = times > 1 ? ` (${times} times in all)` : ''
      return `${place}: ${what}${more}`
    })
  }

  private target(link: string, address: string): LinkTarget {
    if (!link.startsWith('/')) return linkTarget(link, address, this.options.siteUrl)
    let target = this.targets.get(link)
    if (target === undefined) {
      target = linkTarget(link, '/', this.options.siteUrl)
      this.targets.set(link, target)
    }
    return target
  }

  private follow(link: string, path: string, ids: readonly string[] | null): void {
    this.links++
    if (this.sound.has(link)) return
    const target = this.target(link, addressOf(path))
    if (target.kind === 'outside') return
    if (target.kind === 'bad') {
      this.problem(addressOf(path), `the link "${link}" ${target.reason}`)
    } else if (!this.files.has(target.path)) {
      const hint = this.files.has(`${target.path}/index.html`) ? ' (the slash at the end is missing)' : ''
      this.problem(addressOf(path), `the link "${link}" leads nowhere${hint}`)
    } else if (target.fragment !== '' && target.fragment !== 'top') {
      if (target.path === path && ids !== null) {
        if (!ids.includes(target.fragment))
          this.problem(addressOf(path), `there is no place "${link}" on the page`)
      } else {
        const wanted = this.places.get(target.path) ?? new Map<string, string>()
        if (!wanted.has(target.fragment)) wanted.set(target.fragment, addressOf(path))
        this.places.set(target.path, wanted)
      }
    } else if (link.startsWith('/')) this.sound.add(link)
  }

  readFile(path: string): void {
    if (!IS_TEXT.test(path)) return
    const text = this.read(path)
    for (const name of findSecrets(text, this.options.secrets ?? [])) this.problem(path, `holds ${name}`)
    if (isPage(path)) {
      const facts = scanPage(text)
      if (this.placesOf.has(path)) this.placesOf.set(path, facts.ids)
      // An embed is sent with other headers.
      if (facts.policy !== null && !isEmbed(path)) this.policies.add(facts.policy)
      for (const fault of pageFaults(path, facts, this.options.siteUrl)) this.problem(addressOf(path), fault)
      for (const link of facts.links) this.follow(link, path, facts.ids)
    } else {
      for (const link of textLinks(path, text)) this.follow(link, path, null)
    }
  }

  checkPlaces(): void {
    for (const [path, wanted] of this.places) {
      const ids = this.placesOf.get(path) ?? scanPage(this.read(path)).ids
      this.placesOf.set(path, ids)
      for (const [fragment, from] of wanted) {
        if (!ids.includes(fragment))
          this.problem(from, `the link to ${addressOf(path)}#${fragment} finds no such place there`)
      }
    }
  }
}

/** A check of files that are to be put into a site, one at a time. */
export interface FilesCheck {
  /** Checks a file that `read` can give by now. */
  add(path: string): void
  /** Ends the check. @returns a sentence for each kind of problem */
  problems(): readonly string[]
}

/**
 * Checks files that are to be put into a site, as `verifySite` checks a whole site.
 *
 * @param files tells whether the site will have a file
 * @param read returns the future content of a file
 * @param places the places of pages checked before, which have not changed unless they are checked now; more are added
 */
export function checkFiles(
  files: KnownFiles,
  read: ReadText,
  options: VerifyOptions,
  places?: PlacesOf,
): FilesCheck {
  const verifier = new Verifier(files, read, options, places)
  return {
    add: (path) => verifier.readFile(path),
    problems() {
      verifier.checkPlaces()
      return verifier.problems()
    },
  }
}

function countByYear(paths: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const year = isPage(path) ? yearOfPath(path) : null
    if (year !== null) counts[year] = (counts[year] ?? 0) + 1
  }
  return counts
}

function caseTwins(paths: Iterable<string>): string[] {
  const seen = new Map<string, string>()
  const twins: string[] = []
  for (const path of paths) {
    const folded = path.toLowerCase()
    const other = seen.get(folded)
    if (other !== undefined) twins.push(`${path} and ${other} differ only in upper and lower case`)
    seen.set(folded, path)
  }
  return twins
}

/**
 * Checks a built site: every internal link, source and #place leads somewhere; every page has one h1, a title, a
 * language, a policy before its first script, and its own address as canonical; no secret is in it; home and not-found page exist.
 * @param dir the site's folder
 */
export async function verifySite(dir: string, options: VerifyOptions): Promise<Verification> {
  const paths = listSite(dir)
  const verifier = new Verifier(paths, (path) => readFileSync(join(dir, path), 'latin1'), options)
  const pages = [...paths].filter(isPage).length
  for (const needed of ['/index.html', '/404.html']) {
    if (!paths.has(needed)) verifier.problem('the site', `${needed} is missing`)
  }
  for (const twins of caseTwins(paths)) verifier.problem('the site', twins)
  let done = 0
  for (const path of paths) {
    verifier.readFile(path)
    if (isPage(path) && ++done % BATCH === 0) {
      options.onProgress?.(done, pages)
      await setImmediate()
    }
  }
  verifier.checkPlaces()
  options.onProgress?.(done, pages)
  const { links, problemCount } = verifier
  return {
    pages,
    links,
    bytes: [...paths].reduce((sum, path) => sum + statSync(join(dir, path)).size, 0),
    pagesByYear: countByYear(paths),
    problems: verifier.problems(),
    policies: [...verifier.policies],
    problemCount,
  }
}
