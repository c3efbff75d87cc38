import { setImmediate } from 'node:timers/promises'
import type { AstroPrerenderer } from 'astro'
import { DEFAULT_LOCALE, LOCALES } from '../../src/domain/text/locale.ts'
import { forgetPaths } from '../../src/layouts/astro-app.ts'
import { built } from '../../src/layouts/built.ts'
import type { PageShell } from '../../src/layouts/page-shell.ts'
import type { RenderingHelper } from '../../src/layouts/rendering-helper.ts'
import type { StampingPrerenderer } from '../../src/layouts/stamp-pages.ts'
import { stampedKind } from '../../src/layouts/stamper.ts'
import { isTextFile } from '../../src/layouts/text-file.ts'

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number]

/** Small enough that both threads end at the same time. */
const FILES_OF_A_BATCH = 8
/** Files rendered between two pauses that let in signals and the other thread's answers. */
const BETWEEN_TURNS = 4

/** Pages that share a shell, or files that are made without Astro. */
interface Batch {
  readonly shell: PageShell | null
  readonly files: readonly string[]
}

/** The kinds other than those of pages that have a shell. */
const [ASTRO, TEXT] = ['astro', 'text']

/** A growing list of batches: one thread takes them from the front and waits for more, the other from the end. */
class Batches {
  readonly #batches: Batch[] = []
  #isWhole = false
  #more = Promise.withResolvers<void>()

  add(shell: PageShell | null, files: readonly string[]): void {
    for (let at = 0; at < files.length; at += FILES_OF_A_BATCH)
      this.#batches.push({ shell, files: files.slice(at, at + FILES_OF_A_BATCH) })
    this.#wake()
  }

  /** Ends the list: no more batches are added. */
  end(): void {
    this.#isWhole = true
    this.#wake()
  }

  async first(): Promise<Batch | undefined> {
    while (this.#batches.length === 0 && !this.#isWhole) await this.#more.promise
    return this.#batches.shift()
  }

  last(): Batch | undefined {
    return this.#batches.pop()
  }

  #wake(): void {
    this.#more.resolve()
    this.#more = Promise.withResolvers()
  }
}

type Take = (file: string, content: Buffer) => void

/** Renders files of the latest edition as a build does, with the help of another thread. */
export class PageRenderer {
  /** The other thread; null until there is one. */
  helper: RenderingHelper | null = null
  readonly #standard: AstroPrerenderer
  readonly #siteUrl: string
  readonly #renders: Pick<StampingPrerenderer, 'render' | 'shellFor'>
  #paths: ReadonlyMap<string, Path> = new Map()
  #sinceTurn = 0

  /** @param standard already set up */
  constructor(
    standard: AstroPrerenderer,
    siteUrl: string,
    renders: Pick<StampingPrerenderer, 'render' | 'shellFor'>,
  ) {
    this.#standard = standard
    this.#siteUrl = siteUrl
    this.#renders = renders
  }

  /** Lists every file of an edition and its start page, by path from the site's root, from the current data. */
  async list(year?: number): Promise<ReadonlySet<string>> {
    const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '/' : `/${locale}/`))
    const isOfEdition = (pathname: string) =>
      prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}${year}/`))
    const paths = await this.#standard.getStaticPaths()
    const known = new Map<string, Path>()
    for (const path of paths) {
      const pathname = withSlash(path)
      if (isOfEdition(pathname)) known.set(fileOf(pathname), { ...path, pathname })
    }
    this.#paths = known
    return new Set(known.keys())
  }

  /** Clears the route cache, so that files rendered from now on show the current data. */
  forget(): void {
    forgetPaths(this.#standard)
  }

  /**
   * Renders files, in any order.
   *
   * @param files files from the latest list
   * @param take gets each rendered file
   * @returns how many the other thread rendered
   */
  async render(files: Iterable<string>, take: Take, signal: AbortSignal): Promise<number> {
    const kinds = Map.groupBy(files, (file) => this.#kindOf(file))
    const byAstro = [...(kinds.get(ASTRO) ?? [])]
    const batches = new Batches()
    batches.add(null, kinds.get(TEXT) ?? [])
    const helped = this.#renderThere(batches, take)
    // The fault that ends this thread's part first is the one that is reported.
    helped.catch(() => undefined)
    try {
      for (const [kind, own] of kinds)
        if (kind !== ASTRO && kind !== TEXT) byAstro.push(...(await this.#learn(own, batches, take, signal)))
      await this.#renderHere(byAstro, take, signal)
      for (let next = batches.last(); next; next = batches.last())
        await this.#renderHere(next.files, take, signal)
    } finally {
      batches.end()
    }
    const { made, left } = await helped
    await this.#renderHere(left, take, signal)
    return made
  }

  /**
   * Has Astro render pages of a kind until they yield their shell, and adds the remaining pages to the batches.
   *
   * @returns the pages that have no shell
   */
  async #learn(
    pages: readonly string[],
    batches: Batches,
    take: Take,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    for (let at = 0; at < pages.length; at += 1) {
      const page = pages.slice(at, at + 1)
      const shell = await this.#renders.shellFor(this.#pathOf(page[0] ?? '').pathname)
      if (shell === null) return pages.slice(at)
      if (shell) {
        batches.add(shell, pages.slice(at))
        return []
      }
      await this.#renderHere(page, take, signal)
    }
    return []
  }

  async #renderHere(files: readonly string[], take: Take, signal: AbortSignal): Promise<void> {
    for (const file of files) {
      if (this.#sinceTurn++ % BETWEEN_TURNS === 0) await setImmediate()
      signal.throwIfAborted()
      take(file, await this.#renderFile(file))
    }
  }

  /**
   * Has the other thread render batches from the front of the list, while this thread takes them from its end.
   *
   * @returns how many files it rendered, and the files that it did not
   */
  async #renderThere(batches: Batches, take: Take): Promise<{ made: number; left: string[] }> {
    const { helper } = this
    const done = { made: 0, left: [] as string[] }
    if (!helper) return done
    const work = async () => {
      await helper.settled()
      for (let next = await batches.first(); next; next = await batches.first()) {
        const { shell, files } = next
        const made = await helper.make(
          shell,
          files.map((file) => this.#pathOf(file).pathname),
        )
        for (const [at, file] of files.entries()) {
          const bytes = made?.[at]
          if (bytes) {
            done.made += 1
            take(file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
          } else done.left.push(file)
        }
        if (made === null) return
      }
    }
    // One batch waits while another is rendered, so that the other thread never waits for this one.
    await Promise.all([work(), work()])
    return done
  }

  async #renderFile(file: string): Promise<Buffer> {
    const path = this.#pathOf(file)
    const text = isTextFile(file) ? await built.take()?.fileText(file) : null
    if (text != null) return Buffer.from(text)
    const request = new Request(new URL(encodeURI(path.pathname), this.#siteUrl))
    const answer = await this.#renders.render(request, { routeData: path.route })
    const response = answer instanceof Response ? answer : answer.response
    if (response.status !== 200) throw new Error(`${path.pathname} was answered with ${response.status}.`)
    return Buffer.from(await response.arrayBuffer())
  }

  /** Returns the kind of a file, by how it is rendered: by Astro alone, as a text, or as a page with a shared shell. */
  #kindOf(file: string): string {
    return isTextFile(file) ? TEXT : (stampedKind(this.#pathOf(file).pathname) ?? ASTRO)
  }

  #pathOf(file: string): Path {
    const path = this.#paths.get(file)
    if (!path) throw new RangeError(`${file} is no file of the edition.`)
    return path
  }
}

/** A page ends with a slash, a file with its own name. */
const withSlash = ({ pathname, route }: Path): string =>
  route.type === 'page' && !pathname.endsWith('/') ? `${pathname}/` : pathname

const fileOf = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname)
