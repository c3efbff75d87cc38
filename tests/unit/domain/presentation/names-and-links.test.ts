import { describe, expect, it } from 'vitest'
import { categoryLinks } from '../../../../src/domain/presentation/category-row.ts'
import { compareNames, inNameOrder } from '../../../../src/domain/text/name-order.ts'
import type { Stage } from '../../../../src/domain/tournament/edition.ts'
import { category, group } from '../builders.ts'

const stage = (rank: number, sv: string, divisionIds: string[], en = sv): Stage => ({
  id: `s${rank}`,
  rank,
  kind: 'playoff',
  name: { en, sv },
  divisionIds,
})

describe('links of a class on the home page', () => {
  const divisions = [group({ id: 'g1' }), group({ id: 'pa', kind: 'playoff' }), group({ id: 'g9' })]
  const links = (...stages: Stage[]) =>
    categoryLinks(2026, category({ id: 'b14', divisions, stages })).map((link) => [
      link.kind === 'stage' ? link.name.sv : link.kind,
      link.address,
    ])

  it('are All teams, Groups and the stages, to their first divisions', () => {
    expect(
      links(
        stage(3, 'Placering', ['g9']),
        stage(2, 'Slutspel A', ['pa', 'g1']),
        stage(1, 'Gruppspel', ['g1']),
      ),
    ).toEqual([
      ['teams', '/2026/categories/b14/teams/'],
      ['groups', '/2026/categories/b14/'],
      ['Slutspel A', '/2026/categories/b14/playoff/pa/'],
      ['Placering', '/2026/categories/b14/division/g9/'],
    ])
  })

  it('call a stage that is one play-off what that play-off is called', () => {
    expect(links(stage(2, 'Final four', ['pa'])).at(-1)?.[0]).toBe(divisions[1]?.name.sv)
    expect(links(stage(2, 'Slutspel', ['pa', 'g9'])).at(-1)?.[0]).toBe('Slutspel')
  })

  it.each([
    ['a stage called Gruppspel in either language', stage(1, 'Grundspel', ['g1'], 'Gruppspel')],
    ['a stage called so with stray spaces', stage(1, ' Gruppspel ', ['g1'], 'Group stage')],
    ['a stage without divisions', stage(1, 'Slutspel B', [])],
    ['a stage whose division is not there', stage(1, 'Slutspel B', ['gone'])],
  ])('leave out %s', (_, left) => {
    expect(links(left)).toHaveLength(2)
  })
})

describe('name order', () => {
  const list = ['Öster', 'Zagreb', 'Åmål', 'Alfa 10', 'alfa 2', 'Ärla', ' Beta'].map((name) => ({
    id: name,
    name,
  }))
  const ordered = (locale: 'en' | 'sv', of = list) =>
    inNameOrder(of, locale, ({ name }) => name).map(({ name }) => name)

  it('has Å Ä Ö last in Swedish and among A and O in English', () => {
    expect(ordered('sv')).toEqual(['alfa 2', 'Alfa 10', ' Beta', 'Zagreb', 'Åmål', 'Ärla', 'Öster'])
    expect(ordered('en')).toEqual(['alfa 2', 'Alfa 10', 'Åmål', 'Ärla', ' Beta', 'Öster', 'Zagreb'])
    expect(compareNames('Öster', 'Zagreb', 'sv')).toBeGreaterThan(0)
    expect(compareNames('Öster', 'Zagreb', 'en')).toBeLessThan(0)
  })

  it('does not depend on the order of the input, even for equal names', () => {
    const twins = ['2', '1', '3'].map((id) => ({ id, name: 'IK Example' }))
    expect(inNameOrder(twins, 'sv', ({ name }) => name).map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(ordered('sv', [...list].reverse())).toEqual(ordered('sv'))
  })
})
