import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildBracket, type Slot } from '../../../../src/domain/tournament/bracket.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { SIDES, teamIdOf, winningTeam } from '../../../../src/domain/tournament/outcome.ts'
import { byeMatch, finished, bye as nobody, placeholder, scheduled, team, walkover } from '../builders.ts'

/** A knock-out after it is played: the matches as the service would return them, and which match feeds which. */
interface Played {
  matches: Match[]
  /** Match id → ids of the matches that its home and away teams won before; null for a bye or in the first round. */
  feeders: Map<string, [string | null, string | null]>
  champion: string
}

const shape = fc.record({
  teams: fc.integer({ min: 2, max: 64 }),
  outcomes: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 64, maxLength: 64 }),
  seats: fc
    .infiniteStream(fc.nat(1000))
    .map((stream) => Array.from({ length: 64 }, () => stream.next().value ?? 0)),
  listsByes: fc.boolean(),
})

function play({
  teams,
  outcomes,
  seats,
  listsByes,
}: typeof shape extends fc.Arbitrary<infer T> ? T : never): Played {
  const rounds = Math.max(1, Math.ceil(Math.log2(teams)))
  const size = 2 ** rounds
  const byes = new Set(
    Array.from({ length: size / 2 }, (_, pair) => pair)
      .sort((one, other) => (seats[one] ?? 0) - (seats[other] ?? 0) || one - other)
      .slice(0, size - teams),
  )
  const matches: Match[] = []
  const feeders: Played['feeders'] = new Map()
  let next = 0
  let entrants = Array.from({ length: size / 2 }, (_, pair) => pair).map((pair) => {
    const home = `t${next++}`
    const index = pair + 1
    if (byes.has(pair)) {
      const listed = byeMatch(team(home), nobody, { round: { rank: rounds - 1, index } })
      if (listsByes) matches.push(listed)
      return { teamId: home, from: null }
    }
    const match = decide(home, `t${next++}`, outcomes[matches.length % 64] ?? 0, rounds - 1, index)
    matches.push(match)
    feeders.set(match.id, [null, null])
    return { teamId: winningTeam(match) ?? '', from: match.id }
  })
  for (let rank = rounds - 2; rank >= 0; rank -= 1) {
    entrants = Array.from({ length: 2 ** rank }, (_, pair) => {
      const [home, away] = [entrants[pair * 2], entrants[pair * 2 + 1]]
      if (!home || !away) throw new Error('an entrant is missing')
      const match = decide(home.teamId, away.teamId, outcomes[matches.length % 64] ?? 0, rank, pair + 1)
      matches.push(match)
      feeders.set(match.id, [home.from, away.from])
      return { teamId: winningTeam(match) ?? '', from: match.id }
    })
  }
  return { matches, feeders, champion: entrants[0]?.teamId ?? '' }
}

function decide(home: string, away: string, outcome: number, rank: number, index: number): Match {
  const round = { rank, index }
  if (outcome === 0) return walkover(home, away, { home: 10, away: 0 }, 'home', { round })
  if (outcome === 1) return walkover(home, away, null, 'away', { round })
  if (outcome === 2) return finished(home, away, 9, 9, { round, winner: 'away', decision: 'lots' })
  if (outcome === 3)
    return finished(home, away, 9, 9, {
      round,
      winner: null,
      decision: 'penalties',
      penalties: { home: 4, away: 3 },
    })
  return outcome % 2 === 0 ? finished(home, away, 12, 11, { round }) : finished(home, away, 11, 12, { round })
}

const slotsOf = (matches: readonly Match[]): Slot[] =>
  buildBracket(matches).rounds.flatMap(({ slots }) => slots)
const matchSlots = (matches: readonly Match[]) => slotsOf(matches).filter((slot) => slot.kind === 'match')

const shuffled = <T>(list: readonly T[], keys: readonly number[]): T[] =>
  list
    .map((value, at) => ({ value, key: keys[at % keys.length] ?? 0, at }))
    .sort((one, other) => one.key - other.key || one.at - other.at)
    .map(({ value }) => value)

describe('a bracket rebuilt from shuffled matches', () => {
  it('gives every match the winners of its feeders, by the ids', () => {
    fc.assert(
      fc.property(shape, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (cup, keys) => {
        const played = play(cup)
        const bracket = buildBracket(shuffled(played.matches, keys))
        expect(bracket.problems).toEqual([])
        expect(bracket.unplaced).toEqual([])
        expect(bracket.placements).toEqual([])
        expect(bracket.champion).toMatchObject({ teamId: played.champion })
        const slots = bracket.rounds.flatMap(({ slots: all }) => all).filter((slot) => slot.kind === 'match')
        expect(slots).toHaveLength(played.feeders.size)
        for (const slot of slots)
          for (const [at, side] of SIDES.entries()) {
            const feeder = slot.feeders[side]
            const expected = played.feeders.get(slot.match.id)?.[at] ?? null
            expect(feeder.kind === 'match' ? feeder.matchId : null).toBe(expected)
            if (feeder.kind !== 'match') continue
            const before = played.matches.find((match) => match.id === feeder.matchId)
            expect(before && winningTeam(before)).toBe(teamIdOf(slot.match[side]))
          }
      }),
    )
  })

  it('trusts the ids where the places in the rounds are dealt out at random', () => {
    fc.assert(
      fc.property(shape, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (cup, keys) => {
        const played = play(cup)
        const byRank = Map.groupBy(played.matches, (match) => match.round.rank)
        const dealt = [...byRank.values()].flatMap((round) => {
          const places = shuffled(
            round.map((match) => match.round.index),
            keys,
          )
          return round.map((match, at) => ({
            ...match,
            round: { ...match.round, index: places[at] ?? null },
          }))
        })
        const bracket = buildBracket(dealt)
        expect(bracket.problems).toEqual([])
        for (const slot of matchSlots(dealt))
          for (const [at, side] of SIDES.entries()) {
            const feeder = slot.feeders[side]
            expect(feeder.kind === 'match' ? feeder.matchId : null).toBe(
              played.feeders.get(slot.match.id)?.[at] ?? null,
            )
          }
      }),
    )
  })

  it('gives the same tree for a bracket in progress, by the places in the rounds', () => {
    fc.assert(
      fc.property(
        shape,
        fc.nat(6),
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        (cup, open, keys) => {
          const played = play({ ...cup, listsByes: true })
          const running = played.matches.map((match) =>
            (match.round.rank ?? 0) < open ? notYet(match, open) : match,
          )
          const outline = (matches: readonly Match[]): string[] =>
            slotsOf(matches).map((slot) => `${slot.rank}/${slot.position} ${slot.kind}`)
          const inOrder = play({ ...cup, listsByes: true })
          expect(outline(shuffled(running, keys))).toEqual(outline(inOrder.matches))
          expect(buildBracket(running).problems).toEqual([])
        },
      ),
    )
  })

  it('places every match exactly once, whatever the ranks and places are', () => {
    const wild = fc.array(
      fc.record({
        home: fc.nat(9),
        away: fc.nat(9),
        score: fc.nat(3),
        rank: fc.option(fc.integer({ min: -1, max: 5 })),
        index: fc.option(fc.integer({ min: 0, max: 40 })),
        state: fc.nat(3),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(wild, (list) => {
        const matches = list.map(({ home, away, score, rank, index, state }) => {
          const round = { rank, index }
          if (state === 0) return scheduled(team(`t${home}`), placeholder('Vinn. 12'), { round })
          if (state === 1) return byeMatch(team(`t${home}`), nobody, { round })
          if (state === 2) return walkover(`t${home}`, `t${away}`, null, null, { round })
          return finished(`t${home}`, `t${away}`, score, 1, { round })
        })
        const bracket = buildBracket(matches)
        const placed = [
          ...bracket.rounds.flatMap(({ slots }) =>
            slots.flatMap((slot) => (slot.kind === 'unknown' || !slot.match ? [] : [slot.match])),
          ),
          ...bracket.placements.map(({ match }) => match),
          ...bracket.unplaced,
        ]
        expect(placed.map(({ id }) => id).sort()).toEqual(matches.map(({ id }) => id).sort())
        for (const { rank, slots } of bracket.rounds) {
          const positions = slots.map(({ position }) => position)
          expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other))
          for (const position of positions) expect(position >= 1 && position <= 2 ** rank).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** The match before it is played, when round `open` and those before it are decided: only the next round knows its teams. */
function notYet(match: Match, open: number): Match {
  if (match.kind === 'bye') return match
  const rank = match.round.rank ?? 0
  const sides = SIDES.map((side) => (rank === open - 1 ? match[side] : placeholder('Vinnare')))
  return scheduled(sides[0] ?? nobody, sides[1] ?? nobody, { round: match.round, id: match.id })
}
