import { readFileSync } from 'node:fs'
import type { CurrentEdition, WireDivision } from '../../../scripts/test/current-edition.ts'

/** The edition under way as the pages were built from it: other tests may have sent the service reports since. */
export function builtEdition(): CurrentEdition {
  const file = process.env.E2E_EDITION
  if (file === undefined) throw new Error('E2E_EDITION names no file: `npm test` writes one.')
  return JSON.parse(readFileSync(file, 'utf8')) as CurrentEdition
}

type Division = CurrentEdition['divisions'][number]

/** A group with a match that is being played or is still to be played. */
export function openGroup({ divisions }: CurrentEdition): {
  group: Division
  match: WireDivision['matches'][number]
} {
  for (const group of divisions) {
    const match = group.matches.find(({ isFinished, isWalkover }) => !isFinished && !isWalkover)
    if (group.type !== 'playoff' && match?.homeTeamId && match.awayTeamId) return { group, match }
  }
  throw new Error('No group has a match left to be played.')
}
