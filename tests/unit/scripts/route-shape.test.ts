import { expect, test } from 'vitest'
import { routeShape } from '../../../scripts/test/route-shape.ts'

test.each([
  ['/', '/'],
  ['/sv/', '/'],
  ['/2025/', '/{year}/'],
  ['/sv/2025/categories/', '/{year}/categories/'],
  ['/2025/categories/teams/teams/', '/{year}/categories/*/teams/'],
  ['/2025/categories/b12/division/7/', '/{year}/categories/*/division/*/'],
  ['/2025/arenas/arena/field/field/streams/', '/{year}/arenas/arena/*/field/*/'],
  ['/2025/matches/9/', '/{year}/matches/*/'],
  ['/2025/matches/day/2025-07-01/', '/{year}/matches/day/*/'],
  ['/2025/matches/day/2025-07-01/1315/', '/{year}/matches/day/*/*/'],
  ['/sv/2026/screen/field/7/', '/{year}/screen/field/*/'],
  ['/desk/', '/desk/'],
  ['/2025/clubs/nations/', '/{year}/clubs/*/'],
  ['/2025/nations/search/', '/{year}/nations/*/'],
  ['/sv/2026/embed/team/7/', '/{year}/embed/team/*/'],
  ['/2026/embed/club/clubs/2026-07-07/', '/{year}/embed/club/*/*/'],
  ['/sv/history/', '/history/'],
  ['/history/classes/b16/', '/history/classes/*/'],
])('%s is of the kind %s', (address, shape) => {
  expect(routeShape(address)).toBe(shape)
})
