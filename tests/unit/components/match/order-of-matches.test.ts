import { beforeAll, describe, expect, it } from 'vitest'
import GroupView from '../../../../src/components/category/GroupView.tsx'
import ClubView from '../../../../src/components/club/ClubView.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import {
  calledOff,
  category,
  clubTeam,
  edition,
  finished,
  group,
  live,
  scheduled,
  team,
} from '../../domain/builders.ts'

beforeAll(() => learnMessages('en', english))

const at = (day: number, time: string) => ({
  time: { kind: 'instant' as const, at: Date.parse(`2026-07-0${day}T${time}:00+02:00`) },
})
const club = { id: 'K', name: 'A club', nationCode: null }
const teams = ['A', 'B', 'C'].map((id) => clubTeam(id, { clubId: id === 'A' ? club.id : null }))
const own = group({
  teamIds: ['A', 'B', 'C'],
  matches: [
    scheduled(team('A'), team('C'), { id: 'tomorrow', ...at(8, '09:00') }),
    finished('A', 'B', 2, 1, { id: 'yesterday', ...at(6, '10:00') }),
    calledOff(team('C'), team('A'), 'cancelled', { id: 'cancelled', ...at(6, '12:00') }),
    finished('B', 'A', 2, 2, { id: 'before', ...at(7, '08:00') }),
    live(team('A'), team('C'), { home: 0, away: 0 }, { id: 'on', ...at(7, '09:00') }),
  ],
})
const b14 = category({ id: 'B14', teams, divisions: [own] })
const index = indexEdition(edition({ categories: [b14], clubs: [club] }))
const { year } = index.edition
const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
const siteOf = (underWay: boolean) => ({
  locale: 'en' as const,
  year,
  cup,
  latestYear: year,
  underWay,
  index,
})

/** The matches of a page in their order; a folded part is in brackets. */
const shown = (html: string): string[] =>
  [
    ...html.matchAll(
      /<details class="(?:fold|earlier|club-earlier)[^>]*>|<\/details>|\/matches\/([^/"]+)\/"/g,
    ),
  ].map(([tag, match]) => match ?? (tag.startsWith('</') ? ')' : tag.includes(' open') ? '(open' : '('))

describe('the page of a group', () => {
  const page = (underWay: boolean) => {
    const site = siteOf(underWay)
    const html = markup(GroupView, { site, category: b14, division: own })
    return shown(
      html.slice(html.indexOf('id="matches"'), html.indexOf('</section>', html.indexOf('id="matches"'))),
    )
  }

  it('begins with what is on and comes next, and folds what was before', () => {
    expect(page(true)).toEqual(['on', 'tomorrow', '(', 'yesterday', 'cancelled', 'before', ')'])
  })

  it('is in order of play once the cup is over', () => {
    expect(page(false)).toEqual(['yesterday', 'cancelled', 'before', 'on', 'tomorrow'])
  })

  it('has its matches right after its table', () => {
    const site = siteOf(true)
    const html = markup(GroupView, { site, category: b14, division: own })
    const places = ['id="standings"', 'id="matches"', 'class="needs'].map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

describe('the page of a club with few matches', () => {
  const page = (underWay: boolean) => {
    const site = siteOf(underWay)
    const html = markup(ClubView, { site, club, history: null })
    return shown(html.slice(html.indexOf('club-days'), html.indexOf('</section>', html.indexOf('club-days'))))
  }

  it('begins with today, and folds the days before', () => {
    expect(page(true)).toEqual([
      ...['(open', '(', 'before', ')', 'on', ')', '(open', 'tomorrow', ')'],
      ...['(', '(open', 'yesterday', 'cancelled', ')', ')'],
    ])
  })

  it('is in order of play once the cup is over', () => {
    expect(page(false).filter((part) => !/[()]/.test(part))).toEqual([
      'yesterday',
      'cancelled',
      'before',
      'on',
      'tomorrow',
    ])
  })
})
