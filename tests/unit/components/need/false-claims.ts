import { needText } from '../../../../src/components/need/need-text.ts'
import { plain } from '../../../../src/components/ui/Sentence.tsx'
import type { EditionSite } from '../../../../src/domain/site/page-site.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { leaderOf } from '../../../../src/domain/tournament/outcome.ts'
import { type End, placesIn } from '../../../../src/domain/tournament/scenario/ending.ts'
import { marksOf } from '../../../../src/domain/tournament/scenario/marks.ts'
import type { Scenarios } from '../../../../src/domain/tournament/scenario/scenarios.ts'
import { edition } from '../../domain/builders.ts'
import { divisionNames, type withWays } from '../../domain/tournament/scenario/random-ways.ts'

type CupWithWays = ReturnType<typeof withWays>

/** The English sentences about each team of a group, by its id. */
export function sentencesOf({ category }: CupWithWays, { group, needs }: Scenarios) {
  const index = indexEdition(edition({ categories: [category] }))
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site: EditionSite = { locale: 'en', year: 2026, cup, latestYear: 2026, underWay: true, index }
  return new Map(
    group.teamIds.map((teamId, team) => [
      teamId,
      needs(teamId).map((need) => ({ need, text: plain(needText(need, group, team, site)) })),
    ]),
  )
}

/**
 * Compares every sentence and mark that claims that a team is through, or out, with one ending, and returns those that are
 * wrong for a division to which the team's place may lead in truth.
 */
export function falseClaims(cup: CupWithWays, scenarios: Scenarios, ending: readonly End[]): string[] {
  const { group } = scenarios
  const names = divisionNames(cup.category)
  const named = (text: string) => [...names].find(([name]) => text.includes(name))?.[1]
  const marks = marksOf(cup.division, cup.category)
  return [...sentencesOf(cup, scenarios)].flatMap(([teamId, sentences], team) => {
    const { best, worst } = placesIn(group, ending, team)
    if (best !== worst) return []
    const ends = cup.truth(best)
    const wrong: string[] = []
    for (const { need, text } of sentences) {
      const goal = named(text)
      const isOther = ends.some((end) => end !== goal)
      const isBelow = (order: readonly string[], lowest: string) => {
        if (need.kind !== 'outcome') return false
        const isHome = group.open[need.match]?.home === team
        const { score, winner = leaderOf(score) } = ending[need.match] ?? { score: { home: 0, away: 0 } }
        const own = winner === null ? 'draw' : (winner === 'home') === isHome ? 'win' : 'loss'
        return order.indexOf(own) < order.indexOf(lowest)
      }
      if (/^(?:Through to|Goes to)/.test(text) && isOther) wrong.push(text)
      if (/^No place that leads on/.test(text) && ends.some((end) => end !== null)) wrong.push(text)
      if (goal && /is out of reach/.test(text) && ends.includes(goal)) wrong.push(text)
      if (/^First place is out/.test(text) && best === 1) wrong.push(text)
      const first = /^None of the first (\d+) places/.exec(text)?.[1]
      if (first !== undefined && best <= Number(first)) wrong.push(text)
      const isNeeded = goal && need.kind === 'outcome' && / is needed for /.test(text)
      if (isNeeded && isBelow(['loss', 'draw', 'win'], need.outcome) && ends.includes(goal)) wrong.push(text)
    }
    const mark = marks.get(teamId)
    if (mark?.goal.kind === 'division') {
      const { divisionId } = mark.goal
      if (mark.isSure ? ends.some((end) => end !== divisionId) : ends.includes(divisionId))
        wrong.push(`mark ${JSON.stringify(mark)}`)
    }
    if (mark?.goal.kind === 'nowhere' && ends.some((end) => end !== null)) wrong.push('mark out')
    return wrong.map((text) => `${teamId} (place ${best}): ${text}`)
  })
}
