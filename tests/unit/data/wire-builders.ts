import { parseEdition } from '../../../src/data/results/parse-edition.ts'
import { type Problem, startPlace } from '../../../src/data/results/problems.ts'
import type { Edition, EditionSummary } from '../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'

export type Wire = Record<string, unknown>

export const RANKING = { pointsWon: 2, pointsTied: 1, pointsLost: 0, chain: ['GOAL_DIFFERENCE', 'LOTS'] }

export const wireTournament = (more: Wire = {}): Wire => ({
  id: 't1',
  name: 'Test Cup 2026',
  startsAt: '2026-07-06T08:00:00+02:00',
  endsAt: null,
  revision: 'r1',
  status: { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true },
  statistics: { teams: 2, nations: 1, matches: 1 },
  selectedGames: [],
  categories: [{ id: 'c1' }],
  clubs: [{ id: 'k1', name: 'IK Example', nation: { code: 'SE' } }],
  arenas: [
    {
      id: 'heden',
      name: 'Heden',
      area: null,
      latitude: null,
      longitude: null,
      fields: [
        { id: 'f5', name: 'Heden 5', aliases: [{ name: 'Heden 5 - Monday AB', day: '2026-07-06' }] },
        { id: 'f6', name: 'Heden 6', aliases: [{ name: 'Sponsor Arena', day: null }] },
      ],
    },
  ],
  streams: [{ id: 's1', name: 'Heden 5', url: null, provider: null, fieldId: 'f5', requiresPass: false }],
  sponsors: [],
  ranking: RANKING,
  ...more,
})

export const wireTeam = (id: string, more: Wire = {}): Wire => ({
  id,
  name: `Team ${id}`,
  nameClubName: `Team ${id}`,
  clubId: 'k1',
  nation: { code: 'SE' },
  ...more,
})

export const wireMatch = (more: Wire = {}): Wire => ({
  id: 'm1',
  homeTeamId: 'a',
  awayTeamId: 'b',
  homeTeamName: 'Team a',
  awayTeamName: 'Team b',
  isWalkover: false,
  isLive: false,
  isFinished: false,
  ...more,
})

export const finished = (homeScore: unknown, awayScore: unknown, more: Wire = {}): Wire =>
  wireMatch({ homeScore, awayScore, isFinished: true, ...more })

export const wireDivision = (more: Wire = {}): Wire => ({
  id: 'd1',
  stageId: 'g',
  name: 'Group 1',
  nameSv: 'Grupp 1',
  type: 'conference',
  teamIds: ['a', 'b'],
  matches: [wireMatch()],
  teamtable: [],
  lots: [],
  carriedOver: [],
  qualification: [],
  ...more,
})

export const wireCategory = (more: Wire = {}): Wire => ({
  id: 'c1',
  name: 'Boys 14',
  nameSv: 'Pojkar 14',
  shortName: 'B14',
  gender: 'BOYS',
  age: 14,
  hideMatchResults: false,
  hideConferenceResults: false,
  ranking: RANKING,
  matchMinutes: 35,
  stages: [
    {
      stageId: 'g',
      rank: 1,
      type: 'conference',
      name: 'Gruppspel',
      nameSv: 'Gruppspel',
      divisions: [{ id: 'd1' }],
    },
  ],
  teams: [wireTeam('a'), wireTeam('b')],
  divisions: [wireDivision()],
  ...more,
})

export const summary: EditionSummary = {
  id: '2026',
  year: 2026,
  tournamentId: 't1',
  name: 'Test Cup 2026',
  startsAt: null,
  endsAt: null,
  publication: { clubs: true, teams: true, lot: true, schedule: true },
  announcements: { en: [], sv: [] },
  streaming: { en: { info: null, access: null }, sv: { info: null, access: null } },
  revision: 'r1',
}

export interface Read {
  readonly edition: Edition
  readonly problems: readonly Problem[]
  /** `severity kind` of each problem. */
  readonly kinds: readonly string[]
}

/** Reads an edition from its wire answers, with the problems found in them. */
export function readEdition(tournament: unknown, categories: readonly unknown[]): Read {
  const place = startPlace('edition 2026')
  const answers = {
    tournament,
    categories: categories.map((category, index) => ({ id: `c${index + 1}`, category })),
  }
  const edition = parseEdition(summary, answers, place)
  return {
    edition,
    problems: place.found,
    kinds: place.found.map(({ severity, kind }) => `${severity} ${kind}`),
  }
}

/** One class in an otherwise clean edition. */
export const readClass = (more: Wire): Read => readEdition(wireTournament(), [wireCategory(more)])

/** One match in an otherwise clean edition. */
export function readMatch(
  wire: Wire,
  category: Wire = {},
): Omit<Read, 'edition'> & { readonly match: Match } {
  const { edition, ...rest } = readClass({ divisions: [wireDivision({ matches: [wire] })], ...category })
  const match = edition.categories[0]?.divisions[0]?.matches[0]
  if (!match) throw new Error('the match was left out')
  return { match, ...rest }
}
