import { beforeAll, describe, expect, it } from 'vitest'
import TeamView from '../../../../src/components/team/TeamView.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { ReportCoverage } from '../../../../src/domain/live/report-coverage.ts'
import { pathSegment } from '../../../../src/domain/text/path-segment.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match, Score } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import PageBody, { NO_OTHER_EDITIONS } from '../../../support/page-body.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  live,
  placeholder,
  scheduled,
  team,
} from '../../domain/builders.ts'

beforeAll(() => void learnMessages('en', english))

const day = (number: number) => ({ kind: 'instant' as const, at: Date.UTC(2026, 6, number, 8) })
const inA = (rank: number, index: number) => ({ divisionId: 'A', round: { rank, index } })
const FIRST = finished('X', 'Y', 9, 7, { id: 'M1', time: day(7), halfTime: { home: 5, away: 4 } })
const SEMI = scheduled(team('X'), team('Y'), { ...inA(1, 1), id: 'M2', time: day(9) })
const FINAL = scheduled(placeholder('Winner of 1/2 #1'), team('W'), { ...inA(0, 1), id: 'M3', time: day(10) })

function siteOf(semifinal: Match, underWay = true, latestYear = 2026) {
  const playoff = { id: 'A', kind: 'playoff', name: { en: 'Play-off A', sv: 'A-slutspel' } } as const
  const index = indexEdition(
    edition({
      categories: [
        category({
          teams: [clubTeam('X'), clubTeam('Y'), clubTeam('Z'), clubTeam('W')],
          divisions: [
            group({ teamIds: ['X', 'Y'], matches: [FIRST] }),
            group({ ...playoff, matches: [semifinal, FINAL] }),
          ],
        }),
      ],
    }),
  )
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  return { locale: 'en' as const, year: 2026, cup, latestYear, underWay, index }
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function page(
  match: Match,
  { underWay = true, coverage = 'none' as ReportCoverage, semifinal = SEMI, latestYear = 2026 } = {},
) {
  const site = siteOf(semifinal, underWay, latestYear)
  const route = { kind: 'match', year: 2026, match: pathSegment(match.id) } as const
  const otherEditions = { ...NO_OTHER_EDITIONS, coverage }
  const html = markup(PageBody, { site, route, otherEditions, moment: { now: null } })
  return { html, words: wordsOf(html) }
}

describe('the page of a match', () => {
  it('tells before it how both teams did, how long it is until, and what it decides', () => {
    const { html, words } = page(SEMI)
    expect(html).toContain('data-until')
    expect(words).toContain('Last matches: Won W')
    expect(words).toContain('Last matches: Lost L')
    expect(words).toContain('The winner goes on to:')
    expect(words).toContain('The loser is out.')
    expect(words).not.toContain('Not played yet')
  })

  it('bears the number by which later matches refer to it', () => {
    expect(page(SEMI).words).toContain('Semifinal 1')
    expect(page(FINAL).words).not.toContain('Final 1')
  })

  it('shows who the opponent may be below the match, not between the sentence and the match', () => {
    expect(page(SEMI).words).toMatch(/The winner goes on to: .*Winner of semifinal 1/)
  })

  it('says of an earlier edition that nobody reported it, not that it is to come', () => {
    const { words } = page(SEMI, { underWay: false, latestYear: 2027 })
    expect(words).toContain('Result not reported')
    expect(words).not.toContain('Not played yet')
    expect(page(SEMI, { underWay: false }).words).toContain('Not played yet')
  })

  it('tells after it what it decided', () => {
    const over = finished('X', 'Y', 9, 7, { ...inA(1, 1), id: 'M2', time: day(9) })
    const { html, words } = page(over, { semifinal: over })
    expect(words).toContain('Team X is through to the final:')
    expect(html).not.toContain('data-until')
  })

  it('has no course before there are reports, so that nothing closed is empty', () => {
    expect(page(FIRST).html).not.toMatch(/<details|data-place="lead"/)
    expect(page(SEMI, { coverage: 'some' }).html).not.toMatch(/<details|data-place="lead"/)
  })

  it('has the course of a reported match, and its line while the edition is played', () => {
    const playing = {
      ...live(team('X'), team('Y'), { home: 1, away: 0 }, { id: 'M2', ...inA(1, 1) }),
      revision: 4,
      startedAt: 1,
    }
    // It is open while the match is on, and has the line in it once there can be one: goals make it.
    const on = page(playing, { semifinal: playing }).html
    expect(on).toMatch(
      /<details [^>]*open=""><summary><h2>Course of the match<\/h2><\/summary><div data-place="timeline"/,
    )
    const scored = { ...playing, score: { home: 1, away: 1 } }
    expect(page(scored, { semifinal: scored }).html).toMatch(
      /<details [^>]*open=""><summary><h2>Course of the match<\/h2><\/summary><div[^>]*data-place="lead"/,
    )
    const { html } = page(FIRST, { coverage: 'some', underWay: false })
    expect(html).toContain('<details')
    expect(html).not.toContain('data-place="lead"')
  })

  it('reserves the space of the line after a match only if its goals were probably reported one by one', () => {
    const over = finished('X', 'Y', 9, 7, { ...inA(1, 1), id: 'M2', time: day(9) })
    const shown = (halfTime: Score | null) => {
      const semifinal = { ...over, halfTime, revision: 4, startedAt: 1 }
      return page(semifinal, { semifinal }).html
    }
    expect(shown({ home: 4, away: 3 })).toMatch(/data-place="lead".*<details/s)
    expect(shown(null)).toMatch(/<summary><h2>Course of the match<\/h2><\/summary><div[^>]*data-place="lead"/)
  })

  it('reserves no space for the line of a match whose score was imported', () => {
    const sides = [team('X'), team('Y'), { home: 1, away: 0 }] as const
    const playing = { ...live(...sides, { id: 'M2', ...inA(1, 1) }), revision: 4 }
    const shown = (coverage: ReportCoverage) => page(playing, { semifinal: playing, coverage }).html
    expect(shown('some')).toMatch(
      /<summary><h2>Course of the match<\/h2><\/summary><div[^>]*data-place="lead"/,
    )
    expect(shown('some')).not.toContain('open=""')
    expect(shown('from-start')).toContain('open=""')
  })
})

describe('the page of a team', () => {
  const words = (semifinal: Match) => {
    const site = siteOf(semifinal)
    const [own, ofTeam] = [site.index.teams.get('X'), site.index.categories.get('B14')]
    if (!own || !ofTeam) throw new Error('The cup lacks the team.')
    return wordsOf(
      markup(TeamView, { site, team: own, category: ofTeam, clubYears: [], moment: { now: null } }),
    )
  }

  it('says first where it stands and what its next match leads to', () => {
    expect(words(SEMI)).toMatch(/1st in Group 1.*Through to the semifinal of Play-off A.*Next match/)
    expect(words(SEMI)).toMatch(/against Team Y .*Win Final.*Lose out/)
  })

  it('says how far it came once it is out', () => {
    const lost = finished('X', 'Y', 7, 9, { ...inA(1, 1), id: 'M2', time: day(9) })
    expect(words(lost)).toContain('Reached the semifinal of Play-off A')
    expect(words(lost)).not.toContain('Next match')
  })
})
