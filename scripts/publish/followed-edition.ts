import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { storeFeedState } from '../../src/data/build/feed-state.ts'
import { type Archive, openArchive } from '../../src/data/build/open-archive.ts'
import type { BuildSettings } from '../../src/data/build/settings.ts'
import { recordAnswers } from '../../src/data/build/stored-answers.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { editionAt } from '../../src/domain/publication/edition-end.ts'
import { type EditionIndex, indexEdition } from '../../src/domain/tournament/edition-index.ts'

export interface EditionRead {
  readonly index: EditionIndex
  readonly content: EditionContent
  /** The cup's time at which the edition was taken, epoch milliseconds. */
  readonly now: number
}

/**
 * The latest edition at the results service. Each answer is stored in a folder, from which the threads that make pages read
 * the same state.
 */
export class FollowedEdition {
  readonly #archive: Archive
  readonly #settings: BuildSettings
  readonly #answersDir: string
  readonly #year: number

  private constructor(archive: Archive, settings: BuildSettings, answersDir: string, year: number) {
    this.#archive = archive
    this.#settings = settings
    this.#answersDir = answersDir
    this.#year = year
  }

  /**
   * Reads the latest edition.
   *
   * @param answersDir holds the answers about all other editions
   * @throws ResultsServiceError, ArchiveError
   */
  static async open(
    settings: BuildSettings,
    answersDir: string,
  ): Promise<{ edition: FollowedEdition; index: EditionIndex; latestYear: number }> {
    const { resultsUrl, resultsKey } = settings
    const service = createResultsClient({ address: resultsUrl, key: resultsKey })
    const { client } = recordAnswers(service, answersDir)
    const archive = await openArchive(settings, { client, print: () => undefined })
    const { latestYear } = archive
    if (latestYear === null) throw new Error('The cup has no edition to publish.')
    const edition = new FollowedEdition(archive, settings, answersDir, latestYear)
    const { now } = await edition.#feedState()
    const index = indexEdition(editionAt(await archive.edition(latestYear), now))
    return { edition, index, latestYear }
  }

  /**
   * Reads the current state.
   *
   * @param onAnswers is called as soon as all answers are stored, before they are parsed
   * @throws ResultsServiceError, ArchiveError
   */
  async read(onAnswers: () => void): Promise<EditionRead> {
    const { now } = await this.#feedState()
    const { edition, content } = await this.#archive.reread(this.#year, onAnswers)
    return { index: indexEdition(editionAt(edition, now)), content, now }
  }

  /** The tournament of the edition; '' if it has none. */
  get tournamentId(): string {
    const summary = this.#archive.editions.find(({ year }): boolean => year === this.#year)
    return summary?.tournamentId ?? ''
  }

  #feedState() {
    return storeFeedState(this.#settings.resultsUrl, this.#archive, this.#answersDir)
  }
}
