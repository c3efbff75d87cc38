import type { End } from '../../../../../src/domain/tournament/scenario/ending.ts'
import type { OpenGroup } from '../../../../../src/domain/tournament/scenario/open-group.ts'

/** A match as a table counts it, from the view of one of its teams. */
interface Played {
  readonly team: string
  readonly other: string
  readonly goals: number
  readonly against: number
  readonly outcome: 'won' | 'tied' | 'lost'
  readonly points: number
}

/** The ranking of a group, worked out by hand: it shares no code with the one under test. */
export function plainRanking(group: OpenGroup, ending: readonly End[]): string[][] {
  const { teamIds, rule, lots, fairPlay, adjustments } = group
  const ends = group.open.map(({ home, away }, at) => ({
    homeTeamId: teamIds[home] ?? '',
    awayTeamId: teamIds[away] ?? '',
    ...(ending[at] ?? { score: { home: 0, away: 0 } }),
  }))
  const all = [...group.results, ...ends].flatMap((result) => {
    const { homeTeamId, awayTeamId, score } = result
    const margin = score.home - score.away
    const won = result.winner ?? (margin > 0 ? 'home' : margin < 0 ? 'away' : 'nobody')
    return (['home', 'away'] as const).map((side): Played => {
      const outcome = won === 'nobody' ? 'tied' : won === side ? 'won' : 'lost'
      const { wonOnPenalties, lostOnPenalties } = rule.points
      let points = rule.points[outcome]
      if (outcome === 'tied' && result.onPenalties && wonOnPenalties !== undefined)
        points = result.onPenalties === side ? wonOnPenalties : (lostOnPenalties ?? points)
      const [goals, against] = side === 'home' ? [score.home, score.away] : [score.away, score.home]
      const [team, other] = side === 'home' ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId]
      return { team, other, goals, against, outcome, points }
    })
  })
  const chain: readonly string[] =
    rule.chain[0] === 'points-per-match' ? rule.chain : ['points', ...rule.chain]
  let places: string[][] = [[...teamIds]]
  let minis: string[][] | null = null
  for (const criterion of chain.includes('lots') ? chain : [...chain, 'lots']) {
    if (criterion.startsWith('head-to-head')) minis ??= places
    places = places.flatMap((level) => split(level, criterion))
  }
  return places

  function split(level: string[], criterion: string): string[][] {
    if (criterion === 'lots') {
      const drawn = lots.filter((team) => level.includes(team)).map((team) => [team])
      const rest = level.filter((team) => !lots.includes(team))
      return rest.length > 0 ? [...drawn, rest] : drawn
    }
    if (criterion === 'fair-play') {
      const known = level.map((team) => fairPlay.find(({ teamId }) => teamId === team)?.points)
      if (known.includes(undefined)) return [level]
      return byFigure(level, (team) => fairPlay.find(({ teamId }) => teamId === team)?.points ?? 0)
    }
    return byFigure(level, (team) => figure(team, criterion))
  }

  function figure(team: string, criterion: string): number {
    const mini = criterion.startsWith('head-to-head') ? minis?.find((teams) => teams.includes(team)) : null
    const own = all.filter((one) => one.team === team && (!mini || mini.includes(one.other)))
    const sum = (of: (one: Played) => number) => own.reduce((total, one) => total + of(one), 0)
    const most = Number(/max (\d+)/.exec(criterion)?.[1] ?? 1000)
    const margin = ({ goals, against }: Played) =>
      Math.sign(goals - against) * Math.min(most, Math.abs(goals - against))
    const word = criterion.replace(/\(.*/, '').replace('head-to-head-', '')
    const matches = own.length || 1
    const judged = mini ? [] : adjustments.filter(({ teamId }) => teamId === team)
    const points = sum((one) => one.points) + judged.reduce((total, one) => total + one.points, 0)
    switch (word) {
      case 'points':
        return points
      case 'points-per-match':
        return points / matches
      case 'wins':
        return own.filter((one) => one.outcome === 'won').length
      case 'goal-difference':
        return sum(margin)
      case 'goal-difference-per-match':
        return sum(margin) / matches
      case 'goals-scored':
      case 'goals':
        return sum((one) => one.goals)
      case 'fewest-goals-against':
        return -sum((one) => one.against)
      case 'goal-quotient': {
        const [goals, against] = [sum((one) => one.goals), sum((one) => one.against)]
        return goals === against ? 1 : goals / against
      }
      default:
        throw new Error(`No criterion ${criterion}.`)
    }
  }
}

function byFigure(level: string[], figure: (team: string) => number): string[][] {
  const figures = [...new Set(level.map(figure))].sort((one, other) => (one < other ? 1 : -1))
  return figures.map((value) => level.filter((team) => figure(team) === value))
}

/** Returns the places that a team can have in an ending: several if nothing separates it from others. */
export function plainPlaces(
  group: OpenGroup,
  ending: readonly End[],
  team: number,
): { best: number; worst: number } {
  const places = plainRanking(group, ending)
  const at = places.findIndex((level) => level.includes(group.teamIds[team] ?? ''))
  const above = places.slice(0, at).flat().length
  return { best: above + 1, worst: above + (places[at]?.length ?? 0) }
}
