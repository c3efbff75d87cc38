import { describe, expect, it } from 'vitest'
import GroupView from '../../../../src/components/category/GroupView.tsx'
import ClubView from '../../../../src/components/club/ClubTeams.tsx'
import GroupEmbed from '../../../../src/components/embed/GroupEmbed.tsx'
import TeamView from '../../../../src/components/team/TeamView.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { EditionSite } from '../../../../src/domain/site/page-site.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import {
  calledOff,
  category,
  clubTeam,
  edition,
  finished,
  group,
  team,
  walkover,
} from '../../domain/builders.ts'

const withdrawn = { rule: 'annul', reason: { en: 'flu', sv: 'influensa' } } as const
const club = { id: 'K', name: 'Klubb', nationCode: null }
const teams = ['A', 'B', 'C', 'D'].map((id) =>
  clubTeam(id, id === 'D' ? { withdrawn, clubId: 'K' } : { clubId: 'K' }),
)
const matches = [
  finished('A', 'B', 12, 10),
  finished('B', 'C', 7, 7),
  calledOff(team('A'), team('D'), 'annulled', { stood: { home: 14, away: 3 }, reason: withdrawn.reason }),
]
const division = group({ teamIds: ['A', 'B', 'C', 'D'], matches })

function siteOf(locale: 'en' | 'sv', own = category({ id: 'B14', teams, divisions: [division] })) {
  learnMessages(locale, locale === 'en' ? english : swedish)
  const index = indexEdition(edition({ categories: [own], clubs: [club] }))
  const { year } = index.edition
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site: EditionSite = { locale, year, cup, latestYear: year, underWay: false, index }
  return { site, own, moment: { now: null } }
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe.each([
  ['en', 'Withdrawn', 'Team D has withdrawn. None of its group matches counts. Reason: flu'],
  [
    'sv',
    'Har dragit sig ur',
    'Team D har dragit sig ur. Ingen av lagets gruppmatcher räknas. Orsak: influensa',
  ],
] as const)('a team that has withdrawn, in %s', (locale, mark, note) => {
  const { site, own, moment } = siteOf(locale)
  const shown = { site, category: own, division, moment }

  it.each([
    ['group', GroupView],
    ['embedded group', GroupEmbed],
  ] as const)(
    'stands below a line of the table on the page of its %s, marked and without figures',
    (_, view) => {
      const html = markup(view as typeof GroupView, shown)
      const [above = '', below = ''] = html.split(/<tbody class="withdrawn"[^>]*>/)
      expect([...above.matchAll(/Team ([A-D])<\/bdi><\/a>/g)].map(([, id]) => id)).toEqual(['A', 'C', 'B'])
      const [row = ''] = below.split('</tbody>')
      expect(textOf(row).trim()).toBe(`– Team D ${mark}`)
    },
  )

  it('is told at the top of its page, without a record', () => {
    const [own] = teams.slice(-1)
    const html = markup(TeamView, {
      site,
      team: own,
      category: shown.category,
      clubYears: [],
      moment,
    } as never)
    expect(textOf(html)).toContain(note)
    expect(textOf(html).indexOf(note)).toBeLessThan(html.indexOf('<h2'))
    expect(html).not.toContain('class="facts record')
  })

  it('is marked among the teams of its club', () => {
    expect(textOf(markup(ClubView, { site, club }))).toContain(`Team D ${mark}`)
  })
})

it('keeps its row in the group before a play-off that it left', () => {
  const playoff = group({
    id: 'P',
    kind: 'playoff',
    matches: [walkover('D', 'A', null, 'away', { divisionId: 'P' })],
  })
  const { site, own, moment } = siteOf('en', category({ id: 'B14', teams, divisions: [division, playoff] }))
  const html = markup(GroupView, { site, category: own, division, moment })
  expect(html).not.toContain('class="withdrawn"')
  const page = markup(TeamView, { site, team: teams[3], category: own, clubYears: [], moment } as never)
  expect(textOf(page)).toContain('Team D has withdrawn. What it played stands')
})
