import type { Locale } from '../../domain/text/locale.ts'
import { criterionOf } from '../../domain/tournament/criteria.ts'
import { namedCriterion } from '../../domain/tournament/criterion-word.ts'
import type { Comparison, LevelTeams, OwnMatches } from '../../domain/tournament/explanation.ts'
import { isHeadline } from '../../domain/tournament/margin.ts'
import { leaderOf } from '../../domain/tournament/outcome.ts'
import { isHeadToHead, type Separator } from '../../domain/tournament/ranking.ts'
import type { Step } from '../../domain/tournament/ranking-key.ts'
import type { Counted } from '../../domain/tournament/standings.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { criterionName } from './criterion-name.ts'
import { stepFigures, stepText } from './step-text.ts'

/** What the explanation of a table's order needs to know about the table. */
export interface WhyTable {
  readonly locale: Locale
  /** Returns a team's name, for Sentence. */
  readonly nameOf: (teamId: string) => string
  /** Whether matches remain to be played. */
  readonly provisional: boolean
  /** The age of the class. */
  readonly age: number | null
}

/** Returns `Level on 4 points: goal difference in their own matches +5 against −5`, for Sentence. */
export function whySummary(level: LevelTeams, table: WhyTable): string {
  const t = translator(table.locale)
  if (level.points === null) return t('why.turned')
  const [only, ...more] = level.comparisons
  const reasons =
    only && more.length === 0
      ? [reasonOfTwo(only, level, table)]
      : level.comparisons.map((one) => shortReason(one, table))
  const points = t('why.level', { count: level.points })
  return t('why.summary', { level: points, reasons: [...new Set(reasons)].join(', ') })
}

function reasonOfTwo(comparison: Comparison, level: LevelTeams, table: WhyTable): string {
  const { locale, nameOf, age } = table
  const t = translator(locale)
  const step = comparison.verdict === 'decided' ? comparison.steps.at(-1) : undefined
  if (!step || step.by === 'lots') return shortReason(comparison, table)
  const own = ownMatchesOf(comparison, level)
  const match = isWonOwn(step.by) ? onlyMatch(own) : undefined
  const isLevel = match && leaderOf(match.result.score) === null
  if (match?.kind !== 'played' || isLevel || !isHeadline(match.result.score, age))
    return t('why.by', { step: stepText(step.by, own, locale), ...stepFigures(step, locale) })
  const { home, away } = match.result.score
  const score = scoreText({ home: Math.max(home, away), away: Math.min(home, away) })
  return t('why.wonOwn', { team: nameOf(comparison.above), score })
}

/** Whether a criterion says who won the teams' own matches. */
const isWonOwn = (by: Separator): boolean =>
  isHeadToHead(by) && criterionOf(namedCriterion(by).name).from === 'outcomes'

function shortReason({ verdict, steps }: Comparison, { locale, provisional }: WhyTable): string {
  const t = translator(locale)
  if (verdict === 'shared') return t(provisional ? 'why.openSoFar' : 'why.open')
  if (verdict !== 'decided') return t(`why.${verdict}`)
  const by = steps.at(-1)?.by
  return by === 'lots' ? t('why.lots') : criterionName(by ?? 'points', locale)
}

/** Returns why one team stands above the next, in one or two sentences, for Sentence. */
export function whySentences(comparison: Comparison, level: LevelTeams, table: WhyTable): string {
  const t = translator(table.locale)
  const own = ownMatchesOf(comparison, level)
  const { verdict, steps } = comparison
  const isOpen = verdict === 'shared' || verdict === 'unexplained'
  const before = verdict === 'unexplained' ? [] : isOpen ? steps : steps.slice(0, -1)
  const sentence = whySentence(comparison, own, table)
  const levelIn = levelSteps(before, own, table.locale).join(', ')
  return levelIn ? `${sentence} ${t(isOpen ? 'why.levelIn' : 'why.before', { steps: levelIn })}` : sentence
}

function whySentence(comparison: Comparison, own: OwnMatches | undefined, table: WhyTable): string {
  const { locale, nameOf } = table
  const t = translator(locale)
  const { verdict, steps } = comparison
  const names = { above: nameOf(comparison.above), below: nameOf(comparison.below) }
  const last = steps.at(-1)
  if (verdict === 'shared') return t('why.pairShared', names)
  if (verdict === 'unlisted') return t('why.pairUnlisted', names)
  if (verdict === 'unexplained' || !last) return t('why.pairUnexplained', names)
  if (verdict === 'decided') return t('why.pairDecided', { ...names, reason: reasonText(last, own, locale) })
  const [one, other] = last.figures
  // If the table ranks both teams level, the team that the rule puts ahead is named first.
  if (one > other)
    return t('why.pairParted', { ...names, ahead: names.above, reason: reasonText(last, own, locale) })
  const turned: Step = { ...last, figures: [other, one] }
  return t('why.pairContradicted', { ...names, ahead: names.below, reason: reasonText(turned, own, locale) })
}

function reasonText(step: Step, own: OwnMatches | undefined, locale: Locale): string {
  const t = translator(locale)
  if (step.by === 'lots') return t('why.reasonLots')
  return t('why.reason', { step: stepText(step.by, own, locale), ...stepFigures(step, locale) })
}

/** Returns what two teams are level in. If they met once or never, one text covers all head-to-head steps. */
function levelSteps(steps: readonly Step[], own: OwnMatches | undefined, locale: Locale): string[] {
  const t = translator(locale)
  const match = onlyMatch(own)
  const texts = steps.map((step) => {
    if (step.isUnknown) return t('why.notKnown', { step: stepText(step.by, own, locale) })
    if (isHeadToHead(step.by) && own?.results.length === 0) return t('why.notMet')
    if (isHeadToHead(step.by) && match?.result.bothLose) return t('why.nobodyCame')
    if (isHeadToHead(step.by) && match) return t('why.drewOwn', { score: scoreText(match.result.score) })
    return t('why.each', { step: stepText(step.by, own, locale), figure: stepFigures(step, locale).one })
  })
  return [...new Set(texts)]
}

const ownMatchesOf = ({ above }: Comparison, { ownMatches }: LevelTeams): OwnMatches | undefined =>
  ownMatches.find(({ teamIds }) => teamIds.includes(above))

/** Returns the only match that two teams played against each other. */
const onlyMatch = (own: OwnMatches | undefined): Counted | undefined =>
  own?.teamIds.length === 2 && own.results.length === 1 ? own.results[0] : undefined
