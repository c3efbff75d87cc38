import type { WireCategory } from '../results/documents.ts'
import { record } from '../results/json.ts'
import { listedClasses } from '../results/parse-edition.ts'
import { reference } from '../results/parse-values.ts'

/** Returns the revision of each class that a `tournament` response lists; null if the service gives none. */
export function listedRevisions(tournament: unknown): ReadonlyMap<string, string> | null {
  const revisions = new Map<string, string>()
  for (const wire of listedClasses(tournament)) {
    const id = reference(wire.id)
    const revision = reference(wire.classRevision)
    if (id === null) continue
    if (revision === null) return null
    revisions.set(id, revision)
  }
  return revisions
}

/** Returns the revision that a `category` response gives for its class; null if it gives none. */
export function revisionOfClass(category: unknown): string | null {
  return reference(record<WireCategory>(category)?.classRevision)
}
