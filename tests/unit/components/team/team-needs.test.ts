import { beforeAll, describe, expect, it } from 'vitest'
import TeamNeeds from '../../../../src/components/need/TeamNeeds.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { divisionAddress, matchAddress } from '../../../../src/domain/presentation/addresses.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { loneBody } from '../../../support/page-body.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  placeholder,
  scheduled,
  team,
} from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const QUALIFICATION = [{ fromRank: 1, toRank: 2, divisionId: 'P' }]
const toPlay = scheduled(team('A'), team('B'))
const firstIn = {
  ...scheduled(placeholder('1:an i Grupp 1'), placeholder('2:an i Grupp 2'), {
    round: { rank: 1, index: 1 },
    time: { kind: 'instant', at: Date.parse('2026-07-10T08:35:00+02:00') },
  }),
  locationName: 'Heden 3',
}

type GroupMatches = Parameters<typeof group>[0]

function cupWith(matches: GroupMatches) {
  const division = group({ teamIds: ['A', 'B', 'C'], qualification: QUALIFICATION, ...matches })
  const own = category({
    teams: ['A', 'B', 'C'].map((id) => clubTeam(id)),
    divisions: [
      division,
      group({ id: 'G2', name: { en: 'Group 2', sv: 'Grupp 2' }, qualification: QUALIFICATION }),
      group({ id: 'P', name: { en: 'A-Play-off', sv: 'A-slutspel' }, kind: 'playoff', matches: [firstIn] }),
    ],
  })
  return { division, own, index: indexEdition(edition({ categories: [own] })) }
}

function needs(matches: GroupMatches, year: number, locale: 'en' | 'sv' = 'en'): string {
  const { division, own, index } = cupWith(matches)
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale, year, cup, latestYear: 2026, underWay: true, index }
  return wordsOf(markup(TeamNeeds, { site, category: own, division, teamId: 'A' }))
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|[\u2068\u2069]/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('what a team needs in its group', () => {
  it('is told with the match that each place leads to, in both languages', () => {
    const matches = [finished('A', 'C', 9, 4), finished('B', 'C', 9, 4), toPlay]
    expect(needs({ matches }, 2026)).toMatch(
      /^What do we need\? Through to A-Play-off whatever happens\. Where each place leads 1st Semifinal 10 Jul 08:35 Heden 3 against 2nd in Group 2$/,
    )
    expect(needs({ matches }, 2026, 'sv')).toMatch(
      /Hit leder varje placering 1:a Semifinal 10 jul 08:35 Heden 3 mot 2:a i Grupp 2$/,
    )
  })

  it('is the places alone if nothing exact can be said about the group yet', () => {
    const matches = Array.from({ length: 9 }, () => toPlay)
    expect(needs({ matches }, 2026)).toMatch(/^Where each place leads 1st/)
  })

  it('is told of both teams on the page of their match, and of all places once on the page of the group', () => {
    const { index } = cupWith({ matches: [finished('A', 'C', 9, 4), finished('B', 'C', 9, 4), toPlay] })
    const matchRoute = parseAddress(matchAddress(2026, toPlay.id))?.route
    const groupRoute = parseAddress(divisionAddress(2026, 'B14', 'G1'))?.route
    if (!matchRoute || !groupRoute) throw new Error('The cup lacks the group.')
    const ofTeam = 'Through to A-Play-off whatever happens. Where each place leads 1st Semifinal'
    expect(wordsOf(loneBody(matchRoute, index)).split(ofTeam)).toHaveLength(3)
    const ofGroup = wordsOf(loneBody(groupRoute, index)).split('Where each place leads 1st Semifinal')
    expect(ofGroup).toHaveLength(2)
  })

  it('is nothing in an edition that is not the latest', () => {
    expect(needs({ matches: [toPlay] }, 2025)).toBe('')
  })
})
