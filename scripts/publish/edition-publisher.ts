import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { partsOf } from '../../src/domain/live/feed-memory.ts'
import {
  type EditionChanges,
  editionChanges,
  NO_CHANGES,
} from '../../src/domain/publication/edition-changes.ts'
import { closesAt, isAwaited } from '../../src/domain/publication/edition-end.ts'
import { isUnderWay } from '../../src/domain/publication/under-way.ts'
import { type PublishedFile, publishedAddress } from '../../src/domain/schedule/published-file.ts'
import { dayOf } from '../../src/domain/time/stockholm.ts'
import type { Edition } from '../../src/domain/tournament/edition.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../src/domain/tournament/match.ts'
import type { SiteThreads } from '../generate/site-threads.ts'
import { contentObjections } from '../release/content-guard.ts'
import { ReleaseFailure } from '../release/failure.ts'
import { checkFiles, type FilesCheck, type PlacesOf, type VerifyOptions } from '../release/verify.ts'
import { alteredFiles, hasOtherFiles } from './altered-files.ts'
import type { FollowedEdition } from './followed-edition.ts'
import type { LinkedRelease } from './linked-release.ts'

const PROBLEMS_SHOWN = 3

export interface PublisherParts {
  readonly edition: Pick<FollowedEdition, 'read'>
  readonly threads: Pick<SiteThreads, 'editionFiles' | 'make' | 'rereadEdition'>
  readonly release: LinkedRelease
  /** Every file of the site that does not belong to the edition. */
  readonly otherFiles: ReadonlySet<string>
  readonly verify: VerifyOptions
  /** What the edition held when its release was built; null if that is not known. */
  readonly content: EditionContent | null
  readonly allowShrink: boolean
  readonly allowOddValues: boolean
}

/** The cup's time when the edition was read last, the stopwatch then, and what the edition waited for. */
interface LastRead {
  readonly cup: number
  readonly stopwatch: number
  readonly end: number | null
  readonly results: number
}

/** What an edition under way waits for. */
export interface EditionWait {
  /** How many matches have no result yet. */
  readonly results: number
  /** The day on which the edition is over without them, `YYYY-MM-DD`. */
  readonly until: string
  /** Whether that day has come since the edition was read. */
  readonly isOver: boolean
}

/** The outcome of one round of publishing. */
export interface Published {
  readonly revision: string
  readonly rendered: number
  /** Files that were replaced, added or removed. */
  readonly replaced: number
  /** Whether the last match of the edition has been played: the pages of other years that show it wait for a build. */
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
  /** Files that a change concerns and that are still to be published. */
  readonly #due = new Set<string>()
  /** Files that no change concerns, but that are rendered now and then all the same. */
  #unseen = new Set<string>()
  /** Whether every file has been rendered since the start. Only then is it known up to which revision all are correct. */
  #isKnown = false
  /** Whether the service's data has passed the content check since the start. */
  #isJudged = false
  #readAt: LastRead | null = null
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

  /** @param index the edition as the threads have read it */
  static async start(
    parts: PublisherParts,
    index: EditionIndex,
    latestYear: number | null,
  ): Promise<EditionPublisher> {
    const files = new Set(await parts.threads.editionFiles(index.edition.year))
    return new EditionPublisher(parts, index, latestYear, files)
  }

  /** Marks files with reports newer than the published revision, to go first: a cup may have run for hours meanwhile. */
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

  /** Looks at every file again, because the served state of the edition is not the one that was published last. */
  startOver(): void {
    for (const file of this.#parts.release.files().symmetricDifference(this.#files)) this.#due.add(file)
    this.#unseen = new Set(this.#files)
    this.#isKnown = false
  }

  /** The revision that is published, except for files that are due. */
  get revision(): string {
    return this.#index.edition.revision
  }

  /** Whether any file is due. */
  get isDue(): boolean {
    return this.#due.size > 0
  }

  /**
   * Reads the current state of the edition, and marks every file that its changes can alter as due.
   *
   * @throws ResultsServiceError, ArchiveError, ReleaseFailure; the known state stays
   */
  async read(): Promise<void> {
    const { edition, threads } = this.#parts
    let reread: Promise<void> | undefined
    // The threads read the stored answers while this one parses them.
    const { index, content, now } = await edition.read(() => {
      reread = threads.rereadEdition(this.year)
      reread.catch(() => undefined)
    })
    await reread
    const matches = [...index.matches.values()]
    const results = matches.filter(isAwaited).length
    this.#readAt = { cup: now, stopwatch: performance.now(), end: closesAt(matches), results }
    this.#guard(content)
    this.#isJudged = true
    const changes = this.#changesTo(index)
    const files = hasOtherFiles(changes) ? new Set(await threads.editionFiles(this.year)) : this.#files
    const isAltered = alteredFiles(changes, index)
    for (const file of files) if (isAltered(file)) this.#due.add(file)
    for (const file of this.#files.symmetricDifference(files)) this.#due.add(file)
    this.#index = index
    this.#files = files
  }

  /** What the edition still waits for; null if it waits for nothing, or has not been read yet. */
  get wait(): EditionWait | null {
    if (this.#readAt === null) return null
    const { cup, stopwatch, end, results } = this.#readAt
    if (end === null) return null
    return { results, until: dayOf(end), isOver: cup + performance.now() - stopwatch >= end }
  }

  /** Whether all files have been looked over since the start. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /**
   * Publishes the due files, all at once, together with some files that no change asked for. So nothing stays wrong for long
   * because the release was built without it or because no rule foresaw it. If nothing is played, one such look is enough.
   *
   * @param more the largest number of files to add that no change asked for
   * @throws ReleaseFailure, and file system errors; the served files stay, and the due files stay due
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
    // Even the pages of matches that a restore did not touch name the epoch that revisions count from.
    const isOtherState = partsOf(before.revision).epoch !== partsOf(after.edition.revision).epoch
    if (isOtherState || isUnder(before) !== isUnder(after.edition)) return { ...NO_CHANGES, isWhole: true }
    return editionChanges(before, after.edition)
  }

  async #publish(files: ReadonlySet<string>, signal: AbortSignal): Promise<Published> {
    const { threads, release } = this.#parts
    const changes = new Map<string, Buffer | null>()
    const check = this.#checkOf(changes)
    const take = (file: string, content: Buffer) => {
      if (release.read(file)?.equals(content) === true) return
      changes.set(file, content)
      check.add(file)
    }
    const wanted = [...files].filter((file) => this.#isKnown || file !== this.#publishedFile)
    for (const file of wanted) if (!this.#files.has(file)) changes.set(file, null)
    await threads.make(
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
    return { revision: this.revision, rendered: files.size, replaced: changes.size, hasEnded }
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

/** @throws ReleaseFailure if there is a problem */
function refuse(problems: readonly string[], files: number): void {
  if (problems.length > 0)
    throw new ReleaseFailure(
      `Nothing was published, because the check of ${files} new files found problems. ${problems.slice(0, PROBLEMS_SHOWN).join('. ')}. Build the site anew: npm run build`,
    )
}
