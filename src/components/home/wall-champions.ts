import { isUnderWay } from '../../domain/publication/under-way.ts'
import { type Champion, championsOf } from '../../domain/tournament/champions.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { isHeadline } from '../../domain/tournament/margin.ts'
import { scoreOf } from '../../domain/tournament/match.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { otherSide, sideOf } from '../../domain/tournament/outcome.ts'
import { scoreText } from '../match/match-card.ts'
import type { WallChampion } from './ChampionWall.tsx'

/** Returns the champions of an edition as its wall shows them. */
export const wallChampions = (index: EditionIndex): WallChampion[] => championsOf(index).map(wallChampion)

/** Returns the champions of the latest edition before this one that is over. */
export function lastChampions(
  indexes: readonly EditionIndex[],
  year: number,
  latestYear: number | null,
): { readonly year: number; readonly champions: readonly WallChampion[] } | null {
  const before = indexes
    .filter(({ edition }) => edition.year < year && !isUnderWay(edition, latestYear))
    .sort((one, other) => other.edition.year - one.edition.year)
  for (const index of before) {
    const champions = wallChampions(index)
    if (champions.length > 0) return { year: index.edition.year, champions }
  }
  return null
}

function wallChampion({ category, team, final }: Champion): WallChampion {
  const own = sideOf(final, team.id)
  const score = scoreOf(final)
  const other = own && final[otherSide(own)]
  return {
    categoryId: category.id,
    className: category.name,
    team: { id: team.id, name: team.name, flag: nationOf(team.nationCode)?.flag },
    final:
      own && score
        ? {
            matchId: final.id,
            score: isHeadline(score, category.age)
              ? scoreText({ home: score[own], away: score[otherSide(own)] })
              : null,
            against: other?.kind === 'team' ? other.name : null,
          }
        : null,
  }
}
