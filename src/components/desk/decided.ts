import type { Score } from '../../domain/tournament/match.ts'
import type { ReportDraft } from '../../domain/tournament/report.ts'
import type { Decider } from './DeskFields.tsx'

/**
 * Returns what a report says of a level match that was decided; null while that is not known.
 *
 * @param level the score before; a golden goal adds one
 */
export function decided(
  { by, winner, penalties }: Decider,
  level: Score,
): Partial<Pick<ReportDraft, 'score' | 'decision' | 'winner' | 'penalties'>> | null {
  if (by === 'penalties')
    return penalties.home === penalties.away ? null : { decision: 'penalties', penalties }
  if (by === null || winner === null) return null
  if (by === 'lots') return { decision: 'lots', winner }
  return { decision: 'sudden-death', score: { ...level, [winner]: level[winner] + 1 } }
}
