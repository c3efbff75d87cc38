import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { teamsStoryText } from '../../../../src/components/story/teams-story-text.ts'
import { compareWith } from '../../../../src/domain/history/comparison.ts'
import { compassOf } from '../../../../src/domain/history/compass.ts'
import { surprisesOf } from '../../../../src/domain/history/surprises.ts'
import { storyContext, storyOf, teamsStory } from '../../../../src/domain/history/teams-story.ts'
import { nationPlace } from '../../../../src/domain/places/nation-places.ts'
import { metresBetween } from '../../../../src/domain/places/way.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { finished, walkover } from '../builders.ts'
import { yearOf } from './cup.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

describe('a figure beside those of earlier editions', () => {
  const earlier = [90, 80, 120, 70].map((value, at) => ({ year: 2024 - at, value }))
  it.each([
    [130, { kind: 'most' }],
    [60, { kind: 'fewest' }],
    [95, { kind: 'more', year: 2024, by: 5 }],
    [85, { kind: 'fewer', year: 2024, by: 5 }],
    [90, { kind: 'same', year: 2024, by: 0 }],
    [75, { kind: 'fewestSince', year: 2021 }],
  ])('%i', (value, expected) => {
    expect(compareWith(value, earlier)).toEqual(expected)
  })

  it('says nothing of the first edition', () => {
    expect(compareWith(5, [])).toEqual({ kind: 'first' })
  })

  it('is the most only where none had as many', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.nat(20), { minLength: 1 }), (value, values) => {
        const { kind } = compareWith(
          value,
          values.map((one, at) => ({ year: 2024 - at, value: one })),
        )
        expect(kind === 'most').toBe(values.every((one) => one < value))
        expect(kind === 'fewest').toBe(values.every((one) => one > value))
      }),
    )
  })
})

describe('a surprise', () => {
  const round = (rank: number) => ({ categoryId: 'B14', divisionId: 'B14-A', round: { rank, index: 1 } })
  it('is a champion from behind others in its group that beat a group winner', () => {
    const index = yearOf({
      year: 2020,
      groups: [[['a1', 'b1', 9, 8]], [['c1', 'd1', 9, 8]]],
      more: [finished('b1', 'c1', 7, 6, round(1))],
      final: ['b1', 'a1', 7, 6],
    })
    expect(surprisesOf(index)).toMatchObject([{ kind: 'champion', team: { id: 'b1' }, rank: 2 }])
    expect(
      surprisesOf(index)[0]
        ?.beaten.map(({ team }) => team.id)
        .sort(),
    ).toEqual(['a1', 'c1'])
  })
  it('is no group winner, and nobody who was second and met no group winner', () => {
    const groups = [[['a1', 'b1', 9, 8] as const], [['c1', 'd1', 9, 8] as const]]
    expect(surprisesOf(yearOf({ year: 2020, groups, final: ['a1', 'c1', 7, 6] }))).toEqual([])
    expect(surprisesOf(yearOf({ year: 2020, groups, final: ['b1', 'd1', 7, 6] }))).toEqual([])
  })
})

describe('the story of some teams', () => {
  const index = yearOf({
    year: 2020,
    groups: [
      [
        ['a1', 'b1', 9, 8],
        ['a1', 'c1', 12, 4],
      ],
    ],
    final: ['a1', 'b1', 15, 14],
  })
  const story = storyOf(
    index,
    [...index.teams.values()].filter(({ clubId }) => clubId === 'a'),
  )
  const read = (locale: 'en' | 'sv') =>
    teamsStoryText(story, storyContext(index), locale)
      .join(' ')
      .replace(/[\uE000\uE001]/g, '')

  it('counts wins and goals, and names the best place and the closest win', () => {
    expect(read('en')).toBe(
      'One team came to play. There were three wins in three matches, and 36 goals. Team a1 won A-Play-off in B14. The closest win: Team a1 against Team b1, 15–14. They won three matches in a row.',
    )
    expect(read('sv')).toContain('Ett lag kom för att spela. Det blev tre vinster på tre matcher och 36 mål.')
  })
})

describe('the story of a club', () => {
  const index = yearOf({
    year: 2020,
    groups: [[['a1', 'a2', 9, 8]], [['c1', 'd1', 9, 8]]],
    more: [
      finished('a2', 'd1', 5, 9, { categoryId: 'B14', divisionId: 'B14-A', round: { rank: 1, index: 1 } }),
    ],
    final: ['a1', 'd1', 7, 6],
  })

  const story = storyOf(
    index,
    [...index.teams.values()].filter(({ clubId }) => clubId === 'a'),
  )

  it('counts a match between two of its teams once', () => {
    expect(teamsStoryText(story, storyContext(index), 'en').join(' ')).toContain(
      'There were two wins in three matches, and 29 goals.',
    )
  })

  it('counts no walkover as a feat, and no goals of one', () => {
    const matches = [...index.matchesByTeam.values()].flat()
    const given = walkover('a2', 'c1', { home: 10, away: 0 }, 'home')
    const { played, record } = teamsStory(story.teams, [...new Set(matches), given], storyContext(index))
    expect([played, record.won, record.goalsFor]).toEqual([3, 2, 29])
  })

  it('tells of each team only what that team reached', () => {
    const { best } = story
    expect(best.map(({ team, reached }) => [team.id, reached.rank, reached.place])).toEqual([
      ['a1', 0, 1],
      ['a2', 1, null],
    ])
  })
})

describe('the compass', () => {
  const way = fc.record({
    key: fc.constant('se'),
    teams: fc.array(fc.constant({} as never), { minLength: 1, maxLength: 700 }),
    kilometres: fc.integer({ min: 0, max: 19_000 }),
    bearing: fc.double({ min: -3.1, max: 3.1, noNaN: true }),
  })
  it('lays no nation upon another', () => {
    fc.assert(
      fc.property(fc.array(way, { maxLength: 30 }), (ways) => {
        const { points } = compassOf(ways)
        for (const [at, one] of points.entries())
          for (const other of points.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
              (one.radius + other.radius) * 0.8,
            )
      }),
      { numRuns: 40 },
    )
  })
  it('knows where countries lie', () => {
    const [norway, chile] = [nationPlace('no'), nationPlace('cl')]
    expect(norway && chile && Math.round(metresBetween(norway, chile) / 1e6)).toBe(12)
    expect(nationPlace('gdr')).toBeNull()
  })
})
