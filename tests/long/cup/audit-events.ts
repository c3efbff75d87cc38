import { createResultsClient } from '../../../src/data/results/client.ts'
import { MATCH_EVENTS, parseMatchEvents } from '../../../src/data/results/match-events.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import type { ReportDraft } from '../../../src/domain/tournament/report.ts'
import type { Entry, Ledger } from './ledger.ts'
import { historyOf } from './match-history.ts'

/** The reports that were taken, by match and in their order, and sentences on where the service keeps something else. */
export interface EventsAudit {
  readonly taken: ReadonlyMap<string, readonly ReportDraft[]>
  readonly count: number
  readonly differing: readonly string[]
}

/** Compares the events of every match with the answers that the desks got to their reports. */
export async function auditEvents(
  address: string,
  ledger: Ledger,
  before: EditionIndex,
  cupId: string,
): Promise<EventsAudit> {
  const client = createResultsClient({ address })
  const tournamentId = before.edition.tournamentId ?? ''
  const byMatch = Map.groupBy(ledger.entries, ({ matchId }) => matchId)
  const taken = new Map<string, readonly ReportDraft[]>()
  const differing: string[] = []
  let count = 0
  for (const match of before.matches.values()) {
    const entries = byMatch.get(match.id) ?? []
    const data = await client.ask(MATCH_EVENTS, { cupId, tournamentId, matchId: match.id }, NEVER)
    const { events } = parseMatchEvents(data)
    const isSecret = before.categories.get(match.categoryId)?.resultsHidden === true
    const known = events.map(({ at }) => entries.find((entry) => entry.at === at))
    const strangers = known.filter((entry) => !entry).length
    if (strangers > 0) differing.push(`Match ${match.id} has ${strangers} reports that nobody made`)
    const found = isSecret ? heldBack(entries) : known.filter((entry) => entry !== undefined)
    differing.push(...wrongFates(match.id, entries, found), ...wrongOrder(match.id, found))
    count += found.length
    if (found.length === 0) continue
    const drafts = found.map(({ draft }) => draft)
    taken.set(match.id, drafts)
    try {
      const { scores } = historyOf(match, drafts, before, isSecret)
      const is = JSON.stringify(events.map(({ score }) => score))
      if (!isSecret && is !== JSON.stringify(scores))
        differing.push(`Match ${match.id} had the scores ${is} and should have had ${JSON.stringify(scores)}`)
    } catch (fault) {
      differing.push(`Match ${match.id} has a report that does not fit: ${fault}`)
    }
  }
  return { taken, count, differing }
}

const NEVER = new AbortController().signal

/** A class that hides its results does not publish its reports, so the answers that its one desk got count. */
const heldBack = (entries: readonly Entry[]) => entries.filter(({ fate }) => fate === 'taken')

function wrongFates(matchId: string, entries: readonly Entry[], found: readonly Entry[]): string[] {
  const counts = Map.groupBy(found, (entry) => entry)
  return entries.flatMap((entry) => {
    const times = counts.get(entry)?.length ?? 0
    const { kind } = entry.draft
    const what = `The report ${kind} of match ${matchId} by ${entry.desk}`
    if (times > 1) return [`${what} counts ${times} times`]
    if (times === 0 && entry.fate === 'taken') return [`${what} was acknowledged and is lost`]
    const mayBe = entry.fate === 'taken' || (entry.fate === 'lost' && entry.wasSent)
    return times === 1 && !mayBe ? [`${what} counts though it was ${entry.fate}`] : []
  })
}

/** The reports of one desk on a match have to be taken in that desk's order. */
function wrongOrder(matchId: string, found: readonly Entry[]): string[] {
  return [...Map.groupBy(found, ({ desk }) => desk)].flatMap(([desk, own]) => {
    const isInOrder = own.every(({ order }, at) => order > (own[at - 1]?.order ?? 0))
    return isInOrder ? [] : [`The reports of match ${matchId} by ${desk} are not in their order`]
  })
}
