import { describe, expect, it } from 'vitest'
import {
  type Bracket,
  buildBracket,
  nextMatches,
  pathOf,
  tieNumber,
} from '../../../../src/domain/tournament/bracket.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import {
  bye,
  byeMatch,
  finished,
  live,
  placeholder,
  scheduled,
  team,
  unreported,
  walkover,
} from '../builders.ts'

/** The id and the place of a match: `at(1, 2, 's2')` is the second semifinal. */
const at = (rank: number | null, index: number | null, id: string, number: string | null = null) => ({
  id,
  number,
  round: { rank, index },
})

/** The tree as text: round by round, `position:what`. */
function outline(bracket: Bracket): string[] {
  return bracket.rounds.map(({ rank, slots }) => {
    const cells = slots.map((slot) => {
      if (slot.kind === 'match') return `${slot.position}:${slot.match.id}`
      if (slot.kind === 'unknown') return `${slot.position}:?`
      const who = slot.participant?.kind === 'team' ? slot.participant.teamId : 'somebody'
      return `${slot.position}:bye ${who}`
    })
    return `${rank} ${cells.join(' ')}`
  })
}

const semifinals = [finished('A', 'B', 9, 8, at(1, 1, 's1')), finished('C', 'D', 8, 9, at(1, 2, 's2'))]
const final = finished('A', 'D', 7, 9, at(0, 1, 'f'))

describe('a bracket that is played', () => {
  const bracket = buildBracket([final, ...semifinals, finished('B', 'C', 5, 4, at(0, 2, 'b'))])

  it('runs from the first round to the final', () => {
    expect(outline(bracket)).toEqual(['1 1:s1 2:s2', '0 1:f'])
    expect(bracket.champion).toMatchObject({ teamId: 'D' })
    expect(bracket.rounds.at(-1)?.slots[0]).toMatchObject({ winner: 'away' })
    expect(bracket.problems).toEqual([])
  })

  it('has the match for third place beside the tree', () => {
    expect(bracket.placements).toMatchObject([{ match: { id: 'b' }, place: 3 }])
  })

  it('knows the way of a team and where a match leads', () => {
    expect(pathOf(bracket, 'D').map((slot) => [slot.rank, slot.position])).toEqual([
      [1, 2],
      [0, 1],
    ])
    expect(pathOf(bracket, 'Z')).toEqual([])
    expect(nextMatches(bracket, 's2')).toMatchObject({ winner: { id: 'f' }, loser: { id: 'b' } })
    expect(nextMatches(bracket, 'f')).toEqual({ winner: null, loser: null })
    expect(nextMatches(bracket, 'nothing')).toEqual({ winner: null, loser: null })
  })

  it('tells the final from the match for third place by who lost, not by the place', () => {
    const swapped = buildBracket([
      finished('B', 'C', 5, 4, at(0, 1, 'b')),
      finished('A', 'D', 7, 9, at(0, 2, 'f')),
      ...semifinals,
    ])
    expect(outline(swapped).at(-1)).toBe('0 1:f')
    expect(swapped.placements).toMatchObject([{ match: { id: 'b' }, place: 3 }])
  })

  it('does not take the match for third place for the final while only its teams are known', () => {
    const bracket = buildBracket([
      scheduled(team('B'), team('C'), at(0, 1, 'b')),
      scheduled(placeholder('Vinnare'), placeholder('Vinnare'), at(0, 2, 'f')),
      ...semifinals,
    ])
    expect(outline(bracket)).toEqual(['1 1:s1 2:s2', '0 1:f'])
  })

  it('lays the feeders out by sides: home above away', () => {
    expect(outline(buildBracket([finished('D', 'A', 9, 7, at(0, 1, 'f')), ...semifinals]))).toEqual([
      '1 1:s2 2:s1',
      '0 1:f',
    ])
  })

  it('takes who plays on for the winner where none was stored', () => {
    const level = [finished('A', 'B', 8, 8, at(1, 1, 's1')), unreported('C', 'D', at(1, 2, 's2'))]
    const { rounds, problems } = buildBracket([...level, final])
    expect(rounds[0]?.slots).toMatchObject([{ winner: 'home' }, { winner: 'away' }])
    expect(problems).toEqual([])
  })

  it('has no champion where the final is level and no winner was stored', () => {
    const { champion, problems } = buildBracket([
      ...semifinals,
      finished('A', 'D', 9, 9, at(0, 1, 'f', '88')),
    ])
    expect(champion).toBeNull()
    expect(problems).toEqual(['Match 88, the final, is finished without a winner.'])
  })
})

describe('byes, what is not known yet, and walkovers', () => {
  it('are three things', () => {
    const bracket = buildBracket([
      scheduled(team('A'), placeholder('Vinnare'), at(0, 1, 'f')),
      walkover('A', 'B', null, 'home', at(1, 1, 's1')),
      scheduled(team('C'), placeholder('Vinnare'), at(1, 2, 's2')),
      finished('B', 'X', 3, 2, at(2, 2, 'q2')),
    ])
    expect(outline(bracket)).toEqual(['2 1:bye A 2:q2 3:bye C 4:?', '1 1:s1 2:s2', '0 1:f'])
    expect(bracket.rounds[1]?.slots[0]).toMatchObject({
      match: { kind: 'walkover' },
      winner: 'home',
      feeders: { home: { kind: 'bye' }, away: { kind: 'match', matchId: 'q2' } },
    })
    expect(bracket.rounds[1]?.slots[1]).toMatchObject({
      winner: null,
      feeders: { away: { kind: 'unknown' } },
    })
    expect(bracket.rounds[0]?.slots[1]).toMatchObject({
      feeders: { home: { kind: 'entry' }, away: { kind: 'entry' } },
    })
  })

  it('shows a bye that the service lists, for a team or for a placeholder', () => {
    const bracket = buildBracket([
      scheduled(team('A'), placeholder('Vinnare'), at(0, 1, 'f')),
      byeMatch(team('A'), bye, at(1, 1, 's1')),
      byeMatch(bye, placeholder('2:an i Grupp 3'), at(1, 2, 's2')),
    ])
    expect(outline(bracket)).toEqual(['1 1:bye A 2:bye somebody', '0 1:f'])
  })

  it('takes a place in a group for a bye: nobody plays for it here', () => {
    const bracket = buildBracket([
      scheduled(placeholder('Vinnare'), placeholder('Vinnare'), at(0, 1, 'f')),
      scheduled(placeholder('1:an i Grupp 4'), placeholder('Vinnare'), at(1, 1, 's1')),
      scheduled(placeholder('5:th in Group 3'), placeholder('Winner'), at(1, 2, 's2')),
      scheduled(placeholder('2:an i Grupp 1'), placeholder('3:an i Grupp 2'), at(2, 2, 'q2')),
      scheduled(placeholder('2:an i Grupp 5'), placeholder('3:an i Grupp 6'), at(2, 4, 'q4')),
    ])
    expect(outline(bracket)[0]).toBe('2 1:bye somebody 2:q2 3:bye somebody 4:q4')
    expect(bracket.problems).toEqual([])
  })
})

describe('a side that waits beside a place in a group', () => {
  it('gets the match, whichever of the two places that has', () => {
    const bracket = buildBracket([
      scheduled(placeholder('1:an i Grupp 4'), placeholder('Vinnare'), at(0, 1, 'f')),
      scheduled(placeholder('1:an i Grupp 1'), placeholder('1:an i Grupp 2'), at(1, 1, 's1')),
    ])
    expect(outline(bracket)).toEqual(['1 1:bye somebody 2:s1', '0 1:f'])
  })
})

describe('a bracket that is not played yet', () => {
  const open = (index: number, id: string, number: string) =>
    scheduled(
      placeholder(`${index}:an i Grupp 1`),
      placeholder(`${index}:an i Grupp 2`),
      at(1, index, id, number),
    )

  it('follows the places in the rounds', () => {
    const bracket = buildBracket([
      scheduled(placeholder('Vinnare'), placeholder('Vinnare'), at(0, 1, 'f')),
      open(2, 's2', '12'),
      open(1, 's1', '11'),
    ])
    expect(outline(bracket)).toEqual(['1 1:s1 2:s2', '0 1:f'])
  })

  it.each([
    ['Vinn. 12', 'Vinn. 11'],
    ['W12', 'W11'],
    ['Winner of match 12', 'Winner of match 11'],
    ['Winner of 1/2 #2', 'Winner of 1/2 #1'],
  ])('follows what the placeholders say instead: %s', (home, away) => {
    const bracket = buildBracket([
      scheduled(placeholder(home), placeholder(away), at(0, 1, 'f')),
      open(1, 's1', '11'),
      open(2, 's2', '12'),
    ])
    expect(outline(bracket)).toEqual(['1 1:s2 2:s1', '0 1:f'])
  })

  it('fills sides one by one as they become known', () => {
    const bracket = buildBracket([
      live(team('D'), placeholder('Vinnare'), null, at(0, 1, 'f')),
      live(team('A'), team('B'), { home: 1, away: 0 }, at(1, 1, 's1')),
      finished('C', 'D', 8, 9, at(1, 2, 's2')),
    ])
    expect(outline(bracket)).toEqual(['1 1:s2 2:s1', '0 1:f'])
    expect(bracket.problems).toEqual([])
  })
})

describe('data that is wrong', () => {
  it('shows a hole for a match that is missing, and what comes before it', () => {
    const bracket = buildBracket([final, ...semifinals.slice(1), finished('A', 'E', 5, 1, at(2, 1, 'q1'))])
    expect(outline(bracket)).toEqual(
      ['2 1:q1 3:bye C 4:bye D', '1 1:? 2:s2', '0 1:f'].map((line) => line.replace('1:q1', '1:q1 2:?')),
    )
    expect(bracket.problems).toEqual(['Team A has no match in round 1, but one before and one after it.'])
  })

  it('says that a round is missing', () => {
    const bracket = buildBracket([final, finished('A', 'E', 5, 1, at(2, 1, 'q1'))])
    expect(outline(bracket)).toEqual(['2 1:q1 2:?', '1 1:? 2:bye D', '0 1:f'])
    expect(bracket.problems).toContain('The bracket has no match in round 1.')
  })

  it('says that a loser plays on', () => {
    const bracket = buildBracket([finished('B', 'D', 7, 9, at(0, 1, 'f')), ...semifinals])
    expect(outline(bracket)).toEqual(['1 1:s1 2:s2', '0 1:f'])
    expect(bracket.problems).toEqual(['Team B lost Match s1 and yet plays in the round after it.'])
  })

  it('says that two matches share a place', () => {
    const bracket = buildBracket([final, ...semifinals, finished('B', 'C', 5, 4, at(0, 1, 'x'))])
    expect(bracket.problems).toEqual(['Match f and Match x both have place 1 in round 0.'])
    expect(bracket.placements).toMatchObject([{ match: { id: 'x' }, place: 3 }])
  })

  it('shows a match listed twice once', () => {
    const bracket = buildBracket([final, ...semifinals, final])
    expect(outline(bracket)).toEqual(['1 1:s1 2:s2', '0 1:f'])
    expect(bracket.problems).toEqual(['Match f is listed twice.'])
  })

  it('lists matches without a round apart, and those of a senseless one with a sentence', () => {
    const { unplaced, problems } = buildBracket([
      final,
      ...semifinals,
      finished('E', 'F', 1, 0, at(null, null, 'show')),
      finished('E', 'F', 1, 0, at(99, 1, 'far')),
    ])
    expect(unplaced.map(({ id }) => id)).toEqual(['far', 'show'])
    expect(problems).toEqual(['Match far has round rank 99, which no bracket has.'])
  })

  it('lists a match that nothing follows from apart', () => {
    const { unplaced, problems } = buildBracket([
      final,
      ...semifinals,
      finished('E', 'F', 1, 0, at(1, 2, 'x')),
    ])
    expect(unplaced.map(({ id }) => id)).toEqual(['x'])
    expect(problems.at(-1)).toBe(
      'Match x has no place in the bracket: nothing in the next round follows from it.',
    )
  })

  it('has no champion without a final', () => {
    const bracket = buildBracket(semifinals)
    expect(outline(bracket)).toEqual(['1 1:s1 2:s2'])
    expect(bracket.champion).toBeNull()
    expect(bracket.problems).toEqual(['The bracket has no final: its last round has rank 1.'])
  })

  it('is empty without matches', () => {
    expect(buildBracket([])).toEqual({
      rounds: [],
      placements: [],
      unplaced: [],
      champion: null,
      problems: [],
    })
  })
})

describe('places beside the tree', () => {
  it('knows them by their place in the round before anything is played', () => {
    const blank = (rank: number, index: number, id: string) =>
      scheduled(placeholder('Vinnare'), placeholder('Vinnare'), at(rank, index, id))
    const bracket = buildBracket([
      blank(0, 1, 'f'),
      blank(0, 2, 'third'),
      blank(1, 1, 's1'),
      blank(1, 2, 's2'),
      blank(1, 3, 'p1'),
    ])
    expect(bracket.placements.map(({ match, place }) => [match.id, place])).toEqual([
      ['third', 3],
      ['p1', null],
    ])
    expect(bracket.unplaced).toEqual([])
  })

  it('keep the places of a last round that has gaps', () => {
    const bracket = buildBracket([
      finished('A', 'B', 1, 0, at(2, 1, 'q1')),
      finished('C', 'D', 1, 0, at(2, 3, 'q3')),
    ])
    expect(outline(bracket)).toEqual(['2 1:q1 3:q3'])
  })

  it('keeps matches for places 5 to 8 out of it', () => {
    const quarters = ['AE', 'FB', 'CG', 'HD'].map(([home = '', away = ''], pair) =>
      finished(
        home,
        away,
        'ABCD'.includes(home) ? 2 : 1,
        'ABCD'.includes(home) ? 1 : 2,
        at(2, pair + 1, `q${pair + 1}`),
      ),
    )
    const places: Match[] = [
      finished('E', 'F', 2, 1, at(1, 3, 'p1')),
      finished('G', 'H', 2, 1, at(1, 4, 'p2')),
      finished('E', 'G', 2, 1, at(0, 3, 'fifth')),
      finished('B', 'C', 2, 1, at(0, 2, 'third')),
    ]
    const bracket = buildBracket([...places, ...quarters, ...semifinals, final])
    expect(outline(bracket)).toEqual(['2 1:q1 2:q2 3:q3 4:q4', '1 1:s1 2:s2', '0 1:f'])
    expect(bracket.placements.map(({ match, place }) => [match.id, place])).toEqual([
      ['third', 3],
      ['fifth', null],
      ['p1', null],
      ['p2', null],
    ])
    expect(bracket.problems).toEqual([])
  })
})

describe('the number of a tie', () => {
  const numberOf = (match: Match, winner: 'home' | null = null) => tieNumber({ match, winner })

  it('is what later ties refer to, until its winner is known', () => {
    const quarterFinal = scheduled(team('A'), team('B'), at(2, 2, 'q2'))
    expect(numberOf(quarterFinal)).toBe(2)
    expect(numberOf(quarterFinal, 'home')).toBeNull()
  })

  it('is left out where nothing refers to it: a final, a match for third place, a group', () => {
    expect(numberOf(scheduled(team('A'), team('B'), at(0, 1, 'f')))).toBeNull()
    expect(numberOf(scheduled(team('A'), team('B'), at(0, 2, 't')))).toBeNull()
    expect(numberOf(scheduled(team('A'), team('B'), at(null, null, 'g')))).toBeNull()
  })
})

describe('a bracket of which a semifinal is missing', () => {
  const at = (rank: number, index: number) => ({ round: { rank, index } })
  const eighth = finished('a', 'b', 5, 1, { id: 'e', ...at(3, 3) })
  const quarter = finished('a', 'c', 5, 1, { id: 'q2', ...at(2, 2) })
  const other = finished('d', 'e', 5, 1, { id: 'q3', ...at(2, 3) })
  const semi = finished('d', 'f', 5, 1, { id: 's2', ...at(1, 2) })

  it('keeps the matches before it in the tree, linked with each other, and has a gap', () => {
    const bracket = buildBracket([eighth, quarter, other, semi])
    expect(bracket.unplaced).toEqual([])
    const semis = bracket.rounds.find(({ rank }) => rank === 1)?.slots
    expect(semis?.map(({ position, kind }) => [position, kind])).toEqual([
      [1, 'unknown'],
      [2, 'match'],
    ])
    expect(nextMatches(bracket, 'e').winner?.id).toBe('q2')
    expect(nextMatches(bracket, 'q3').winner?.id).toBe('s2')
    expect(nextMatches(bracket, 'q2').winner).toBeNull()
  })

  it('links the winner with its next listed match', () => {
    const final = finished('d', 'a', 5, 1, { id: 'f', ...at(0, 1) })
    const bracket = buildBracket([eighth, quarter, other, semi, final])
    expect(nextMatches(bracket, 'q2').winner?.id).toBe('f')
    const lost = finished('d', 'x', 5, 1, { id: 'f', ...at(0, 1) })
    expect(nextMatches(buildBracket([quarter, other, semi, lost]), 'q2').winner).toBeNull()
  })
})
