import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import type { Outcome } from '../../stores/organisers.ts'
import { publishedEdition } from '../../stores/published-edition.ts'

/** Loads the edition as it is published. */
export async function loadPublished({ tournamentId }: EditionIds): Promise<Outcome<EditionIndex>> {
  const index = await publishedEdition(Number(tournamentId.replace(/^t/, '')))
  return index ? { ok: true, value: index } : { ok: false, trouble: { kind: 'away' } }
}
