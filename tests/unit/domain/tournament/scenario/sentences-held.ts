import type { Score } from '../../../../../src/domain/tournament/match.ts'
import type { Outcome } from '../../../../../src/domain/tournament/scenario/box.ts'
import type { Condition, Event } from '../../../../../src/domain/tournament/scenario/condition.ts'
import { placesIn } from '../../../../../src/domain/tournament/scenario/ending.ts'
import type { Need } from '../../../../../src/domain/tournament/scenario/needs.ts'
import type { Scenarios } from '../../../../../src/domain/tournament/scenario/scenarios.ts'

const outcomeOf = ({ home, away }: Score, isHome = true): Outcome =>
  home === away ? 'draw' : home > away === isHome ? 'win' : 'loss'
const margin = ({ home, away }: Score) => Math.abs(home - away)

const comes = ({ match, outcome, by }: Event, ending: readonly Score[]): boolean => {
  const score = ending[match] ?? { home: 0, away: 0 }
  return outcomeOf(score) === outcome && margin(score) >= (by ?? 0)
}

/** Whether a condition on other matches promises that it is enough, in one ending. */
function promises(condition: Condition, ending: readonly Score[]): boolean {
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

/** Every sentence about a team held against one ending; what is wrong. */
export function lies({ group, outlooks, needs }: Scenarios, ending: readonly Score[]): string[] {
  return group.teamIds.flatMap((teamId, team) => {
    const places = placesIn(group, ending, team)
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
            const score = ending[at] ?? { home: 0, away: 0 }
            return (home !== team && away !== team) || outcomeOf(score, home === team) === 'win'
          })
          return all && low > need.zone
        }
        case 'waits':
          if (need.condition.kind === 'may-not' && comes(need.condition.event, ending))
            return high <= need.zone
          return promises(need.condition, ending) && low > need.zone
        case 'outcome': {
          const score = ending[need.match] ?? { home: 0, away: 0 }
          const own = outcomeOf(score, group.open[need.match]?.home === team)
          const order = ['loss', 'draw', 'win']
          if (order.indexOf(own) < order.indexOf(need.outcome)) return need.isNeeded && high <= need.zone
          if (own !== need.outcome) return false
          const { condition } = need
          if (condition.kind === 'may-not' && comes(condition.event, ending)) return high <= need.zone
          if (condition.kind === 'margin') {
            const isMet = own === 'win' ? margin(score) >= condition.by : margin(score) <= condition.by
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
