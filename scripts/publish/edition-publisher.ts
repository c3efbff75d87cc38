import type { EditionContent } from '../../src/data/build/edition-content.ts'
import type { WarmSite } from '../../src/data/build/warm-site.ts'
import { partsOf } from '../../src/domain/live/feed-memory.ts'
import {
  type EditionChanges,
  editionChanges,
  NO_CHANGES,
} from '../../src/domain/publication/edition-changes.ts'
import { isUnderWay } from '../../src/domain/publication/under-way.ts'
import { type PublishedFile, publishedAddress } from '../../src/domain/schedule/published-file.ts'
import type { Edition } from '../../src/domain/tournament/edition.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../src/domain/tournament/match.ts'
import { contentObjections } from '../release/content-guard.ts'
import { ReleaseFailure } from '../release/failure.ts'
import { checkFiles, type FilesCheck, type PlacesOf, type VerifyOptions } from '../release/verify.ts'
import { alteredFiles, hasOtherFiles } from './altered-files.ts'
import type { LinkedRelease } from './linked-release.ts'
import type { PageRenderer } from './page-renderer.ts'

const PROBLEMS_SHOWN = 3

export interface PublisherParts {
  readonly site: WarmSite
  readonly renderer: PageRenderer
  readonly release: LinkedRelease
  /** Every file of the site that is not of the edition. */
  readonly otherFiles: ReadonlySet<string>
  readonly verify: VerifyOptions
  /** What the edition held when its release was built; null where that is not known. */
  readonly content: EditionContent | null
  readonly allowShrink: boolean
  readonly allowOddValues: boolean
}

/** What one round of publishing did. */
export interface Published {
  readonly revision: string
  readonly rendered: number
  /** Of these, by the other thread. */
  readonly helped: number
  /** Files that were replaced, added or removed. */
  readonly replaced: number
  /** The last match of the edition was played meanwhile: pages of other years, which tell of it, wait for a build. */
  readonly hasEnded: boolean
}

/** Publishes the files of the latest edition that differ from those served. */
export class EditionPublisher {
  readonly year: number
  readonly #parts: PublisherParts
  readonly #latestYear: number | null
  readonly #wasUnderWay: boolean
  #index: EditionIndex
  #content: EditionContent | null
  /** Every file that the edition has. */
  #files: ReadonlySet<string>
  /** Files that a change concerns and that are not published yet. */
  readonly #due = new Set<string>()
  /** Files that are rendered once in a while though no change concerns them. */
  #unseen = new Set<string>()
  /** Whether every file was rendered once since the start: only then it is known up to when all are what they should be. */
  #isKnown = false
  /** Whether what the service gives was judged since the start. */
  #isJudged = false
  readonly #places: PlacesOf = new Map()

  private constructor(
    parts: PublisherParts,
    index: EditionIndex,
    latestYear: number | null,
    files: ReadonlySet<string>,
  ) {
    this.#parts = parts
    this.#index = index
    this.#content = parts.content
    this.#latestYear = latestYear
    this.#wasUnderWay = isUnderWay(index.edition, latestYear)
    this.year = index.edition.year
    this.#files = files
    this.startOver()
    this.#noteUnpublished()
  }

  static async start(parts: PublisherParts, year: number): Promise<EditionPublisher> {
    const { indexes, latestYear } = await parts.site.load()
    const index = indexes.find(({ edition }) => edition.year === year)
    if (!index) throw new ReleaseFailure(`There is no edition ${year} to publish.`)
    return new EditionPublisher(parts, index, latestYear, await parts.renderer.list(year))
  }

  /** What was reported since the site was published last goes first: a cup may have been played for hours meanwhile. */
  #noteUnpublished(): void {
    const file = JSON.parse(this.#parts.release.read(this.#publishedFile)?.toString() ?? '{}')
    const published = partsOf(String((file as Partial<PublishedFile>).revision))
    const { edition, matches } = this.#index
    if (published.epoch !== partsOf(edition.revision).epoch) return
    const isNew = ({ revision = 0 }: Match) => revision > published.number
    const changes = { ...NO_CHANGES, matches: [...matches.values()].filter(isNew) }
    const isAltered = alteredFiles(changes, this.#index)
    for (const path of this.#files) if (isAltered(path)) this.#due.add(path)
  }

  /** Looks at every file again: another state of the edition is served than was published last. */
  startOver(): void {
    for (const file of this.#parts.release.files().symmetricDifference(this.#files)) this.#due.add(file)
    this.#unseen = new Set(this.#files)
    this.#isKnown = false
  }

  /** Of what is published, but for files that are due. */
  get revision(): string {
    return this.#index.edition.revision
  }

  /** Whether something is to be published. */
  get isDue(): boolean {
    return this.#due.size > 0
  }

  /**
   * Reads the edition as it is by now, and notes every file that its changes can alter.
   *
   * @throws ResultsServiceError, ArchiveError, ReleaseFailure; what was known stays
   */
  async read(): Promise<void> {
    const { renderer, site } = this.#parts
    await renderer.helper?.settled()
    // Both threads look into the answers at the same time.
    const { index, content } = await site.reread(this.year, () => renderer.helper?.reread(this.year))
    renderer.forget()
    this.#guard(content)
    this.#isJudged = true
    const changes = this.#changesTo(index)
    const files = hasOtherFiles(changes) ? await renderer.list(this.year) : this.#files
    const isAltered = alteredFiles(changes, index)
    for (const file of files) if (isAltered(file)) this.#due.add(file)
    for (const file of this.#files.symmetricDifference(files)) this.#due.add(file)
    this.#index = index
    this.#files = files
  }

  /** Whether all files were looked over since the start. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /**
   * Publishes what is due, all at once, and with it files that no change asked for: what a release was built without, and
   * what no rule foresaw, does not stay wrong for long. While nothing is played, once is enough for these.
   *
   * @param more how many of these at the most
   * @throws ReleaseFailure, and what the file system throws; what is served stays, and what is due stays due
   */
  async publishDue(more: number, signal: AbortSignal): Promise<Published> {
    if (!this.#isJudged) await this.read()
    if (this.#unseen.size === 0) {
      if (!this.#isKnown) this.#due.add(this.#publishedFile)
      this.#isKnown = true
      if (this.#isUnderWay) this.#unseen = new Set(this.#files)
    }
    const due = [...this.#due]
    const published = await this.#publish(new Set([...due, ...this.#unseen.values().take(more)]), signal)
    for (const file of due) this.#due.delete(file)
    return published
  }

  get #isUnderWay(): boolean {
    return isUnderWay(this.#index.edition, this.#latestYear)
  }

  get #publishedFile(): string {
    return publishedAddress(this.year)
  }

  #changesTo(after: EditionIndex): EditionChanges {
    const before = this.#index.edition
    const isUnder = (edition: Edition) => isUnderWay(edition, this.#latestYear)
    // Pages of matches that a restore did not touch name the state that revisions count from, too.
    const isOtherState = partsOf(before.revision).epoch !== partsOf(after.edition.revision).epoch
    if (isOtherState || isUnder(before) !== isUnder(after.edition)) return { ...NO_CHANGES, isWhole: true }
    return editionChanges(before, after.edition)
  }

  async #publish(files: ReadonlySet<string>, signal: AbortSignal): Promise<Published> {
    const { renderer, release } = this.#parts
    const changes = new Map<string, Buffer | null>()
    const check = this.#checkOf(changes)
    const take = (file: string, content: Buffer) => {
      if (release.read(file)?.equals(content) === true) return
      changes.set(file, content)
      check.add(file)
    }
    const wanted = [...files].filter((file) => this.#isKnown || file !== this.#publishedFile)
    for (const file of wanted) if (!this.#files.has(file)) changes.set(file, null)
    const helped = await renderer.render(
      wanted.filter((file) => this.#files.has(file)),
      take,
      signal,
    )
    if (changes.size > 0) {
      refuse(check.problems(), [...changes.values()].filter((content) => content !== null).length)
      release.publish(changes)
    }
    for (const file of files) this.#unseen.delete(file)
    const hasEnded = this.#wasUnderWay && !this.#isUnderWay
    return { revision: this.revision, rendered: files.size, helped, replaced: changes.size, hasEnded }
  }

  #guard(content: EditionContent): void {
    const objections = contentObjections(this.#content ? [this.#content] : [], [content], this.#parts)
    if (objections !== null)
      throw new ReleaseFailure(
        `Nothing was published, because what the results service gives looks wrong. ${objections.sentences.join(' ')} If that is right, build the site anew with ${objections.ways.join(' ')}.`,
      )
    this.#content = content
  }

  #checkOf(changes: ReadonlyMap<string, Buffer | null>): FilesCheck {
    const { otherFiles, release, verify } = this.#parts
    const all = { has: (path: string) => this.#files.has(path) || otherFiles.has(path) }
    const read = (path: string) => (changes.get(path) ?? release.read(path))?.toString('latin1') ?? ''
    return checkFiles(all, read, verify, this.#places)
  }
}

/** @throws ReleaseFailure where there is a problem */
function refuse(problems: readonly string[], files: number): void {
  if (problems.length > 0)
    throw new ReleaseFailure(
      `Nothing was published, because the check of ${files} new files found problems. ${problems.slice(0, PROBLEMS_SHOWN).join('. ')}. Build the site anew: npm run build`,
    )
}
