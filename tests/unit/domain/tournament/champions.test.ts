import { expect, it } from 'vitest'
import { championsOf } from '../../../../src/domain/tournament/champions.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { podiumOf } from '../../../../src/domain/tournament/medals.ts'
import { category, clubTeam, edition, finished, group, scheduled, team } from '../builders.ts'

const final = finished('B', 'A', 9, 12, { round: { rank: 0, index: 1 } })
const third = finished('C', 'D', 4, 3, { round: { rank: 0, index: 2 } })
const semifinals = [1, 2].map((index) =>
  finished(index === 1 ? 'A' : 'B', index === 1 ? 'C' : 'D', 8, 2, { round: { rank: 1, index } }),
)
const playoff = (id: string, matches: readonly Match[]) => group({ id, kind: 'playoff', matches })
const teams = ['A', 'B', 'C', 'D'].map((id) => clubTeam(id))
const tournament = [...semifinals, final, third]

const champions = (...categories: Parameters<typeof category>[0][]) =>
  championsOf(indexEdition(edition({ categories: categories.map((more) => category({ teams, ...more })) })))

it('is who won the final of the first play-off', () => {
  const divisions = [
    group(),
    playoff('A', tournament),
    playoff('B', [finished('C', 'D', 1, 0, { round: { rank: 0 } })]),
  ]
  const [champion] = champions({ divisions })
  expect(champion?.team.id).toBe('A')
  expect(champion?.final).toBe(final)
})

it('has the gold medal, also where the stages name another play-off first than the class does', () => {
  const divisions = [
    playoff('B', [finished('C', 'D', 1, 0, { round: { rank: 0 } })]),
    playoff('A', tournament),
  ]
  const words = { en: 'Play-offs', sv: 'Slutspel' }
  const stages = [{ id: 's', rank: 1, kind: 'playoff' as const, name: words, divisionIds: ['A', 'B'] }]
  expect(champions({ divisions, stages }).map(({ team }) => team.id)).toEqual(['A'])
  const [gold] = podiumOf(category({ teams, divisions, stages }))
  expect(gold?.team.id).toBe('A')
})

it('is nobody before the final is over, without a play-off, or where results are not published', () => {
  const ahead = scheduled(team('A'), team('B'), { round: { rank: 0, index: 1 } })
  expect(
    champions(
      { divisions: [playoff('A', [...semifinals, ahead])] },
      { id: 'c2', divisions: [group({ matches: [final] })] },
      { id: 'c3', resultsHidden: true, divisions: [playoff('A', tournament)] },
    ),
  ).toEqual([])
})

it('is looked for in the bracket only once the final is decided', () => {
  const read: string[] = []
  const watched = { ...scheduled(team('A'), team('B'), { round: { rank: 0, index: 1 } }) }
  const { home } = watched
  Object.defineProperty(watched, 'home', {
    get: () => {
      read.push('home')
      return home
    },
  })
  const divisions = [playoff('A', [...semifinals, watched])]
  const index = indexEdition(edition({ categories: [category({ teams, divisions })] }))
  read.length = 0
  expect(championsOf(index)).toEqual([])
  expect(index.edition.categories.flatMap(podiumOf)).toEqual([])
  expect(read).toEqual([])
})

it('stands in the order of age, the oldest first, and those without an age last', () => {
  const divisions = [playoff('A', tournament)]
  const ages = champions(
    { id: 'a', age: 12, divisions },
    { id: 'b', age: null, divisions },
    { id: 'c', age: 16, divisions },
  )
  expect(ages.map(({ category: { age } }) => age)).toEqual([16, 12, null])
})
