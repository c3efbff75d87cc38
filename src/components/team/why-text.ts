import { signed } from '../../domain/presentation/numbers.ts'
import type { Comparison, LevelTeams, OwnMatches } from '../../domain/tournament/explanation.ts'
import { isHeadToHead, type Separator, type Step } from '../../domain/tournament/ranking-key.ts'
import type { Counted } from '../../domain/tournament/standings.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'

export interface WhyWords {
  readonly t: Translate
  /** For Sentence. */
  readonly nameOf: (teamId: string) => string
  /** Matches remain to be played. */
  readonly provisional: boolean
}

/** `Level on 4 points: goal difference in their own match +5 against −5`. */
export function whySummary(level: LevelTeams, words: WhyWords): string {
  const { t, provisional } = words
  if (level.points === null) return t('why.turned')
  const [only, ...more] = level.comparisons
  const reasons =
    only && more.length === 0
      ? [reasonOfTwo(only, level, words)]
      : level.comparisons.map((one) => shortReason(one, t, provisional))
  const points = t('why.level', { count: level.points })
  return t('why.summary', { level: points, reasons: [...new Set(reasons)].join(', ') })
}

function reasonOfTwo(
  comparison: Comparison,
  level: LevelTeams,
  { t, nameOf, provisional }: WhyWords,
): string {
  const step = comparison.verdict === 'decided' ? comparison.steps.at(-1) : undefined
  if (!step || step.by === 'lots') return shortReason(comparison, t, provisional)
  const own = ownMatchesOf(comparison, level)
  const match = onlyMatch(own)
  if (step.by !== 'head-to-head-points' || match?.kind !== 'played')
    return t('why.by', { step: stepText(step.by, own, t), ...figures(step) })
  const { home, away } = match.result.score
  const score = scoreText({ home: Math.max(home, away), away: Math.min(home, away) })
  return t('why.wonOwn', { team: nameOf(comparison.above), score })
}

/** The match of two teams that have no other in common. */
const onlyMatch = (own: OwnMatches | undefined): Counted | undefined =>
  own?.teamIds.length === 2 && own.results.length === 1 ? own.results[0] : undefined

function shortReason({ verdict, steps }: Comparison, t: Translate, provisional: boolean): string {
  if (verdict === 'shared') return t(provisional ? 'why.openSoFar' : 'why.open')
  if (verdict !== 'decided') return t(`why.${verdict}`)
  const by = steps.at(-1)?.by
  return by === 'lots' ? t('why.lots') : t(`criterion.${by ?? 'points'}`)
}

/** Why one team stands above the next, in a sentence or two, for Sentence. */
export function whySentences(comparison: Comparison, level: LevelTeams, words: WhyWords): string {
  const { t, nameOf } = words
  const { verdict, steps } = comparison
  const own = ownMatchesOf(comparison, level)
  const names = { above: nameOf(comparison.above), below: nameOf(comparison.below) }
  const last = verdict === 'decided' || verdict === 'contradicted' ? steps.at(-1) : undefined
  const before = last ? steps.slice(0, -1) : verdict === 'shared' ? steps : []
  const sentence = () => {
    if (!last) return t(verdict === 'shared' ? 'why.pairShared' : 'why.pairUnexplained', names)
    if (verdict === 'decided') return t('why.pairDecided', { ...names, reason: reasonText(last, own, t) })
    const isShared = last.figures[0] > last.figures[1]
    const step = isShared ? last : { ...last, figures: last.figures.toReversed() as [number, number] }
    const ahead = isShared ? names.above : names.below
    const key = isShared ? 'why.pairParted' : 'why.pairContradicted'
    return t(key, { ...names, ahead, reason: reasonText(step, own, t) })
  }
  const levelIn = levelSteps(before, own, t)
  if (levelIn.length === 0) return sentence()
  return `${sentence()} ${t(last ? 'why.before' : 'why.levelIn', { steps: levelIn.join(', ') })}`
}

function reasonText(step: Step, own: OwnMatches | undefined, t: Translate): string {
  if (step.by === 'lots') return t('why.reasonLots')
  return t('why.reason', { step: stepText(step.by, own, t), ...figures(step) })
}

/** What two teams are level in; what a single match tells by itself, or none, stands once. */
function levelSteps(steps: readonly Step[], own: OwnMatches | undefined, t: Translate): string[] {
  const match = onlyMatch(own)
  const texts = steps.map((step) => {
    if (isHeadToHead(step.by) && own?.results.length === 0) return t('why.notMet')
    if (isHeadToHead(step.by) && match) return t('why.drewOwn', { score: scoreText(match.result.score) })
    return t('why.each', { step: stepText(step.by, own, t), figure: figures(step).one })
  })
  return [...new Set(texts)]
}

const ownMatchesOf = ({ above }: Comparison, { ownMatches }: LevelTeams): OwnMatches | undefined =>
  ownMatches.find(({ teamIds }) => teamIds.includes(above))

function stepText(by: Separator, own: OwnMatches | undefined, t: Translate): string {
  const isAmongMany = own !== undefined && own.teamIds.length > 2
  if (isHeadToHead(by) && isAmongMany)
    return t(`why.among.${by}` as MessageKey, { teams: own.teamIds.length })
  return t(`why.step.${by}` as MessageKey, { count: own?.results.length ?? 0 })
}

function figures({ by, figures: pair }: Step): { readonly one: string; readonly other: string } {
  const [one, other] =
    by === 'goal-quotient' ? quotients(pair) : pair.map(by.includes('difference') ? signed : String)
  return { one: one ?? '', other: other ?? '' }
}

/** With as many decimals as tell the one from the other. */
function quotients([one, other]: Step['figures']): string[] {
  const digits = [2, 3, 4, 5].find((places) => one.toFixed(places) !== other.toFixed(places)) ?? 6
  return [one, other].map((value) =>
    Number.isFinite(value) ? value.toFixed(one === other ? 2 : digits) : '∞',
  )
}
