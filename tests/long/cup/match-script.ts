import type { Random } from '../../../src/backend/demo/random.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import type { Match, Score } from '../../../src/domain/tournament/match.ts'
import { draftOf, type ReportDraft } from '../../../src/domain/tournament/report.ts'

const MINUTE = 60_000
const SHIFTS = [20, 95, -25]

const goals = (random: Random, most: number): Score => ({
  home: random.int(0, most),
  away: random.int(0, most),
})

const added = (one: Score, other: Score): Score => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

/** Makes the reports of a desk on a match, from its present state to its end. */
export function reportsOf(match: Match, index: EditionIndex, random: Random): ReportDraft[] {
  if (match.kind === 'scheduled' && random.chance(0.07))
    return [draftOf('walkover', { winner: random.pick(['home', 'away'] as const) })]
  const isKnockOut = index.divisions.get(match.divisionId)?.kind === 'playoff'
  const early = goals(random, 6)
  const half = added(early, goals(random, 5))
  const end = added(half, goals(random, 7))
  const isBegun = match.kind === 'live' || (match.kind === 'hidden' && match.phase === 'live')
  const drafts = isBegun ? [] : [...moves(match, index, random), draftOf('start')]
  if (random.chance(0.7)) drafts.push(draftOf('score', { score: early }))
  if (random.chance(0.6)) drafts.push(draftOf('half-time', { score: half }))
  if (random.chance(0.4)) drafts.push(draftOf('score', { score: end }))
  drafts.push(ending(end, isKnockOut, random))
  if (random.chance(0.08))
    drafts.push(
      draftOf('correction', { state: 'scheduled' }),
      draftOf('start'),
      ending(end, isKnockOut, random),
    )
  if (random.chance(0.15)) drafts.push(correctionOf(isKnockOut, random))
  return drafts
}

/** A result that replaces the one there is. */
export function correctionOf(isKnockOut: boolean, random: Random): ReportDraft {
  return { ...ending(goals(random, 18), isKnockOut, random), kind: 'correction', state: 'finished' }
}

/** Reports on the same match by somebody else who does not look at what the other desks report. */
export const strayReports = (isKnockOut: boolean, random: Random): ReportDraft[] => [
  random.pick([
    draftOf('start'),
    draftOf('score', { score: goals(random, 9) }),
    correctionOf(isKnockOut, random),
  ]),
]

/** A knock-out match that ends level is decided by penalties or lots. */
function ending(score: Score, isKnockOut: boolean, random: Random): ReportDraft {
  if (!isKnockOut || score.home !== score.away) return draftOf('end', { score })
  const winner = random.pick(['home', 'away'] as const)
  if (random.chance(0.5)) return draftOf('end', { score, winner, decision: 'lots' })
  const penalties = winner === 'home' ? { home: 5, away: 4 } : { home: 3, away: 4 }
  return draftOf('end', { score, penalties })
}

function moves({ time }: Match, index: EditionIndex, random: Random): ReportDraft[] {
  if (!random.chance(0.12)) return []
  const startsAt = time.kind === 'instant' ? time.at + random.pick(SHIFTS) * MINUTE : null
  const fieldId = random.pick([...index.fields.keys()])
  const whole = { startsAt, fieldId }
  return [draftOf('move', startsAt !== null && random.chance(0.5) ? { startsAt } : whole)]
}
