import { reportOfWithdrawal } from '../../../domain/desk/after-withdrawal.ts'
import { type MatchResult, NO_RESULT } from '../../../domain/desk/match-result.ts'
import { resultAfter } from '../../../domain/desk/result-after.ts'
import type { Participant } from '../../../domain/tournament/match.ts'
import { leftIn } from '../../../domain/tournament/withdrawn.ts'
import { inEachLanguage } from '../../../i18n/service-text.ts'
import type {
  CategoryDocument,
  CupDocument,
  EditionDocument,
  MatchDocument,
} from '../../document/cup-document.ts'
import { withdrawalOf } from '../../document/withdrawal-document.ts'

/** Gives the matches of teams that withdrew the states and results that follow from it. */
export function applyWithdrawals(document: CupDocument): CupDocument {
  for (const edition of document.editions)
    for (const category of edition.categories)
      if (category.teams.some(({ withdrawn }) => withdrawn)) applyInClass(category, edition)
  return document
}

function applyInClass(category: CategoryDocument, edition: EditionDocument): void {
  const all = new Map(
    category.teams.flatMap((team) => {
      const withdrawal = withdrawalOf(team, category, edition)
      return withdrawal ? [[team.id, withdrawal]] : []
    }),
  )
  const stages = category.stages.map(({ id }, rank) => ({ id, rank }))
  const divisions = category.stages.flatMap((stage) =>
    stage.divisions.map((division) => ({
      id: division.id,
      stageId: stage.id,
      kind: stage.type === 'playoff' ? ('playoff' as const) : ('group' as const),
      teamIds: division.teams,
      matches: division.matches.map((match) => ({
        match,
        home: sideOf(match.home),
        away: sideOf(match.away),
      })),
    })),
  )
  for (const division of divisions) {
    const withdrawn = leftIn(division, { stages, divisions }, all)
    const isKnockOut = division.kind === 'playoff'
    for (const { match, home, away } of division.matches) {
      const before = { home, away, result: resultOf(match), isKnockOut, isHidden: category.hideMatchResults }
      const report = reportOfWithdrawal(before, withdrawn, inEachLanguage('withdrawn.reason'))
      if (report) setResult(match, resultAfter(before, report))
    }
  }
}

function sideOf(side: MatchDocument['home']): Participant {
  if ('team' in side) return { kind: 'team', teamId: side.team, name: side.team }
  return 'bye' in side ? { kind: 'bye' } : { kind: 'placeholder', label: side.placeholder }
}

const resultOf = ({ state, score, winner }: MatchDocument): MatchResult => ({
  ...NO_RESULT,
  state,
  score: score ?? null,
  winner: winner ?? null,
})

/** No match that follows from a withdrawal has a half-time score, penalties or a decision. */
function setResult(match: MatchDocument, { state, score, winner, reason }: MatchResult): void {
  for (const name of ['score', 'halfTime', 'penalties', 'decision', 'winner', 'abandoned'] as const)
    delete match[name]
  Object.assign(match, {
    state,
    ...(score && { score }),
    ...(winner && { winner }),
    ...(reason && { reason }),
  })
}
