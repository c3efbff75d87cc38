import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { isFinal } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { otherSide, winnerOf } from '../../domain/tournament/outcome.ts'
import { type Decision, decisionsOf } from '../../domain/tournament/scenario/decisions.ts'
import { stakesOf } from '../../domain/tournament/stakes.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import { roundText } from '../match/standing-text.ts'
import { isolated } from '../ui/Sentence.tsx'
import { goalText } from './need-text.ts'

/** What a play-off match decided, and the match to which that leads. */
export interface DecidedText {
  readonly text: string
  readonly next: Match | null
}

/** Returns what a play-off match decided, in sentences; none while it has no winner. */
export function playoffDecisions(site: EditionSite, match: Match, division: Division): DecidedText[] {
  const { locale, index } = site
  const t = translator(locale)
  const winner = winnerOf(match)
  if (winner === null) return []
  const team = isolated(sideName(match[winner], t))
  if (isFinal(match))
    return [{ text: t('match.wonFinal', { team, playoff: isolated(division.name[locale]) }), next: null }]
  if (match.round.rank === 0) return [{ text: t('match.wonThird', { team }), next: null }]
  const stakes = stakesOf(match, index)
  if (!stakes) return []
  const round = roundText(stakes.winner.round.rank ?? 0, locale)
  const beaten = isolated(sideName(match[otherSide(winner)], t))
  return [
    { text: t('match.isThrough', { team, round }), next: stakes.winner },
    ...(stakes.loser ? [{ text: t('match.playsThird', { team: beaten }), next: stakes.loser }] : []),
  ]
}

/** Returns what a result made certain about the teams of its group, in sentences; none in an edition that is over. */
export function groupDecisions(
  site: EditionSite,
  match: Match,
  category: Category,
): { readonly teamId: string; readonly text: string }[] {
  const decisions = site.year === site.latestYear ? decisionsOf(match, category) : []
  const t = translator(site.locale)
  const said = ({ teamId, goal, isSure }: Decision) => {
    const team = isolated(site.index.teams.get(teamId)?.name ?? teamId)
    if (goal.kind === 'nowhere') return t('match.isOut', { team })
    return t(isSure ? 'match.isSure' : 'match.cannotReach', { team, goal: goalText(goal, site) })
  }
  return decisions.map((decision) => ({ teamId: decision.teamId, text: said(decision) }))
}
