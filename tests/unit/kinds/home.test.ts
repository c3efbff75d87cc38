import { beforeAll, expect, it } from 'vitest'
import type { PageSite } from '../../../src/domain/site/page-site.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { homeHead } from '../../../src/kinds/home.ts'
import { english as en } from '../../support/messages.ts'
import { smallCup } from '../domain/small-cup.ts'

beforeAll(() => {
  learnMessages('en', en)
})

const index = smallCup()
const described = (statistics: { teams: number; nations: number; matches: number }, teams = true) =>
  homeHead({
    locale: 'en',
    year: 2026,
    cup: { id: 'c', name: 'Test Cup', sport: 'handball' },
    latestYear: 2026,
    index: {
      ...index,
      edition: {
        ...index.edition,
        publication: { clubs: true, teams, lot: true, schedule: true },
        statistics: { ...index.edition.statistics, ...statistics },
      },
    },
    all: { indexes: [], pastEditions: [] },
  } as unknown as PageSite).description

it('tells the figures of an edition, and no figure of nothing', () => {
  expect(described({ teams: 4, nations: 2, matches: 6 })).toBe(
    'Results, tables and play-offs of Test Cup 2026: 4 teams from 2 nations, 6 matches.',
  )
  for (const none of ['teams', 'nations', 'matches'])
    expect(described({ teams: 4, nations: 2, matches: 6, [none]: 0 })).toBe(
      'Test Cup 2026: results, tables and play-offs.',
    )
  expect(described({ teams: 0, nations: 0, matches: 0 }, false)).toBe(
    'Test Cup 2026: nothing has been published yet.',
  )
})
