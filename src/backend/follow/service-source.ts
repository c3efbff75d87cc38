import { openArchive } from '../../data/build/open-archive.ts'
import { createResultsClient } from '../../data/results/client.ts'
import { cupFile } from '../../domain/open-data/cup-file.ts'
import { withoutPassword } from '../../domain/organiser/source.ts'
import { indexEdition } from '../../domain/tournament/edition-index.ts'
import { loginOf } from './address-source.ts'
import { type Source, SourceFault, sayOf } from './source.ts'

/**
 * Another results service of the contract (docs/contract.md). Its editions are read again when their revisions change.
 *
 * @param year one edition only; null: the latest one
 * @param cacheDir where the report of oddities in its data is written
 * @param fetch as of `addressSource`
 */
export function serviceSource(
  address: URL,
  cupId: string,
  {
    year,
    everyMs,
    cacheDir,
    fetch = globalThis.fetch,
  }: {
    readonly year: number | null
    readonly everyMs: number
    readonly cacheDir: string
    readonly fetch?: typeof globalThis.fetch
  },
): Source {
  const name = withoutPassword(address)
  const login = Object.entries(loginOf(address))
  const client = createResultsClient({
    address: name,
    fetch(input, init) {
      const headers = new Headers(init?.headers)
      for (const [header, value] of login) headers.set(header, value)
      return fetch(input, { ...init, headers })
    },
  })
  const settings = { resultsUrl: name, cupId, cupName: null, sport: null, cacheDir, allowEmpty: false }
  let held = ''
  return {
    name,
    everyMs,
    look: async () => {
      const archive = await openArchive(settings, { client, print: () => {}, classesApart: true })
      const chosen = year ?? archive.latestYear
      const summary = archive.editions.find((edition) => edition.year === chosen)
      if (summary === undefined) throw new SourceFault(sayOf('noEdition', { name, year: String(chosen) }))
      if (summary.revision === held) return null
      const edition = await archive.edition(summary.year)
      const text = JSON.stringify(cupFile(indexEdition(edition), archive.cup, address.origin))
      held = summary.revision
      return { files: [{ file: 'cup.json', bytes: Buffer.from(text) }], path: 'cup.json', isFolder: false }
    },
    forget() {
      held = ''
    },
  }
}
