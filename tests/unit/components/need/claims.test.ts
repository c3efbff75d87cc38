import { beforeAll, describe, expect, it } from 'vitest'
import { scenariosOf } from '../../../../src/domain/tournament/scenario/scenarios.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { category, finished, group, placeholder, scheduled, team } from '../../domain/builders.ts'
import { randomEnd, randomGroup, randomNumbers } from '../../domain/tournament/scenario/random-group.ts'
import { SHAPES, withWays } from '../../domain/tournament/scenario/random-ways.ts'
import { falseClaims, sentencesOf } from './false-claims.ts'

beforeAll(() => learnMessages('en', english))

/** Shapes in which places are known to lead to a play-off: pages say so. */
const TOLD = new Set<string>([
  'the draw says all',
  'a final of one group',
  'places lead to later rounds',
  'two play-offs',
  'the second one without names',
  'best thirds',
  'best thirds beside the draw',
  'best thirds as the draw says',
  'winners by name, others to be announced',
  'the bracket of another group',
])

describe.each(SHAPES.map((shape) => ({ shape })))('if $shape', ({ shape }) => {
  it('no page claims of a team what an ending of its group refutes', () => {
    const random = randomNumbers(46)
    const said: string[] = []
    for (let round = 0; round < 40; round += 1) {
      const made = randomGroup(random, { teams: 3 + random(3), open: 1 + random(4) })
      const cup = withWays(made, shape, random)
      const scenarios = scenariosOf(cup.division, cup.category)
      if (!scenarios) continue
      for (let ending = 0; ending < 40; ending += 1) {
        const ends = scenarios.group.open.map(() => randomEnd(random))
        expect(falseClaims(cup, scenarios, ends)).toEqual([])
      }
      said.push(...[...sentencesOf(cup, scenarios).values()].flat().map(({ text }) => text))
    }
    if (shape !== 'every place leads on') expect(said.length).toBeGreaterThan(60)
    expect(said.some((text) => /^Through to Play-off PA/.test(text))).toBe(TOLD.has(shape))
    expect(said.some((text) => /^No place that leads on/.test(text))).toBe(
      /draw says all|(?:beside|as) the draw/.test(shape),
    )
  })
})

describe('a final of one group without a word on ways on', () => {
  it('is what a win of one of two teams leads to', () => {
    const matches = [
      finished('One', 'Two', 10, 9),
      scheduled(team('Two'), team('Three')),
      finished('Three', 'One', 8, 9),
    ]
    const division = group({ teamIds: ['One', 'Two', 'Three'], matches })
    const final = scheduled(placeholder('1:an i Grupp 1'), placeholder('2:an i Grupp 1'), {
      divisionId: 'PA',
    })
    const name = { en: 'Final', sv: 'Final' }
    const playOff = group({ id: 'PA', kind: 'playoff', name, matches: [final] })
    const cup = { division, category: category({ divisions: [division, playOff] }), truth: () => [] }
    const scenarios = scenariosOf(division, cup.category)
    const said =
      scenarios && [...sentencesOf(cup, scenarios)].map(([id, list]) => [id, list.map(({ text }) => text)])
    expect(said).toEqual([
      ['One', ['Through to Final whatever happens.']],
      ['Two', ['A draw is enough for Final.']],
      ['Three', ['A win is needed for Final, and is enough.']],
    ])
  })

  it('tells of a team that already stands in it, and claims nothing against that', () => {
    const matches = [
      finished('One', 'Two', 10, 9),
      scheduled(team('Two'), team('Three')),
      finished('Three', 'One', 8, 9),
    ]
    const division = group({ teamIds: ['One', 'Two', 'Three'], matches })
    const name = { en: 'Final', sv: 'Final' }
    const open = scheduled(team('Three'), placeholder('TBA'), { divisionId: 'PA' })
    const playOff = group({ id: 'PA', kind: 'playoff', name, matches: [open] })
    const cup = { division, category: category({ divisions: [division, playOff] }), truth: () => [] }
    const scenarios = scenariosOf(division, cup.category)
    const said =
      scenarios && [...sentencesOf(cup, scenarios)].map(([id, list]) => [id, list.map(({ text }) => text)])
    expect(said).toEqual([
      ['One', ['First place is certain.']],
      ['Two', ['First place is out of reach.']],
      ['Three', ['Already listed in a match of Final.', 'First place is out of reach.']],
    ])
  })
})
