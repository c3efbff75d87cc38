import { type DocumentNode, visit } from 'graphql'
import type { WireCategory, WireTournament } from '../results/documents.ts'
import { record, reference } from '../results/parse-values.ts'

/** As the documents call `Category.revision`, so that it can be told from the edition's. */
const ALIAS = 'classRevision'

/** The same question without the revisions of classes, for a service that is older than they are. */
export function withoutClassRevisions<Document extends DocumentNode>(document: Document): Document {
  return visit(document, {
    // null takes the field out of the question, undefined leaves it.
    enter: (node) => (node.kind === 'Field' && node.alias?.value === ALIAS ? null : undefined),
  })
}

/** The revision of each class that a `tournament` answer lists; null where the service gives none. */
export function listedRevisions(tournament: unknown): ReadonlyMap<string, string> | null {
  const listed = record<WireTournament>(tournament)?.categories
  const revisions = new Map<string, string>()
  for (const one of Array.isArray(listed) ? listed : []) {
    const wire = record<{ id?: unknown; classRevision?: unknown }>(one)
    const id = reference(wire?.id)
    const revision = reference(wire?.classRevision)
    if (id === null) continue
    if (revision === null) return null
    revisions.set(id, revision)
  }
  return revisions
}

/** The revision that a `category` answer gives of itself; null where it gives none. */
export function revisionOfClass(category: unknown): string | null {
  return reference(record<WireCategory>(category)?.classRevision)
}
