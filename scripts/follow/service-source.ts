import { openArchive } from '../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { cupFile } from '../../src/domain/open-data/cup-file.ts'
import { indexEdition } from '../../src/domain/tournament/edition-index.ts'
import { withoutPassword } from './address-source.ts'
import { type Source, SourceFault } from './source.ts'

/**
 * Another results service of the contract (docs/contract.md). Its editions are read again when their revisions change.
 *
 * @param year one edition only; null: the latest one
 * @param cacheDir where the report of oddities in its data is written
 */
export function serviceSource(
  address: URL,
  cupId: string,
  {
    year,
    everyMs,
    cacheDir,
  }: { readonly year: number | null; readonly everyMs: number; readonly cacheDir: string },
): Source {
  const name = withoutPassword(address)
  const client = createResultsClient({ address: String(address) })
  const settings = { resultsUrl: name, cupId, cupName: null, sport: null, cacheDir, allowEmpty: false }
  let held = ''
  return {
    name,
    everyMs,
    look: async () => {
      try {
        const archive = await openArchive(settings, { client, print: () => {} })
        const chosen = year ?? archive.latestYear
        const summary = archive.editions.find((edition) => edition.year === chosen)
        if (summary === undefined) throw new SourceFault(`${name} has no edition ${chosen}`)
        if (summary.revision === held) return null
        const edition = await archive.edition(summary.year)
        const text = JSON.stringify(cupFile(indexEdition(edition), archive.cup, address.origin))
        held = summary.revision
        return { files: [{ file: 'cup.json', bytes: Buffer.from(text) }], path: 'cup.json', isFolder: false }
      } catch (fault) {
        throw fault instanceof SourceFault
          ? fault
          : new SourceFault(fault instanceof Error ? fault.message : String(fault))
      }
    },
  }
}
