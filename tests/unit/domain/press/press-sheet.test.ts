import { describe, expect, it } from 'vitest'
import { daySheet } from '../../../../src/domain/press/day-sheet.ts'
import { playoffLabel } from '../../../../src/domain/press/playoff-label.ts'
import type { PressFact } from '../../../../src/domain/press/press-fact.ts'
import { clubSheet, nationSheet } from '../../../../src/domain/press/teams-sheet.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, edition, finished, group, hidden, walkover } from '../builders.ts'

const DAY = '2026-07-11'
const time = { kind: 'day', day: DAY } as const
const final = { divisionId: 'P', round: { rank: 0, index: 1 }, time }
const third = { divisionId: 'P', round: { rank: 0, index: 2 }, time }
const semi = { divisionId: 'P', round: { rank: 1, index: 1 }, time }
const names = { en: 'Play-off A', sv: 'Slutspel A' }

const cupOf = (
  matches: readonly Match[],
  more: { age?: number; resultsHidden?: boolean } = {},
): EditionIndex =>
  indexEdition(
    edition({
      clubs: [{ id: 'c', name: 'Club', nationCode: 'SE' }],
      categories: [
        category({
          age: 16,
          ...more,
          teams: [
            clubTeam('A', { clubId: 'c' }),
            clubTeam('B', { nationCode: 'DK' }),
            clubTeam('C', { clubId: 'c' }),
            clubTeam('D', { nationCode: 'DK' }),
          ],
          divisions: [
            group({ matches: matches.filter(({ divisionId }) => divisionId === 'G1') }),
            group({
              id: 'P',
              kind: 'playoff',
              name: names,
              matches: matches.filter(({ divisionId }) => divisionId === 'P'),
            }),
          ],
        }),
      ],
    }),
  )

/** Match facts in short: place or round, winner’s side, score. */
const matchFacts = (facts: readonly PressFact[] = []) =>
  facts.flatMap((fact) =>
    fact.kind === 'match' ? [[fact.place ?? `to ${fact.rank}`, fact.winner, fact.score]] : [],
  )

describe('the press sheet of a day', () => {
  it('tells titles first, then third places, then who went on, the winner’s goals first', () => {
    const index = cupOf([
      finished('C', 'D', 9, 11, semi),
      finished('C', 'A', 8, 12, third),
      finished('B', 'D', 12, 14, final),
    ])
    expect(matchFacts(daySheet(index, DAY)?.facts)).toEqual([
      [1, 'away', { home: 14, away: 12 }],
      [3, 'away', { home: 12, away: 8 }],
      ['to 0', 'away', { home: 11, away: 9 }],
    ])
    expect(daySheet(index, DAY)?.places[0]?.lines.map(({ team }) => team.id)).toEqual(['D', 'B', 'A'])
  })

  it('makes no feat of a walkover: it leads nobody on, and a title is told without a score', () => {
    const score = { home: 10, away: 0 }
    const index = cupOf([walkover('C', 'D', score, 'home', semi), walkover('A', 'B', score, 'home', final)])
    const sheet = daySheet(index, DAY)
    expect(matchFacts(sheet?.facts)).toEqual([[1, 'home', null]])
    expect(sheet?.results).toEqual([])
  })

  it('prints no score above fifteen below class 16', () => {
    const wide = [finished('A', 'B', 30, 10, final)]
    expect(matchFacts(daySheet(cupOf(wide, { age: 15 }), DAY)?.facts)).toEqual([[1, 'home', null]])
    expect(matchFacts(daySheet(cupOf(wide, { age: 16 }), DAY)?.facts)).toEqual([
      [1, 'home', { home: 30, away: 10 }],
    ])
  })

  it('leaves out a class that publishes no results', () => {
    const index = cupOf([hidden('A', 'B', 'finished', final), walkover('C', 'D', null, 'home', third)], {
      resultsHidden: true,
    })
    expect(daySheet(index, DAY)).toMatchObject({ facts: [], places: [], results: [] })
  })

  it('tells who won a group that is over, once, on the day of its last match', () => {
    const before = { time: { kind: 'day', day: '2026-07-10' } } as const
    const index = cupOf([
      finished('A', 'B', 12, 10, before),
      finished('B', 'C', 9, 8, { time }),
      finished('C', 'A', 5, 9, { time }),
    ])
    const groups = (day: string) => daySheet(index, day)?.facts.filter(({ kind }) => kind === 'group')
    expect(groups(DAY)).toMatchObject([{ team: { id: 'A' }, row: { points: 4, played: 2 } }])
    expect(groups('2026-07-10')).toEqual([])
  })

  it('is none for a day without matches', () => {
    expect(daySheet(cupOf([]), DAY)).toBeNull()
  })
})

describe('the press sheet of a nation or a club', () => {
  const index = cupOf([
    finished('A', 'B', 14, 12, semi),
    finished('D', 'A', 14, 12, final),
    walkover('C', 'B', null, 'home', third),
    finished('A', 'B', 20, 20, { time }),
  ])

  it('counts the matches that were played, team by team', () => {
    const record = clubSheet(index, 'c')?.facts.find(({ kind }) => kind === 'record')
    expect(record).toMatchObject({ teams: 2, record: { played: 3, won: 1, tied: 1, lost: 1 } })
  })

  it('tells what its teams won, and of finals also what they lost', () => {
    expect(matchFacts(nationSheet(index, 'dk')?.facts)).toEqual([[1, 'home', { home: 14, away: 12 }]])
    // A reached the final, which says more than the semifinal that led there.
    expect(matchFacts(clubSheet(index, 'c')?.facts)).toEqual([
      [3, 'home', null],
      [1, 'home', { home: 14, away: 12 }],
    ])
  })

  it('names how far each team came, those of play-offs first', () => {
    expect(nationSheet(index, 'dk')?.places[0]?.lines.map(({ kind, team }) => [kind, team.id])).toEqual([
      ['playoff', 'D'],
      ['playoff', 'B'],
    ])
  })

  it('is none for what is not there', () => {
    expect(nationSheet(index, 'no')).toBeNull()
    expect(clubSheet(index, 'x')).toBeNull()
  })

  it('holds as much as a sheet does, and counts the rest', () => {
    const many = Array.from({ length: 200 }, (_, at) => finished('A', 'B', 20, 19, { id: `m-${at}` }))
    const sheet = clubSheet(cupOf(many), 'c')
    const shown = sheet?.results.flatMap(({ lines }) => lines).length ?? 0
    expect(shown).toBeGreaterThan(50)
    expect(shown).toBeLessThan(100)
    expect(shown + (sheet?.left.results ?? 0)).toBe(200)
  })
})

describe('what a paper calls a play-off', () => {
  it.each([
    ['A-Play-off', 'B16 A'],
    ['C- Play-off', 'B16 C'],
    ['Slutspel A', 'B16 A'],
    ['B', 'B16 B'],
    ['Placement 5–8', 'B16 Placement 5–8'],
  ])('%s: %s', (name, label) => {
    const playoff = group({ name: { en: name, sv: name } })
    expect(playoffLabel(category({ shortName: 'B16' }), playoff, 'en')).toBe(label)
  })
})
