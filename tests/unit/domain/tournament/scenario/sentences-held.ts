import { leaderOf } from '../../../../../src/domain/tournament/outcome.ts'
import type { Outcome } from '../../../../../src/domain/tournament/scenario/box.ts'
import type { Condition, Event } from '../../../../../src/domain/tournament/scenario/condition.ts'
import type { End } from '../../../../../src/domain/tournament/scenario/ending.ts'
import type { Need } from '../../../../../src/domain/tournament/scenario/needs.ts'
import type { Scenarios } from '../../../../../src/domain/tournament/scenario/scenarios.ts'
import { plainPlaces } from './plain-ranking.ts'

function outcomeOf({ score, winner = leaderOf(score) ?? undefined }: End, isHome = true): Outcome {
  if (!winner) return 'draw'
  return (winner === 'home') === isHome ? 'win' : 'loss'
}
const margin = ({ score }: End) => Math.abs(score.home - score.away)
const DRAWN: End = { score: { home: 0, away: 0 } }

const comes = ({ match, outcome, by }: Event, ending: readonly End[]): boolean => {
  const end = ending[match] ?? DRAWN
  return outcomeOf(end) === outcome && margin(end) >= (by ?? 0)
}

/** Whether a condition on other matches promises that a result is enough, in one ending. */
function promises(condition: Condition, ending: readonly End[]): boolean {
  switch (condition.kind) {
    case 'always':
      return true
    case 'unless':
      return !condition.events.every((event) => comes(event, ending))
    case 'if':
      return comes(condition.event, ending)
    default:
      return false
  }
}

/** Compares every sentence about a team with one ending, and returns the sentences that are wrong. */
export function lies({ group, outlooks, needs }: Scenarios, ending: readonly End[]): string[] {
  return group.teamIds.flatMap((teamId, team) => {
    const places = plainPlaces(group, ending, team)
    const zoneOf = (place: number) => group.zones.findIndex(({ from, to }) => from <= place && place <= to)
    const [high, low] = [zoneOf(places.best), zoneOf(places.worst)]
    const outlook = outlooks[team]
    const wrong: string[] = []
    for (let zone = high; zone <= low; zone += 1)
      if (places.best <= (group.zones[zone]?.to ?? 0) && outlook?.overall[zone] === 'none')
        wrong.push(`${teamId} came to zone ${zone}, out of reach`)
    for (const need of needs(teamId)) if (isWrong(need)) wrong.push(`${teamId}: ${JSON.stringify(need)}`)
    return wrong

    function isWrong(need: Need): boolean {
      switch (need.kind) {
        case 'decided':
          return high !== need.zone || low !== need.zone
        case 'out-of':
          return high <= need.zone
        case 'at-least':
          return low > need.zone
        case 'all-wins': {
          const all = group.open.every(({ home, away }, at) => {
            const isOwn = home === team || away === team
            return !isOwn || outcomeOf(ending[at] ?? DRAWN, home === team) === 'win'
          })
          return all && low > need.zone
        }
        case 'waits':
          if (need.condition.kind === 'may-not' && comes(need.condition.event, ending))
            return high <= need.zone
          return promises(need.condition, ending) && low > need.zone
        case 'outcome': {
          const end = ending[need.match] ?? DRAWN
          const own = outcomeOf(end, group.open[need.match]?.home === team)
          const order = ['loss', 'draw', 'win']
          if (order.indexOf(own) < order.indexOf(need.outcome)) return need.isNeeded && high <= need.zone
          if (own !== need.outcome) return false
          const { condition } = need
          if (condition.kind === 'may-not' && comes(condition.event, ending)) return high <= need.zone
          if (condition.kind === 'margin') {
            const isMet = own === 'win' ? margin(end) >= condition.by : margin(end) <= condition.by
            return isMet && low > need.zone
          }
          return promises(condition, ending) && low > need.zone
        }
        default:
          return false
      }
    }
  })
}
