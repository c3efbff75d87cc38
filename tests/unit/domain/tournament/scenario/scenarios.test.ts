import { describe, expect, it } from 'vitest'
import { anyWay, type Way, wayOf } from '../../../../../src/domain/tournament/scenario/box.ts'
import { type End, placesIn } from '../../../../../src/domain/tournament/scenario/ending.ts'
import { findAmong } from '../../../../../src/domain/tournament/scenario/find-ending.ts'
import type { Need } from '../../../../../src/domain/tournament/scenario/needs.ts'
import type { OpenGroup } from '../../../../../src/domain/tournament/scenario/open-group.ts'
import { scenariosOf } from '../../../../../src/domain/tournament/scenario/scenarios.ts'
import { PAPER, randomEnd, randomGroup, randomNumbers } from './random-group.ts'
import { lies } from './sentences-held.ts'

const random = randomNumbers(12)
const cups = Array.from({ length: 60 }, (_, at) =>
  randomGroup(random, { teams: 3 + random(4), open: 1 + random(4), isJudged: at % 3 === 0 }),
)

describe('what can still come of a group', () => {
  it('is kept in every completion of it', () => {
    let said = 0
    for (const { division, category } of cups) {
      const scenarios = scenariosOf(division, category)
      if (!scenarios) continue
      for (let round = 0; round < 40; round += 1) {
        const ending = scenarios.group.open.map(() => randomEnd(random))
        expect(lies(scenarios, ending)).toEqual([])
      }
      said += scenarios.group.teamIds.flatMap((teamId) => scenarios.needs(teamId)).length
    }
    expect(said).toBeGreaterThan(200)
  })

  it('counts the points of a jury also where points for each match separate teams later in the chain', () => {
    const judged = Array.from({ length: 80 }, () =>
      randomGroup(random, {
        ...{ teams: 3 + random(3), open: 1 + random(2), goals: 2, isJudged: true },
        chain: ['wins', 'points-per-match', 'lots'],
      }),
    )
    for (const { division, category } of judged) {
      const scenarios = scenariosOf(division, category)
      if (!scenarios) continue
      for (let round = 0; round < 30; round += 1)
        expect(
          lies(
            scenarios,
            scenarios.group.open.map(() => randomEnd(random)),
          ),
        ).toEqual([])
    }
  })

  it('keeps a clinched place where every match left is a walkover, with goals and without', () => {
    let clinched = 0
    const level = Array.from({ length: 120 }, () =>
      randomGroup(random, {
        teams: 3 + random(3),
        open: 1 + random(2),
        goals: 2,
        chain: ['goal-difference', 'lots'],
      }),
    )
    for (const { division, category } of level) {
      const scenarios = scenariosOf(division, category)
      if (!scenarios) continue
      const sure = scenarios.outlooks.flatMap(({ overall }, team) => {
        const [zone, ...more] = [...overall.keys()].filter((at) => overall[at] !== 'none')
        return zone === undefined || more.length > 0 ? [] : [{ team, zone: scenarios.group.zones[zone] }]
      })
      clinched += sure.length
      for (const ending of everyEnding(scenarios.group.open.length, PAPER))
        for (const { team, zone } of sure) {
          const { best, worst } = placesIn(scenarios.group, ending, team)
          expect([best >= (zone?.from ?? 99), worst <= (zone?.to ?? 0)]).toEqual([true, true])
        }
    }
    expect(clinched).toBeGreaterThan(50)
  })

  it('has an ending for everything that is called possible', () => {
    for (const { division, category } of cups) {
      const scenarios = scenariosOf(division, category)
      const { group, outlooks } = scenarios ?? { group: null, outlooks: [] }
      for (const [team, { overall }] of outlooks.entries())
        for (const [at, chance] of overall.entries()) {
          if (!group || typeof chance === 'string') continue
          const places = placesIn(group, chance, team)
          const zone = group.zones[at]
          expect(places.best <= (zone?.to ?? 0) && places.worst >= (zone?.from ?? 99)).toBe(true)
        }
    }
  })

  it('is never in doubt in last rounds, but for quotients, fair play, and goals that decide who shares a mini-table', () => {
    const plain = cups.filter(
      ({ category: { ranking } }) =>
        !ranking.chain.some((one) => one === 'goal-quotient' || one === 'fair-play') &&
        !['goal-difference(max', 'goals-scored', 'fewest'].some((word) => ranking.chain[0]?.startsWith(word)),
    )
    expect(plain.length).toBeGreaterThan(20)
    const doubts = plain.flatMap(({ division, category }) =>
      (scenariosOf(division, category)?.outlooks ?? []).flatMap(({ overall }) =>
        overall.flatMap((chance) => (chance === 'unknown' ? [category.ranking.chain.join(' > ')] : [])),
      ),
    )
    expect(doubts).toEqual([])
  })

  it('fails with one goal less, where it names a margin', () => {
    let margins = 0
    for (const { division, category } of cups) {
      const scenarios = scenariosOf(division, category)
      for (const [team, teamId] of scenarios?.group.teamIds.entries() ?? [])
        for (const need of scenarios?.needs(teamId) ?? []) {
          if (need.kind === 'seated') continue
          const ranges = scenarios && beyondMargin(scenarios.group, team, need)
          if (!ranges) continue
          margins += 1
          const beyond = (scenarios.group.zones[need.zone]?.to ?? 0) + 1
          const missed = { best: beyond, worst: scenarios.group.teamIds.length }
          const found = findAmong(scenarios.group, ranges, team, missed, { left: 2000 })
          if (typeof found === 'string') throw new Error(`${teamId} ${JSON.stringify(need)}: ${found}`)
          expect(placesIn(scenarios.group, found, team).worst).toBeGreaterThanOrEqual(beyond)
        }
    }
    expect(margins).toBeGreaterThan(5)
  })
})

/** All combinations in which each match ends in one of these ways. */
const everyEnding = (matches: number, ends: readonly End[]): End[][] =>
  matches === 0 ? [[]] : everyEnding(matches - 1, ends).flatMap((rest) => ends.map((end) => [...rest, end]))

/** The endings just beyond the margin that a need names: a goal less in its own match, or its goals in another match. */
function beyondMargin(group: OpenGroup, team: number, need: Need): (readonly Way[])[] | null {
  if (need.kind !== 'outcome' && need.kind !== 'waits') return null
  const isHome = (match: number) => group.open[match]?.home === team
  const base = group.open.map((_, at): readonly Way[] =>
    need.kind === 'outcome' && at === need.match ? [wayOf(need.outcome, isHome(at))] : anyWay(group),
  )
  const { condition } = need
  if (condition.kind === 'margin' && need.kind === 'outcome') {
    const goals = need.outcome === 'win' ? condition.by - 1 : condition.by + 1
    return base.with(need.match, [wayOf(need.outcome, isHome(need.match), { low: goals, high: goals })])
  }
  const event = condition.kind === 'unless' ? condition.events[0] : undefined
  if (!event || event.by === null) return null
  return base.with(event.match, [wayOf(event.outcome, true, { low: event.by, high: event.by })])
}
