import { type CupDocument, cupDocument } from './cup-document.ts'
import { editionFindings } from './document/edition-findings.ts'
import { matchFindings } from './document/match-findings.ts'
import { nationFindings } from './document/nation-findings.ts'
import { referenceFindings } from './document/reference-findings.ts'
import { schemaFindings } from './document/schema-faults.ts'
import { sketchEditions } from './document/sketch.ts'
import { tableFindings } from './document/table-findings.ts'
import { textFindings } from './document/text-findings.ts'
import type { Draft, Fault } from './fault.ts'

/**
 * Everything wrong with a draft, in the order of the document: what does not fit the format, characters, references,
 * contradictions. The document is there only where no fault is.
 */
export function checkDraft(draft: Draft): { document: CupDocument | null; faults: Fault[] } {
  const { raw } = draft
  const editions = sketchEditions(raw)
  const unreadable = editions.length === 0 && draft.faults.some((fault) => fault.level === 'fault')
  // What could not be read at all is told; that nothing is left then is no fault of its own.
  if (unreadable) return { document: null, faults: [...draft.faults] }
  const findings = [
    ...schemaFindings(raw),
    ...textFindings(raw),
    ...editionFindings(editions),
    ...editions.flatMap((edition) => [
      ...referenceFindings(edition),
      ...nationFindings(edition),
      ...matchFindings(edition),
      ...tableFindings(edition),
    ]),
  ]
  const faults = [
    ...draft.faults,
    ...findings.map(({ level, at, problem, remedy }): Fault => {
      const { file, place } = draft.origin(at)
      return { level, file, place, problem, remedy }
    }),
  ]
  if (faults.some((fault) => fault.level === 'fault')) return { document: null, faults }
  const parsed = cupDocument.safeParse(raw)
  return { document: parsed.success ? withGroupTeams(parsed.data) : null, faults }
}

/** A group that lists no teams has those that meet in it, in the order in which they first play. */
function withGroupTeams(document: CupDocument): CupDocument {
  for (const edition of document.editions) {
    for (const category of edition.categories) {
      for (const stage of category.stages) {
        if (stage.type === 'playoff') continue
        for (const division of stage.divisions) {
          if (division.teams.length > 0) continue
          const playing = division.matches.flatMap(({ home, away }) =>
            [home, away].flatMap((side) => ('team' in side ? [side.team] : [])),
          )
          division.teams = [...new Set(playing)]
        }
      }
    }
  }
  return document
}
