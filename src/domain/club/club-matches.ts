import { memoized } from '../memoized.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { resultFor, type TeamResult } from '../tournament/form.ts'
import { isHeadline } from '../tournament/margin.ts'
import type { Score } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { otherSide, SIDES, teamIdOf } from '../tournament/outcome.ts'

/** A match of a club's team, seen from the club's side. */
export interface ClubMatch {
  readonly year: number
  readonly matchId: string
  /** Short name of the class. */
  readonly category: string
  /** Own goals under `home`; null if the score should not be shown outside the match's own page. */
  readonly score: Score | null
  readonly result: TeamResult
}

/** The opponents of a club's teams in an edition. Counts only matches played to the end, not walkovers. */
export interface ClubMatches {
  /** Number of matches by nation code, as teams have it. */
  readonly nations: ReadonlyMap<string, number>
  /** By the id of the other club; the latest match first. */
  readonly opponents: ReadonlyMap<string, readonly ClubMatch[]>
  readonly played: number
}

interface Open {
  readonly nations: Map<string, number>
  readonly opponents: Map<string, ClubMatch[]>
  played: number
}

/** Returns the matches of each club, by club id. */
export const clubMatches = memoized((index: EditionIndex): ReadonlyMap<string, ClubMatches> => {
  const { edition, categories, teams } = index
  const all = new Map<string, Open>()
  for (const match of [...index.matches.values()].sort((one, other) => byTime(other, one))) {
    if (match.kind !== 'finished') continue
    const category = categories.get(match.categoryId)
    for (const side of SIDES) {
      const [own, other] = [side, otherSide(side)].map((name) => teams.get(teamIdOf(match[name]) ?? ''))
      const result = own && resultFor(match, own.id)
      if (!own?.clubId || !other || !result || own.clubId === other.clubId) continue
      const club = all.get(own.clubId) ?? { nations: new Map(), opponents: new Map(), played: 0 }
      all.set(own.clubId, club)
      club.played += 1
      if (other.nationCode !== null)
        club.nations.set(other.nationCode, (club.nations.get(other.nationCode) ?? 0) + 1)
      if (other.clubId === null) continue
      const score = { home: match.score[side], away: match.score[otherSide(side)] }
      const matches = club.opponents.get(other.clubId) ?? []
      club.opponents.set(other.clubId, matches)
      matches.push({
        year: edition.year,
        matchId: match.id,
        category: category?.shortName ?? '',
        score: isHeadline(score, category?.age ?? null) ? score : null,
        result,
      })
    }
  }
  return all
})
