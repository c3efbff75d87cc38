import type { Category, Division, Edition, Team } from '../../../src/domain/tournament/edition.ts'
import type {
  CallOffKind,
  Match,
  MatchTime,
  Participant,
  Round,
  Score,
} from '../../../src/domain/tournament/match.ts'

/** `team('A')` is a team that plays, `placeholder('Winner of 1/8 #3')` a team not yet known, `bye` no opponent. */
export const team = (teamId: string): Participant => ({ kind: 'team', teamId, name: `Team ${teamId}` })
export const placeholder = (label: string): Participant => ({ kind: 'placeholder', label })
export const bye: Participant = { kind: 'bye' }

interface Facts {
  id?: string
  number?: string | null
  round?: Partial<Round>
  time?: MatchTime
  fieldId?: string | null
  streamId?: string | null
  divisionId?: string
  categoryId?: string
  replays?: string
}

let counter = 0

function facts(home: Participant, away: Participant, { round, ...rest }: Facts = {}) {
  counter += 1
  return {
    id: `m${counter}`,
    number: null,
    categoryId: 'B14',
    divisionId: 'G1',
    round: { name: null, rank: null, index: null, ...round },
    home,
    away,
    time: { kind: 'unknown' } as MatchTime,
    movedFrom: null,
    fieldId: null,
    locationName: null,
    streamId: null,
    ...rest,
  }
}

type Finished = Extract<Match, { kind: 'finished' }>

export function finished(
  home: string,
  away: string,
  homeGoals: number,
  awayGoals: number,
  more: Facts & Partial<Pick<Finished, 'penalties' | 'decision' | 'winner' | 'halfTime'>> = {},
): Finished {
  const { penalties = null, decision = 'regular-time', halfTime = null, winner, ...rest } = more
  const bySign = homeGoals > awayGoals ? 'home' : homeGoals < awayGoals ? 'away' : null
  return {
    ...facts(team(home), team(away), rest),
    kind: 'finished',
    score: { home: homeGoals, away: awayGoals },
    halfTime,
    penalties,
    decision,
    winner: winner === undefined ? bySign : winner,
  }
}

export const scheduled = (home: Participant, away: Participant, more?: Facts): Match => ({
  ...facts(home, away, more),
  kind: 'scheduled',
})

export const live = (home: Participant, away: Participant, score: Score | null, more?: Facts): Match => ({
  ...facts(home, away, more),
  kind: 'live',
  score,
  halfTime: null,
})

export const walkover = (
  home: string,
  away: string,
  score: Score | null,
  winner: 'home' | 'away' | null,
  more?: Facts,
): Match => ({ ...facts(team(home), team(away), more), kind: 'walkover', score, winner })

export const calledOff = (
  home: Participant,
  away: Participant,
  how: CallOffKind,
  more: Facts & Partial<Pick<Extract<Match, { kind: 'called-off' }>, 'stood' | 'reason'>> = {},
): Match => {
  const { stood = null, reason = null, ...rest } = more
  return { ...facts(home, away, rest), kind: 'called-off', how, stood, reason }
}

export const unreported = (home: string, away: string, more?: Facts): Match => ({
  ...facts(team(home), team(away), more),
  kind: 'unreported',
})

export const hidden = (
  home: string,
  away: string,
  phase: 'scheduled' | 'live' | 'finished',
  more?: Facts,
): Match => ({ ...facts(team(home), team(away), more), kind: 'hidden', phase })

export const byeMatch = (home: Participant, away: Participant, more?: Facts): Match => ({
  ...facts(home, away, more),
  kind: 'bye',
  winner: null,
})

export const group = (more: Partial<Division> = {}): Division => ({
  id: 'G1',
  stageId: 'S1',
  categoryId: 'B14',
  kind: 'group',
  name: { en: 'Group 1', sv: 'Grupp 1' },
  teamIds: [],
  matches: [],
  published: [],
  lots: [],
  carriedOver: [],
  qualification: null,
  ...more,
})

export const clubTeam = (id: string, more: Partial<Team> = {}): Team => ({
  id,
  name: `Team ${id}`,
  categoryId: 'B14',
  clubId: null,
  nationCode: 'SE',
  ...more,
})

export const category = (more: Partial<Category> = {}): Category => ({
  id: 'B14',
  name: { en: 'Boys 14', sv: 'Pojkar 14' },
  shortName: 'B14',
  gender: 'boys',
  age: 14,
  resultsHidden: false,
  tablesHidden: false,
  ranking: { points: { won: 2, tied: 1, lost: 0 }, chain: ['goal-difference', 'goals-scored'] },
  matchMinutes: 35,
  stages: [],
  teams: [],
  divisions: [],
  ...more,
})

const SILENT = { info: null, access: null }

export const edition = (more: Partial<Edition> = {}): Edition => ({
  id: 'e2026',
  year: 2026,
  tournamentId: 't2026',
  name: '2026',
  startsAt: null,
  endsAt: null,
  publication: { clubs: true, teams: true, lot: true, schedule: true },
  announcements: { en: [], sv: [] },
  streaming: { en: SILENT, sv: SILENT },
  revision: '1.1',
  statistics: { teams: 4, nations: 2, matches: 4 },
  featured: [],
  categories: [],
  clubs: [],
  arenas: [],
  streams: [],
  sponsors: [],
  ...more,
})
