import type { Random } from '../../src/backend/demo/random.ts'
import { partsOf, withNumber } from '../../src/domain/live/feed-memory.ts'
import type { Category, Division, Edition, PublishedRow, Team } from '../../src/domain/tournament/edition.ts'
import { CALL_OFFS, factsOf, type Match, type Participant } from '../../src/domain/tournament/match.ts'
import { WITHDRAWAL_RULES } from '../../src/domain/tournament/withdrawal.ts'

const MOST_ATTEMPTS = 10_000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What a change may choose from. */
interface Around {
  readonly random: Random
  /** The number of the edition's revision after the change. */
  readonly revision: number
  readonly edition: Edition
  readonly category: Category
  readonly division: Division
}

type Change<Thing> = (item: Thing, around: Around) => Partial<Thing> | null

const reason = ({ random }: Pick<Around, 'random'>) => {
  const text = `Reason ${random.int(1, 999)}`
  return { en: text, sv: text }
}
const score = ({ random }: Around) => ({ home: random.int(0, 20), away: random.int(0, 20) })
const maybe = <Made>({ random }: Around, made: Made): Made | null => (random.chance(0.3) ? null : made)
const winner = ({ random }: Around) => random.pick(['home', 'away'] as const)
const teamIn = ({ random, category }: Around): string => random.pick(category.teams).id

function side(around: Around): Participant {
  const { random, category } = around
  const team = random.pick(category.teams)
  return random.chance(0.8)
    ? { kind: 'team', teamId: team.id, name: team.name }
    : { kind: 'placeholder', label: random.pick(['Winner of 1/4 #1', '1:an i Grupp 1', 'Loser of semi #2']) }
}

/** A field of a match of the kinds that have it. */
const ifHas =
  (field: string, make: (around: Around) => unknown): Change<Match> =>
  (match, around) =>
    field in match ? ({ [field]: make(around) } as Partial<Match>) : null

/** Another state of the match. */
const become =
  (make: (around: Around) => object): Change<Match> =>
  (match, around) =>
    ({ ...make(around), isOther: match.kind }) as Partial<Match>

const STATES: Readonly<Record<string, (around: Around) => object>> = {
  scheduled: () => ({ kind: 'scheduled' }),
  live: (around) => ({ kind: 'live', score: maybe(around, score(around)), halfTime: null }),
  finished: (around) => ({
    kind: 'finished',
    score: score(around),
    halfTime: null,
    penalties: null,
    decision: 'regular-time',
    winner: winner(around),
  }),
  calledOff: (around) => ({
    kind: 'called-off',
    how: around.random.pick(CALL_OFFS),
    stood: maybe(around, score(around)),
    reason: maybe(around, reason(around)),
  }),
  walkover: (around) => ({ kind: 'walkover', score: maybe(around, score(around)), winner: winner(around) }),
  unreported: () => ({ kind: 'unreported' }),
}

const MATCH: Readonly<Record<string, Change<Match>>> = {
  ...Object.fromEntries(Object.entries(STATES).map(([kind, make]) => [kind, become(make)])),
  score: ifHas('score', score),
  halfTime: ifHas('halfTime', (around) => maybe(around, score(around))),
  penalties: ifHas('penalties', (around) => maybe(around, score(around))),
  decision: ifHas('decision', ({ random }) =>
    random.pick(['extra-time', 'sudden-death', 'penalties', 'lots', 'regular-time']),
  ),
  winner: ifHas('winner', (around) => maybe(around, winner(around))),
  abandoned: (match, around) =>
    match.kind === 'finished' ? { abandoned: { reason: maybe(around, reason(around)) } } : null,
  how: ifHas('how', ({ random }) => random.pick(CALL_OFFS)),
  stood: ifHas('stood', score),
  bothLose: become(() => ({ kind: 'walkover', score: null, winner: null, bothLose: true })),
  reason: (match, around) =>
    match.kind === 'walkover' || match.kind === 'called-off' ? { reason: reason(around) } : null,
  home: (_, around) => ({ home: side(around) }),
  away: (_, around) => ({ away: side(around) }),
  time: ({ time }, { random }) =>
    time.kind === 'instant'
      ? { time: { kind: 'instant', at: time.at + random.pick([5 * MINUTE, -90 * MINUTE, DAY, -DAY]) } }
      : null,
  day: ({ time }) =>
    time.kind === 'instant'
      ? { time: { kind: 'day', day: new Date(time.at).toISOString().slice(0, 10) } }
      : null,
  movedFrom: ({ time, locationName }, { random }) =>
    time.kind === 'instant'
      ? { movedFrom: { at: time.at - random.pick([0, 35 * MINUTE, DAY]), locationName } }
      : null,
  moves: ({ time }, { random }) =>
    time.kind === 'instant'
      ? {
          moves: [
            {
              toldAt: time.at - random.pick([DAY, 30 * MINUTE]),
              time: { from: time.at - random.pick([40 * MINUTE, DAY]), to: time.at },
              place: null,
            },
          ],
        }
      : null,
  startedAt: ({ time }, { random }) =>
    time.kind === 'instant' ? { startedAt: time.at + random.int(0, 20) * MINUTE } : null,
  endedAt: ({ time }, { random }) =>
    time.kind === 'instant' ? { endedAt: time.at + random.int(30, 70) * MINUTE } : null,
  fieldId: (_, { random, edition }) => ({
    fieldId: random.pick(edition.arenas.flatMap(({ fields }) => fields)).id,
  }),
  locationName: (_, { random }) => ({ locationName: `Court ${random.int(1, 9)}` }),
  streamId: (_, { random, edition }) => ({
    streamId: random.chance(0.3) ? null : random.pick(edition.streams).id,
  }),
  referees: (_, { random }) => ({ referees: `Pair ${random.int(1, 9)}` }),
  number: (_, { random }) => ({ number: String(random.int(1000, 9999)) }),
  replays: (_, { random, division }) => ({ replays: random.pick(division.matches).id }),
}

const rows = (make: (row: PublishedRow, around: Around) => Partial<PublishedRow>): Change<Division> =>
  function changed({ published }, around) {
    if (published.length === 0) return null
    const place = around.random.int(0, published.length - 1)
    return {
      published: published.map((row, at) => (at === place ? { ...row, ...make(row, around) } : row)),
    }
  }

const ofGroup =
  (make: (around: Around, group: Division) => Partial<Division>): Change<Division> =>
  (division, around) =>
    division.kind === 'group' && division.teamIds.length > 1 ? make(around, division) : null

const DIVISION: Readonly<Record<string, Change<Division>>> = {
  order: ({ published }, { random }) =>
    published.length < 2
      ? null
      : { published: random.shuffled(published).map((row, at) => ({ ...row, rank: at + 1 })) },
  points: rows(({ points }) => ({ points: points + 2 })),
  played: rows(({ played, won }) => ({ played: played + 1, won: won + 1 })),
  goalsFor: rows(({ goalsFor }) => ({ goalsFor: goalsFor + 3 })),
  goalsAgainst: rows(({ goalsAgainst }) => ({ goalsAgainst: goalsAgainst + 3 })),
  lots: ofGroup(({ random }, { teamIds }) => ({ lots: random.shuffled(teamIds) })),
  fairPlay: ofGroup(({ random }, { teamIds }) => ({
    fairPlay: teamIds.map((teamId) => ({ teamId, points: random.int(-3, 3) })),
  })),
  adjustments: ofGroup(({ random }, { teamIds }) => ({
    adjustments: [{ teamId: random.pick(teamIds), points: random.pick([-2, 1]), reason: reason({ random }) }],
  })),
  carriedOver: ofGroup((around, { teamIds }) => ({
    carriedOver: [
      {
        matchId: null,
        homeTeamId: teamIds[0] ?? '',
        awayTeamId: teamIds[1] ?? '',
        score: score(around),
      },
    ],
  })),
  qualification: ofGroup(({ random, category }) => {
    const playoffs = category.divisions.filter(({ kind }) => kind === 'playoff')
    const leads = playoffs.length > 0 && random.chance(0.7)
    return {
      qualification: leads
        ? [{ fromRank: 1, toRank: random.int(1, 4), divisionId: random.pick(playoffs).id }]
        : random.pick([[], null]),
    }
  }),
  bestPlaces: ofGroup(({ random, category }) => ({
    bestPlaces: [{ rank: 3, count: random.int(1, 3), divisionId: random.pick(category.divisions).id }],
  })),
  teamIds: ofGroup((around, { teamIds }) => ({
    teamIds: [...new Set([...teamIds.slice(1), teamIn(around)])],
  })),
}

const TEAM: Readonly<Record<string, Change<Team>>> = {
  withdrawn: (_, around) => ({
    withdrawn: { rule: around.random.pick(WITHDRAWAL_RULES), reason: maybe(around, reason(around)) },
  }),
}

/** Those that make a match of each state. */
export const STATE_FIELDS: readonly string[] = Object.keys(STATES).map((state) => `match ${state}`)

/** The fields that a results service can change while a cup is played. */
export const FIELDS: readonly string[] = [
  ...Object.keys(MATCH).map((field) => `match ${field}`),
  ...Object.keys(DIVISION).map((field) => `division ${field}`),
  ...Object.keys(TEAM).map((field) => `team ${field}`),
  'edition featured',
]

/** Returns an edition with one field of a random record changed, in its next revision. @param field one of `FIELDS` */
export function withChange(edition: Edition, field: string, random: Random): Edition {
  const revision = partsOf(edition.revision).number + 1
  const changed = withField(edition, field, revision, random)
  return { ...changed, revision: withNumber(edition.revision, revision) }
}

function withField(edition: Edition, field: string, revision: number, random: Random): Edition {
  const [of, name = ''] = field.split(' ')
  if (of === 'edition') return { ...edition, featured: random.shuffled(edition.featured).slice(1) }
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const category = random.pick(edition.categories)
    if (category.divisions.length === 0) continue
    const division = random.pick(category.divisions)
    const around = { random, revision, edition, category, division }
    const changed =
      of === 'match'
        ? withDivision(edition, category, matchChanged(division, MATCH[name], around))
        : of === 'division'
          ? withDivision(edition, category, changedBy(division, DIVISION[name], around))
          : withTeam(edition, category, changedBy(random.pick(category.teams), TEAM[name], around))
    if (changed) return changed
  }
  throw new Error(`The edition has nothing whose ${field} could change.`)
}

function changedBy<Thing extends object>(item: Thing, change: Change<Thing> | undefined, around: Around) {
  const fields = change?.(item, around)
  if (!fields) return null
  const changed = { ...item, ...fields }
  return JSON.stringify(changed) === JSON.stringify(item) ? null : changed
}

function matchChanged(
  division: Division,
  change: Change<Match> | undefined,
  around: Around,
): Division | null {
  const matches = division.matches.filter(({ kind }) => kind !== 'bye' && kind !== 'hidden')
  if (matches.length === 0) return null
  const match = around.random.pick(matches)
  const fields = change?.(match, around)
  if (!fields) return null
  const { isOther, ...given } = fields as { isOther?: string }
  const changed = { ...(isOther === undefined ? match : factsOf(match)), ...given } as Match
  if (JSON.stringify(changed) === JSON.stringify(match)) return null
  return {
    ...division,
    matches: division.matches.map((other) =>
      other === match ? numbered(match, changed, around.revision) : other,
    ),
  }
}

/** Numbers a change as the service does: the goals of a match that goes on are none of the settled changes. */
function numbered(before: Match, after: Match, revision: number): Match {
  const isGoal =
    before.kind === 'live' &&
    after.kind === 'live' &&
    JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after))
  return { ...after, revision, settledRevision: isGoal ? (before.settledRevision ?? 0) : revision }
}

const withDivision = (edition: Edition, category: Category, division: Division | null): Edition | null =>
  division &&
  withCategory(edition, {
    ...category,
    divisions: category.divisions.map((other) => (other.id === division.id ? division : other)),
  })

const withTeam = (edition: Edition, category: Category, team: Team | null): Edition | null =>
  team &&
  withCategory(edition, {
    ...category,
    teams: category.teams.map((other) => (other.id === team.id ? team : other)),
  })

const withCategory = (edition: Edition, category: Category): Edition => ({
  ...edition,
  categories: edition.categories.map((other) => (other.id === category.id ? category : other)),
})
