import { expect, it } from 'vitest'
import { sharedPlaces } from '../../../../src/domain/tournament/shared-places.ts'

const place = (fromRank: number, toRank: number, divisionId: string, asRanked = true) => ({
  fromRank,
  toRank,
  divisionId,
  asRanked,
})

it('says once where the places of groups of several sizes lead', () => {
  const small = [place(1, 2, 'A'), place(3, 4, 'B')]
  const large = [place(1, 2, 'A'), place(3, 4, 'B'), place(5, 7, 'C')]
  expect(sharedPlaces([small, large, [place(1, 2, 'A'), place(3, 3, 'B')]])).toEqual(large)
  expect(sharedPlaces([[], []])).toEqual([])
})

it('says nothing where a place leads elsewhere in another group, or something else than the rank decided', () => {
  expect(sharedPlaces([[place(1, 2, 'A')], [place(1, 1, 'A'), place(2, 3, 'B')]])).toBeNull()
  expect(sharedPlaces([[place(1, 2, 'A')], [place(1, 2, 'A', false)]])).toBeNull()
})
