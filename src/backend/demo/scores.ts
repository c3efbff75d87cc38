import type { Score } from '../../domain/tournament/match.ts'
import type { AgeClass } from './age-classes.ts'
import type { Random } from './random.ts'

/** Standard deviations in goals: of both sides' total in a match, and of the margin between two sides on the day. */
const TOTAL_DEVIATION = 4.5
const DAY_FORM = 4.6
/** Blow-outs raise the mean by this many goals, so it is subtracted beforehand. */
const BLOW_OUT_GOALS = 0.15

/** Returns the pace of a class: the older the players, the longer the match and the more goals. */
export function paceOf(ageClass: Pick<AgeClass, 'age'>): number {
  const age = ageClass.age ?? 14
  return 0.8 + Math.max(0, age - 10) * 0.045
}

export interface ScoreMaker {
  /** The full-time score, which may be level. Strengths are in goals. */
  fullTime(ageClass: Pick<AgeClass, 'age'>, homeStrength: number, awayStrength: number, random: Random): Score
}

/** @param meanGoals goals of both sides per match, over the whole edition, if the mean pace is `meanPace` */
export function createScoreMaker(meanGoals: number, meanPace: number): ScoreMaker {
  return {
    fullTime(ageClass, homeStrength, awayStrength, random) {
      const mean = ((meanGoals - BLOW_OUT_GOALS) * paceOf(ageClass)) / meanPace
      const margin = Math.round(random.normal(homeStrength - awayStrength, DAY_FORM))
      const lead = Math.min(Math.abs(margin), 53)
      const drawn = Math.round(random.normal(mean, TOTAL_DEVIATION))
      const total = Math.max(drawn, lead + 2 * random.int(0, 3), 2)
      const losing = Math.max(0, Math.floor((total - lead + random.int(0, 1)) / 2))
      const winning = losing + lead
      return margin >= 0 ? { home: winning, away: losing } : { home: losing, away: winning }
    },
  }
}

/** Returns the score at half time. */
export function halfTimeOf(score: Score, random: Random): Score {
  const half = (goals: number) => Math.min(goals, Math.max(0, Math.round(goals * random.normal(0.48, 0.08))))
  return { home: half(score.home), away: half(score.away) }
}

/** Returns the score after this share of the match, on the way to the full-time score. */
export function scoreSoFar(score: Score, share: number): Score {
  return { home: Math.floor(score.home * share), away: Math.floor(score.away * share) }
}
