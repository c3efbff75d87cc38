import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { storeFeedState } from '../../src/data/build/feed-state.ts'
import { type Archive, openArchive } from '../../src/data/build/open-archive.ts'
import { readCups } from '../../src/data/build/read-cups.ts'
import type { BuildSettings } from '../../src/data/build/settings.ts'
import { recordResponses } from '../../src/data/build/stored-responses.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import type { ResultsClient } from '../../src/data/results/results-client.ts'
import { editionAt } from '../../src/domain/publication/edition-end.ts'
import { latestYear } from '../../src/domain/publication/latest-year.ts'
import { type EditionIndex, indexEdition } from '../../src/domain/tournament/edition-index.ts'

const LIST_MS = 20_000

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
  readonly #responsesDir: string
  readonly #year: number
  readonly #service: ResultsClient

  private constructor(
    archive: Archive,
    settings: BuildSettings,
    responsesDir: string,
    year: number,
    service: ResultsClient,
  ) {
    this.#archive = archive
    this.#service = service
    this.#settings = settings
    this.#responsesDir = responsesDir
    this.#year = year
  }

  /**
   * Reads the latest edition.
   *
   * @param responsesDir holds the responses about all other editions
   * @throws ResultsServiceError, ArchiveError
   */
  static async open(
    settings: BuildSettings,
    responsesDir: string,
  ): Promise<{ edition: FollowedEdition; index: EditionIndex; latestYear: number }> {
    const { resultsUrl, resultsKey } = settings
    const service = createResultsClient({ address: resultsUrl, key: resultsKey })
    const { client } = recordResponses(service, responsesDir)
    const archive = await openArchive(settings, { client, print: () => undefined })
    const { latestYear: year } = archive
    if (year === null) throw new Error('The cup has no edition to publish.')
    const edition = new FollowedEdition(archive, settings, responsesDir, year, service)
    const { now } = await edition.#feedState()
    const index = indexEdition(editionAt(await archive.edition(year), now))
    return { edition, index, latestYear: year }
  }

  /**
   * Reads the current state.
   *
   * @param onResponses is called as soon as all responses are stored, before they are parsed
   * @throws ResultsServiceError, ArchiveError
   */
  async read(onResponses: () => void): Promise<EditionRead> {
    const { now } = await this.#feedState()
    const { edition, content } = await this.#archive.reread(this.#year, onResponses)
    return { index: indexEdition(editionAt(edition, now)), content, now }
  }

  /** The tournament of the edition; '' if it has none. */
  get tournamentId(): string {
    const summary = this.#archive.editions.find(({ year }): boolean => year === this.#year)
    return summary?.tournamentId ?? ''
  }

  /**
   * Whether the service has another latest edition meanwhile, or another name of the cup: every page shows it, and a publisher
   * renders those of one edition only.
   *
   * @throws ResultsServiceError
   */
  async isOutgrown(): Promise<boolean> {
    const { found } = await readCups(this.#service, this.#settings.cupId, LIST_MS)
    if (!found) return false
    const isRenamed = this.#settings.cupName === null && found.cup.name !== this.#archive.cup.name
    return isRenamed || latestYear(found.editions) !== this.#year
  }

  #feedState() {
    return storeFeedState(this.#settings.resultsUrl, this.#archive, this.#responsesDir)
  }
}
