import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { alteredFiles } from '../../../../scripts/publish/altered-files.ts'
import { markup } from '../../../../src/components/ui/markup.ts'
import { calendarAddress } from '../../../../src/domain/calendar/calendar-address.ts'
import { calendarSubjects } from '../../../../src/domain/calendar/calendar-matches.ts'
import { editionEmbeds } from '../../../../src/domain/embed/edition-embeds.ts'
import { embedAddress } from '../../../../src/domain/embed/embed-address.ts'
import { nowAddress, nowText } from '../../../../src/domain/open-data/now-file.ts'
import {
  pressClubAddress,
  pressDayAddress,
  pressNationAddress,
} from '../../../../src/domain/presentation/addresses.ts'
import { revisionOf } from '../../../../src/domain/presentation/page-revision.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { scopeOf } from '../../../../src/domain/presentation/scope-of.ts'
import { editionChanges } from '../../../../src/domain/publication/edition-changes.ts'
import type { PageSite, Site } from '../../../../src/domain/site/page-site.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { embedDocument } from '../../../../src/files/embed-document.ts'
import { calendarText } from '../../../../src/files/lists/calendar-text.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import PageBody, { NO_OTHER_EDITIONS } from '../../../support/page-body.ts'
import { category, clubTeam, edition, group, placeholder, scheduled, team } from '../../domain/builders.ts'

const ORIGIN = 'http://localhost:4321'
const CUP = { id: 'cup', name: 'Cup', sport: 'handball' }
const YEAR = 2026

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const at = (time: string) => ({ time: { kind: 'instant' as const, at: Date.parse(`${time}:00+02:00`) } })
const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08']
const groupMatches = [
  ['A', 'B'],
  ['B', 'C'],
  ['A', 'C'],
] as const

/** A group of three clubs, and a play-off that it leads to. */
const START = indexEdition(
  edition({
    year: YEAR,
    categories: [
      category({
        teams: ['A', 'B', 'C', 'D', 'E'].map((id) => clubTeam(id, { clubId: `club-${id}` })),
        divisions: [
          group({
            teamIds: ['A', 'B', 'C'],
            matches: groupMatches.map(([home, away], place) =>
              scheduled(team(home), team(away), { id: `g${place}`, ...at(`${DAYS[place]}T09:00`) }),
            ),
          }),
          group({
            id: 'P',
            kind: 'playoff',
            matches: [
              scheduled(placeholder('1:an i Grupp 1'), placeholder('Winner of 1/8 #1'), {
                id: 'q',
                divisionId: 'P',
                round: { rank: 2, index: 1 },
                ...at('2026-07-08T15:00'),
              }),
              scheduled(team('D'), team('E'), {
                id: 'e',
                divisionId: 'P',
                round: { rank: 3, index: 1 },
                ...at('2026-07-07T15:00'),
              }),
            ],
          }),
        ],
      }),
    ],
    clubs: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id: `club-${id}`, name: `Club ${id}` })) as never,
  }),
)

/** Every calendar, embed and `now.json`, by its path. */
function filesOf(index: EditionIndex): Map<string, string> {
  const of = { locale: 'en', year: YEAR, cup: CUP, latestYear: YEAR, underWay: true, index } as const
  const site: PageSite = { ...of, years: [YEAR], announcements: [], all: {} as Site }
  return new Map([
    ...editionEmbeds(index, YEAR).map(
      (embed) => [`${embedAddress(YEAR, embed, 'en')}index.html`, embedDocument(site, embed)] as const,
    ),
    ...calendarSubjects(index).map(
      (subject) => [calendarAddress(YEAR, subject, 'en'), calendarText(site, subject, ORIGIN)] as const,
    ),
    ...PRESS.map((path) => [`${path}index.html`, pressOf(path, site)] as const),
    ...[...index.teams.values()].map(
      (of) => [nowAddress(YEAR, of.id), nowText(index, CUP, of, ORIGIN)] as const,
    ),
  ])
}

const PRESS = [
  ...['A', 'D'].map((id) => pressClubAddress(YEAR, `club-${id}`)),
  pressNationAddress(YEAR, 'se'),
  ...DAYS.map((day) => pressDayAddress(YEAR, day)),
]

/** What a sheet says, and the revision at which it changed last. */
function pressOf(path: string, site: PageSite): string {
  const route = parseAddress(path)?.route
  if (!route) throw new Error(`${path} is no address.`)
  const scope = scopeOf(route, site.index)
  const sheet = markup(PageBody, {
    site,
    route,
    otherEditions: NO_OTHER_EDITIONS,
    moment: { now: null },
  })
  return `${scope && revisionOf(scope, site.index)} ${sheet}`
}

function changed({ edition }: EditionIndex, id: string, change: object, isSettledTold = false): EditionIndex {
  const categories = edition.categories.map((category) => ({
    ...category,
    divisions: category.divisions.map((division) => ({
      ...division,
      matches: division.matches.map((match) =>
        match.id === id ? next(match, change, isSettledTold) : match,
      ),
    })),
  }))
  return indexEdition({ ...edition, categories })
}

/** Numbers the change as a service does that tells settled revisions: the goals of a match that goes on are none. */
function next(match: Match, change: object, isSettledTold: boolean): Match {
  const revision = (match.revision ?? 0) + 1
  const after = { ...match, ...change, revision } as Match
  if (!isSettledTold) return after
  const goesOn = match.kind === 'live' && after.kind === 'live' && match.time === after.time
  const isSame = match.home === after.home && match.away === after.away
  return { ...after, settledRevision: goesOn && isSame ? (match.settledRevision ?? 0) : revision }
}

const score = fc.record({ home: fc.nat(9), away: fc.nat(9) })
const kind = fc.constantFrom('finished', 'finished', 'live')
const result = fc.record({ kind, score, halfTime: fc.constant(null), penalties: fc.constant(null) })
const move = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom('09:00', '13:30'))
  .map(([day, hour]) => at(`${day}T${hour}`))
const named = fc.constantFrom('A', 'B', 'D').map((id) => ({ home: team(id) }))
const report = fc.oneof(
  fc.tuple(fc.constantFrom('q', 'e'), named),
  fc.tuple(fc.constantFrom('g0', 'g1', 'g2', 'e'), result),
  fc.tuple(fc.constantFrom('g0', 'g1', 'g2', 'e', 'q'), move),
)

describe('a file that differs is one that its changes alter', () => {
  it('of calendars, embeds, now.json and press sheets, whatever is reported', () => {
    const seen = { altered: 0, spared: 0 }
    fc.assert(
      fc.property(
        fc.array(report, { maxLength: 6 }),
        fc.array(report, { minLength: 1, maxLength: 2 }),
        fc.boolean(),
        (first, then, isSettledTold) => {
          const play = (index: EditionIndex, reports: typeof first) =>
            reports.reduce((before, [id, change]) => changed(before, id, change, isSettledTold), index)
          const before = play(START, first)
          const after = play(before, then)
          const isAltered = alteredFiles(editionChanges(before.edition, after.edition), after)
          const [was, is] = [filesOf(before), filesOf(after)]
          for (const [path, text] of is) {
            // A file that appears or disappears is published for that reason alone.
            if (!was.has(path)) continue
            if (was.get(path) !== text) {
              seen.altered += 1
              expect(isAltered(path), path).toBe(true)
            } else if (!isAltered(path)) seen.spared += 1
          }
        },
      ),
      { numRuns: 150 },
    )
    expect(seen.altered).toBeGreaterThan(1000)
    expect(seen.spared).toBeGreaterThan(1000)
  })
})

describe('an embed of a day', () => {
  const day = (of: string) => `/2026/embed/club/club-_41/${of}/index.html`

  it('is not rendered for a goal on another', () => {
    const after = changed(START, 'g0', { kind: 'live', score: { home: 1, away: 0 }, halfTime: null })
    const isAltered = alteredFiles(editionChanges(START.edition, after.edition), after)
    expect(DAYS.map((of) => isAltered(day(of)))).toEqual([true, false, false])
  })
})

it('the list of press sheets is rendered where a match gets another time, and for nothing else', () => {
  const isAltered = (id: string, change: object) => {
    const after = changed(START, id, change)
    return alteredFiles(editionChanges(START.edition, after.edition), after)('/2026/press/index.html')
  }
  expect(isAltered('g0', at('2026-07-09T09:00'))).toBe(true)
  expect(isAltered('g0', { kind: 'live', score: { home: 1, away: 0 }, halfTime: null })).toBe(false)
})

describe('a file that shows a part of the edition', () => {
  const isAltered = (change: object) => {
    const after = changed(START, 'g0', change)
    return alteredFiles(editionChanges(START.edition, after.edition), after)
  }
  const live = isAltered({ kind: 'live', score: { home: 1, away: 0 }, halfTime: null })

  it('is the sitemap, which names the day of the last match on a page that has begun', () => {
    expect(live('/2026/sitemap.xml')).toBe(true)
    expect(isAltered({ referees: 'Pair 1' })('/2026/sitemap.xml')).toBe(false)
    // The page of changes gets a match that was played later than its move was announced.
    const playing = changed(START, 'g0', { kind: 'live', score: { home: 1, away: 0 }, halfTime: null })
    const toldAt = Date.parse('2026-07-05T12:00:00+02:00')
    const moves = [{ toldAt, time: null, place: { from: 'Hall 2', to: 'Hall 1' } }]
    const moved = changed(playing, 'g0', { moves })
    const isMoved = alteredFiles(editionChanges(playing.edition, moved.edition), moved)
    expect(isMoved('/2026/sitemap.xml')).toBe(true)
  })

  it('is a table of the open data without matches', () => {
    const files = ['matches', 'standings', 'teams', 'divisions', 'fields', 'byes'].map(
      (name) => `data/${name}.csv`,
    )
    expect([...files, 'search.json'].filter((file) => live(`/2026/${file}`))).toEqual(files.slice(0, 2))
  })

  it('is the home page, where other games are featured', () => {
    const after = { ...START.edition, featured: ['g0'] }
    const isOther = alteredFiles(editionChanges(START.edition, after), indexEdition(after))
    expect(isOther('/2026/index.html')).toBe(true)
    expect(isOther('/2026/teams/_41/index.html')).toBe(false)
  })
})
