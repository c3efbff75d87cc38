import { PagesAudit } from '../../support/pages-audit.ts'
import { servedFiles } from '../../support/served-files.ts'
import { auditEvents } from './audit-events.ts'
import { differingCarried, differingEdition } from './audit-matches.ts'
import type { FaultyCup } from './faulty-cup.ts'
import { recomputed } from './recomputed.ts'

export interface Audit {
  /** A sentence for whatever is lost, wrong or there twice. */
  readonly differing: readonly string[]
  readonly reports: number
  /** How many cards, scoreboards and tables on pages were compared. */
  readonly compared: number
}

const numberOf = (revision: string) => Number(revision.slice(revision.lastIndexOf('.') + 1))

/** Compares everything that a cup publishes with what follows from the reports that were taken. */
export async function audit(cup: FaultyCup): Promise<Audit> {
  const { before, ledger, origin, reader, served, settings, visitors } = cup
  const events = await auditEvents(`${origin}/graphql`, ledger, before, settings.cupId)
  const service = await cup.read()
  const expected = recomputed(before, events.taken, service)
  const counted = numberOf(service.edition.revision) - numberOf(before.edition.revision)
  const pages = new PagesAudit(served, expected)
  const isOfEdition = new RegExp(`^/(?:sv/)?(?:${before.edition.year}/.*)?index\\.html$`)
  const paths = [...servedFiles(served).keys()].filter((path) => isOfEdition.test(path))
  const accounts = await Promise.all(visitors.map((visitor) => visitor.differing(origin)))
  const differing = [
    ...events.differing,
    ...(counted === events.count ? [] : [`The revision counts ${counted} reports of ${events.count}`]),
    ...differingCarried(expected),
    ...differingEdition('The service', expected, service),
    ...differingEdition('The reader', expected, reader.index),
    ...pages.differing(paths),
    ...accounts.flat(),
  ]
  return { differing, reports: events.count, compared: pages.compared }
}
