import * as v from 'valibot'
import { type CupDocument, cupDocument } from '../../document/cup-document.ts'
import type { Draft, Fault } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { withPlaces } from '../said.ts'
import { applyWithdrawals } from './apply-withdrawals.ts'
import { placePlayoffs } from './bracket-rounds.ts'
import { editionFindings } from './edition-findings.ts'
import { lenientEditions } from './lenient-document.ts'
import { matchFindings } from './match-findings.ts'
import { nationFindings } from './nation-findings.ts'
import { publish } from './publication.ts'
import { isRaw } from './raw.ts'
import { referenceFindings } from './reference-findings.ts'
import { repeatedMatches } from './repeated-matches.ts'
import { type Assumption, settleRules } from './rules.ts'
import { schemaFindings } from './schema-faults.ts'
import { tableFindings } from './table-findings.ts'
import { textFindings } from './text-findings.ts'
import { timeFindings } from './time-findings.ts'
import { scoreWalkovers } from './walkovers.ts'
import { leaveWithoutOpponents } from './without-opponents.ts'

interface CheckedDraft {
  /** The document if there is no fault, or if all faults are in editions that are left out; else null. */
  readonly document: CupDocument | null
  /** All faults and warnings; if there is a document, the warnings about its content. */
  readonly faults: Fault[]
  readonly skipped: readonly Fault[]
  readonly skippedEditions: readonly string[]
  readonly assumptions: readonly Assumption[]
}

/**
 * Finds everything wrong with a draft, in the order of the document: what does not fit the format, characters, references,
 * contradictions. First it settles what a draft leaves open: ranking rules, places in brackets, the score of walkovers, what is
 * published.
 */
export function checkDraft(draft: Draft, options: ImportOptions = {}): CheckedDraft {
  const { raw } = draft
  const assumptions = settleRules(raw, draft.assumedRules ?? new Map(), options)
  const unplaced = placePlayoffs(raw)
  scoreWalkovers(raw)
  publish(raw, options)
  const editions = lenientEditions(raw)
  const unreadable = editions.length === 0 && draft.faults.some((fault) => fault.level === 'fault')
  // The faults of reading are reported. That no edition is left then is not another fault.
  if (unreadable)
    return { document: null, faults: [...draft.faults], skipped: [], skippedEditions: [], assumptions }
  const findings = [
    ...schemaFindings(raw),
    ...textFindings(raw),
    ...editionFindings(editions, draft.assumedRules),
    ...unplaced,
    ...editions.flatMap((edition) => [
      ...referenceFindings(edition),
      ...nationFindings(edition),
      ...matchFindings(edition),
      ...repeatedMatches(edition),
      ...tableFindings(edition),
      ...timeFindings(edition, options.now),
    ]),
  ]
  const placeOf = (path: string) => {
    const { file, place } = draft.origin(path)
    return [file, place].filter((part) => part !== '').join(' ')
  }
  const foundFaults = findings.map(({ level, at, problem, remedy }): Fault => {
    const { file, place } = draft.origin(at)
    return { level, file, place, problem: withPlaces(problem, placeOf), remedy: withPlaces(remedy, placeOf) }
  })
  const faults = [...draft.faults, ...foundFaults]
  const nothing = { document: null, faults, skipped: [], skippedEditions: [], assumptions }
  const blamed = new Map(draft.faults.map((fault) => [fault, draft.blame?.(fault) ?? null]))
  foundFaults.forEach((fault, index) => {
    const edition = /^editions\[(\d+)\]/.exec(findings[index]?.at ?? '')?.[1]
    blamed.set(fault, edition === undefined ? null : [Number(edition)])
  })
  const skipped = faults.filter(({ level }) => level === 'fault')
  if (skipped.length > 0 && !options.skipFaulty) return nothing
  const left = new Set<number>()
  for (const fault of skipped) {
    const editionsOfFault = blamed.get(fault)
    if (!editionsOfFault) return nothing
    for (const edition of editionsOfFault) left.add(edition)
  }
  const parsed = v.safeParse(cupDocument, without(raw, left))
  if (!parsed.success) return nothing
  leaveWithoutOpponents(parsed.output)
  const isKept = (fault: Fault) =>
    fault.level === 'warning' && !(blamed.get(fault) ?? []).some((edition) => left.has(edition))
  const skippedEditions = [...left]
    .sort((a, b) => a - b)
    .map((index) => {
      const { file } = draft.origin(`editions[${index}]`)
      return `${editions[index]?.year ?? '?'} (${file})`
    })
  return {
    document: applyWithdrawals(withGroupTeams(parsed.output)),
    faults: faults.filter(isKept),
    skipped,
    skippedEditions,
    assumptions: assumptions.filter(({ index }) => !left.has(index)),
  }
}

/** Returns the document without some of its editions. */
function without(raw: unknown, left: ReadonlySet<number>): unknown {
  if (!isRaw(raw) || !Array.isArray(raw.editions) || left.size === 0) return raw
  return { ...raw, editions: raw.editions.filter((_, index) => !left.has(index)) }
}

/** Gives a group that lists no teams those that play in it, in the order in which they first play. */
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
