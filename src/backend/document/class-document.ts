import * as v from 'valibot'
import { CALL_OFFS, LONGEST_REFEREES, MOST_GOALS } from '../../domain/tournament/match.ts'
import { LONGEST_WITHDRAWAL_REASON } from '../../domain/tournament/withdrawal.ts'
import {
  day,
  described,
  id,
  instant,
  listOf,
  maybe,
  name,
  nation,
  text,
  textOrBoth,
  whole,
  words,
} from './forms.ts'
import { ranking, withdrawals } from './ranking-document.ts'

const goals = whole(0, MOST_GOALS)
const score = v.strictObject({ home: goals, away: goals })
const participant = described(
  v.union([
    v.strictObject({ team: id }),
    v.strictObject({
      placeholder: described(name, 'Until the team is known: "Winner of 1/8 #3"'),
    }),
    v.strictObject({ bye: v.literal(true) }),
  ]),
  'A team by id, a placeholder, or a bye',
)

const round = v.strictObject({
  name: maybe(name, '"Semi-finals", "1/8": in a play-off it tells rank and index as well'),
  rank: maybe(whole(0, 12), '0 is the final, 1 the semifinals'),
  index: maybe(whole(1), 'From 1 within the round'),
})

const place = v.strictObject({ startsAt: v.optional(instant), location: v.optional(name) })

const match = v.strictObject({
  id,
  number: v.optional(v.pipe(v.string(), v.maxLength(20))),
  round: v.optional(round),
  home: participant,
  away: participant,
  startsAt: v.optional(instant),
  day: maybe(day, 'Where only the day is known'),
  field: v.optional(id),
  location: maybe(name, "The field's name as written for this match"),
  stream: v.optional(id),
  referees: maybe(text(LONGEST_REFEREES), 'The name of a pair or a club, never of a person'),
  state: v.optional(
    described(
      v.picklist(['scheduled', 'live', 'finished', 'walkover', ...CALL_OFFS]),
      'The score of an abandoned or annulled match does not count',
    ),
    'scheduled',
  ),
  bothLose: maybe(v.boolean(), 'Of a walkover: neither team came, and both lose'),
  stood: maybe(
    score,
    'Of a walkover after a disqualification: the score that was played, which does not count',
  ),
  abandoned: maybe(v.boolean(), 'Of a finished match: it was stopped before its end, and its score counts'),
  reason: maybe(words, 'Why it was called off, stopped or decided without its score'),
  replays: maybe(id, 'The match that this one replaces'),
  score: v.optional(score),
  halfTime: v.optional(score),
  penalties: v.optional(score),
  decision: v.optional(v.picklist(['regular-time', 'extra-time', 'sudden-death', 'penalties', 'lots'])),
  winner: maybe(v.picklist(['home', 'away']), 'Where the score does not tell'),
  moved: v.optional(place),
  labels: maybe(
    v.strictObject({ home: v.optional(name), away: v.optional(name) }),
    'The placeholders in whose places teams came',
  ),
  startedAt: maybe(instant, 'When it was reported as started'),
  endedAt: maybe(instant, 'When it was reported as ended'),
  moves: maybe(
    v.array(v.strictObject({ toldAt: instant, from: place, to: place, reason: v.optional(words) })),
    'Every change of its time and place, in the order of announcement: what changed, before and after',
  ),
})

const tableRow = v.strictObject({
  team: id,
  rank: whole(1),
  played: whole(0),
  won: whole(0),
  tied: whole(0),
  lost: whole(0),
  points: whole(),
  goalsWon: whole(0),
  goalsLost: whole(0),
})

const carriedOver = v.strictObject({
  match: v.optional(id),
  home: id,
  away: id,
  score,
  onPenalties: maybe(v.picklist(['home', 'away']), 'Who won the penalties after a level score'),
  bothLose: maybe(v.literal(true), 'Neither team came: the score is 0–0'),
})

const qualification = v.strictObject({
  fromRank: whole(1),
  toRank: whole(1),
  division: id,
  best: maybe(
    whole(1),
    'How many go on of all teams on this place, in the groups that say so: the 4 best thirds',
  ),
})

const division = v.strictObject({
  id,
  name: words,
  teams: described(listOf(id), 'In the order of the draw'),
  lots: described(listOf(id), 'Drawn lots, first drawn first'),
  fairPlay: maybe(
    v.array(v.strictObject({ team: id, points: whole(-9999, 9999) })),
    'Points for fair play, the more the better: a card is a deduction, below 0',
  ),
  adjustments: maybe(
    v.array(v.strictObject({ team: id, points: whole(-999, 999), reason: v.optional(words) })),
    'Points that a jury gave a team, or took if below 0; they count in the table',
  ),
  carriedOver: described(
    listOf(carriedOver),
    'Results of an earlier stage that count here; one of the two teams may be of another group',
  ),
  qualification: described(listOf(qualification), 'Which places lead where; leave it out if nobody said'),
  leadsNowhere: maybe(v.boolean(), 'True if no place of the group leads on'),
  table: described(listOf(tableRow), 'The standings as published, where they are; else they are computed'),
  matches: listOf(match),
})

const stage = v.strictObject({
  id,
  name: words,
  type: v.picklist(['conference', 'league', 'playoff']),
  divisions: v.array(division),
})

const team = v.strictObject({
  id: described(
    id,
    'Unique within the edition; a team that plays in two classes has the same id and name in both',
  ),
  name,
  club: v.optional(id),
  nation: maybe(nation, 'ISO 3166 alpha-2, or the code the cup uses'),
  withdrawn: v.optional(
    v.pipe(
      v.union([
        v.literal(true),
        v.strictObject({
          rule: v.optional(withdrawals),
          reason: v.optional(textOrBoth(text(LONGEST_WITHDRAWAL_REASON))),
        }),
      ]),
      v.description(
        'The team has withdrawn from the class: its matches follow the rule, its own or that of the class',
      ),
    ),
  ),
})

export const category = v.strictObject({
  id,
  name: words,
  shortName: name,
  gender: v.picklist(['boys', 'girls', 'mixed']),
  age: v.optional(whole(3, 99)),
  hideMatchResults: v.optional(v.boolean(), false),
  hideConferenceResults: v.optional(v.boolean(), false),
  ranking: maybe(ranking, "Where it differs from the edition's"),
  matchMinutes: v.optional(whole(1, 300)),
  teams: listOf(team),
  stages: listOf(stage),
})
