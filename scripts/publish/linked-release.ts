import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DEFAULT_LOCALE, LOCALES } from '../../src/domain/text/locale.ts'
import { linkedName } from '../release/releases.ts'
import { listSite } from '../release/site-files.ts'

/** The files to publish, by path from the site's root (`/2026/index.html`); null for a file to remove. */
export type FileChanges = ReadonlyMap<string, Buffer | null>

/** Dot files are never served. */
const EDITION = '.edition'
const NOW = 'now'
const STATES = ['a', 'b'] as const
const PAUSED = 'held'
const [ASKED, DONE] = ['asked', 'done']

/** The parts of a site that belong to the latest edition: its own folders, and the start page, in every language. */
const partsOf = (year: number): string[] =>
  LOCALES.flatMap((locale) => {
    const prefix = locale === DEFAULT_LOCALE ? '' : `${locale}/`
    return [`${prefix}${year}`, `${prefix}index.html`]
  })

/**
 * A release whose latest edition can be replaced while it is served. It is a folder of links to what the release holds;
 * the links of the latest edition lead to one of two folders. Changes are written into the folder that is not served. Then
 * one link is renamed over another, so that visitors find the edition before or after the changes and nothing in between.
 * However the program ends, the served files are complete.
 */
export class LinkedRelease {
  readonly dir: string
  /** The folder of the release in the state it was built. */
  readonly #release: string
  readonly #parts: readonly string[]
  /** The files whose changes the other folder lacks; null if they are not known. */
  #behind: ReadonlySet<string> | null = null

  private constructor(dir: string, release: string, year: number) {
    this.dir = dir
    this.#release = release
    this.#parts = partsOf(year)
  }

  /** Returns the folder of links of a release; null if there is none yet. */
  static find(releasesDir: string, releaseId: string, year: number): LinkedRelease | null {
    const dir = join(releasesDir, linkedName(releaseId))
    const isThere = existsSync(join(dir, EDITION, NOW))
    return isThere ? new LinkedRelease(dir, join(releasesDir, releaseId), year) : null
  }

  /** Opens the folder of links of a release, and makes it if there is none. What earlier runs published stays. */
  static open(releasesDir: string, releaseId: string, year: number): LinkedRelease {
    const known = LinkedRelease.find(releasesDir, releaseId, year)
    if (known) return known
    const release = join(releasesDir, releaseId)
    const dir = join(releasesDir, linkedName(releaseId))
    const aside = `${dir}.new`
    rmSync(aside, { recursive: true, force: true })
    rmSync(dir, { recursive: true, force: true })
    new LinkedRelease(aside, release, year).#make()
    renameSync(aside, dir)
    return new LinkedRelease(dir, release, year)
  }

  /** Whether this is the edition that can be replaced. */
  has(year: number): boolean {
    return existsSync(join(this.#folder(NOW), String(year)))
  }

  /** Whether the edition is to be served as it was built, with publishing paused. */
  get isPaused(): boolean {
    return existsSync(this.#folder(PAUSED))
  }

  /** Asks for the edition as it was built, until publishing is resumed. The process that may publish puts it back. */
  pause(): void {
    if (!this.isPaused) writeFileSync(this.#folder(PAUSED), ASKED)
  }

  /**
   * Serves the edition as its release was built, once for each time that is asked for.
   * @returns whether this call did it
   */
  restoreBuilt(): boolean {
    if (readFileSync(this.#folder(PAUSED), 'utf8') !== ASKED) return false
    const standby = this.#standby
    this.#behind = null
    this.#clear(standby)
    for (const part of this.#parts) clone(join(this.#release, part), join(this.#folder(standby), part))
    this.#show(standby)
    writeFileSync(this.#folder(PAUSED), DONE)
    return true
  }

  resume(): void {
    rmSync(this.#folder(PAUSED), { force: true })
  }

  /** Returns a file of the site in its served state; null if there is none. */
  read(path: string): Buffer | null {
    try {
      return readFileSync(join(this.dir, path))
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw fault
    }
  }

  /** Returns the path of every file of the edition. */
  files(): ReadonlySet<string> {
    return listSite(this.#folder(this.#shown))
  }

  /** Returns the path of every file of the site except those of the edition. */
  filesOfOthers(): ReadonlySet<string> {
    const isOwn = (path: string) =>
      this.#parts.some((part) => path === `/${part}` || path.startsWith(`/${part}/`))
    return new Set([...listSite(this.#release)].filter((path) => !isOwn(path)))
  }

  /**
   * Replaces files of the edition, all in one moment.
   * @throws file system errors; the served files stay as they were
   */
  publish(changes: FileChanges): void {
    const standby = this.#standby
    const behind = this.#behind
    this.#behind = null
    if (behind === null) this.#copy(standby)
    else for (const path of behind) if (!changes.has(path)) this.#catchUp(standby, path)
    for (const [path, content] of changes) {
      const file = join(this.#folder(standby), path)
      // Other hard links keep the old file. Nobody reads this state yet, and writing aside and renaming would take longer.
      rmSync(file, { force: true })
      if (content !== null) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
    }
    this.#show(standby)
    this.#behind = new Set(changes.keys())
  }

  get #shown(): (typeof STATES)[number] {
    const name = readlinkSync(this.#folder(NOW))
    return STATES.find((state) => state === name) ?? STATES[0]
  }

  get #standby(): (typeof STATES)[number] {
    return this.#shown === 'a' ? 'b' : 'a'
  }

  #folder(name: string): string {
    return join(this.dir, EDITION, name)
  }

  #clear(state: string): void {
    rmSync(this.#folder(state), { recursive: true, force: true })
  }

  /** Gives the folder that is not served the files of the other one. After a restart it has nearly all of them. */
  #copy(standby: string): void {
    const [from, to] = [this.#folder(this.#shown), this.#folder(standby)]
    mkdirSync(to, { recursive: true })
    const paths = listSite(from)
    const same = new Set<string>()
    for (const path of listSite(to)) {
      if (paths.has(path) && isSameFile(join(from, path), join(to, path))) same.add(path)
      else rmSync(join(to, path))
    }
    for (const path of paths.difference(same)) clone(join(from, path), join(to, path))
  }

  #catchUp(standby: string, path: string): void {
    const from = join(this.#folder(this.#shown), path)
    const to = join(this.#folder(standby), path)
    rmSync(to, { force: true })
    if (existsSync(from)) clone(from, to)
  }

  #show(state: string): void {
    const aside = this.#folder(`${NOW}.new`)
    rmSync(aside, { force: true })
    symlinkSync(state, aside, 'dir')
    renameSync(aside, this.#folder(NOW))
  }

  #make(): void {
    const release = this.#release
    const own = new Set(this.#parts)
    const folders = new Set(this.#parts.map((part) => dirname(part)).filter((folder) => folder !== '.'))
    const edition = join(this.dir, EDITION, STATES[0])
    mkdirSync(edition, { recursive: true })
    const linkAll = (folder: string) => {
      for (const name of readdirSync(join(release, folder))) {
        const path = join(folder, name)
        const target = own.has(path) ? join(this.dir, EDITION, NOW, path) : join(release, path)
        if (own.has(path)) clone(join(release, path), join(edition, path))
        if (folders.has(path)) {
          mkdirSync(join(this.dir, path), { recursive: true })
          linkAll(path)
        } else symlinkSync(relative(join(this.dir, folder), target), join(this.dir, path))
      }
    }
    linkAll('')
    this.#show(STATES[0])
  }
}

function isSameFile(one: string, other: string): boolean {
  const [{ dev, ino }, found] = [statSync(one), statSync(other)]
  return ino === found.ino && dev === found.dev
}

/** Makes a second name for a file or for all files of a folder; copies if the file system has no hard links. */
function clone(from: string, to: string): void {
  if (!statSync(from).isDirectory()) {
    mkdirSync(dirname(to), { recursive: true })
    linkOrCopy(from, to)
    return
  }
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) clone(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (fault) {
    if (!['EPERM', 'EMLINK', 'ENOTSUP', 'EXDEV'].includes((fault as NodeJS.ErrnoException).code ?? ''))
      throw fault
    copyFileSync(from, to)
  }
}
