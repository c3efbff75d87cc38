import type { CupDocument } from '../../../src/backend/document/cup-document.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { folderWith } from '../import/temporary-files.ts'

/** Returns the document that an import reads from files, as the cup `cup` of 2026. @throws Error with the faults */
export async function imported(files: Readonly<Record<string, string>>): Promise<CupDocument> {
  const answer = await readImport(folderWith(files), { year: 2026, cup: 'cup', name: 'Cup' })
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults, null, 1))
  return answer.document
}
