import { describe, expect, it } from 'vitest'
import { nearest, yearLink } from '../../../../src/domain/presentation/year-link.ts'

describe('the link to another year', () => {
  it.each([
    ['/2025/', '/2024/'],
    ['/', '/2024/'],
    ['/2025/teams/12/', '/2024/teams/97/'],
    ['/2025/categories/b13/teams/', '/2024/categories/7/teams/'],
    ['/404/', '/2024/'],
  ])('from %s to %s is plain: it is the same page', (from, to) => {
    expect(yearLink(from, to)).toBe(to)
  })

  it.each([
    ['/2025/categories/b13/', '/2024/categories/'],
    ['/2025/categories/b13/playoff/a/', '/2024/categories/7/'],
    ['/2025/nations/se/', '/2024/nations/'],
    ['/2025/matches/5/', '/2024/categories/7/'],
    ['/2025/matches/day/2025-07-01/', '/2024/matches/'],
    ['/2025/arenas/arena/1/field/2/', '/2024/arenas/arena/1/'],
  ])('from %s to %s says that it is the nearest', (from, to) => {
    expect(yearLink(from, to)).toBe(`${to}#nearest`)
  })

  it('keeps the mark of one that is known to be only the nearest', () => {
    expect(yearLink('/2025/teams/12/', nearest('/2024/teams/97/'))).toBe('/2024/teams/97/#nearest')
  })
})
