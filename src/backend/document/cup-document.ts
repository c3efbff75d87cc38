import * as v from 'valibot'
import { CALL_OFFS, LONGEST_REFEREES, MOST_GOALS } from '../../domain/tournament/match.ts'
import { LONGEST_WITHDRAWAL_REASON } from '../../domain/tournament/withdrawal.ts'
import { DEFAULT_RANKING } from './default-ranking.ts'
import * as forms from './forms.ts'
import { httpsUrl, name, nation, text, whole } from './forms.ts'
import { chain, points, ranking, withdrawals } from './ranking-document.ts'

/**
 * The open format in which a cup enters the results service. `npm run import` reads it from JSON, CSV and openfootball files
 * are converted to it, and the demonstration cup is generated in it. The JSON Schema published at
 * `/schema/cup.schema.json` is printed from here.
 *
 * Times are ISO 8601 with an offset; days are `YYYY-MM-DD`. Ids are free strings, unique within their edition and kind.
 */
const id = v.pipe(forms.id, v.description('Unique within the edition and kind'))
const textOrBoth = <Text extends v.GenericSchema<string>>(one: Text) =>
  v.pipe(
    v.union([one, v.strictObject({ en: one, sv: one })]),
    v.description('One text for both languages, or one for each'),
  )
const words = textOrBoth(name)
const day = v.pipe(forms.day, v.description('YYYY-MM-DD'))
const instant = v.pipe(forms.instant, v.description('ISO 8601 with an offset'))
const goals = whole(0, MOST_GOALS)
const score = v.strictObject({ home: goals, away: goals })
/** A list that may be left out. */
const listOf = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])

const participant = v.pipe(
  v.union([
    v.strictObject({ team: id }),
    v.strictObject({
      placeholder: v.pipe(name, v.description('Until the team is known: "Winner of 1/8 #3"')),
    }),
    v.strictObject({ bye: v.literal(true) }),
  ]),
  v.description('A team by id, a placeholder, or a bye'),
)

const round = v.strictObject({
  name: v.optional(
    v.pipe(name, v.description('"Semi-finals", "1/8": in a play-off it tells rank and index as well')),
  ),
  rank: v.optional(v.pipe(whole(0, 12), v.description('0 is the final, 1 the semifinals'))),
  index: v.optional(v.pipe(whole(1), v.description('From 1 within the round'))),
})

const match = v.strictObject({
  id,
  number: v.optional(v.pipe(v.string(), v.maxLength(20))),
  round: v.optional(round),
  home: participant,
  away: participant,
  startsAt: v.optional(instant),
  day: v.optional(v.pipe(day, v.description('Where only the day is known'))),
  field: v.optional(id),
  location: v.optional(v.pipe(name, v.description("The field's name as written for this match"))),
  stream: v.optional(id),
  referees: v.optional(
    v.pipe(text(LONGEST_REFEREES), v.description('The name of a pair or a club, never of a person')),
  ),
  state: v.optional(
    v.pipe(
      v.picklist(['scheduled', 'live', 'finished', 'walkover', ...CALL_OFFS]),
      v.description('The score of an abandoned or annulled match does not count'),
    ),
    'scheduled',
  ),
  bothLose: v.optional(v.pipe(v.boolean(), v.description('Of a walkover: neither team came, and both lose'))),
  stood: v.optional(
    v.pipe(
      score,
      v.description(
        'Of a walkover after a disqualification: the score that was played, which does not count',
      ),
    ),
  ),
  abandoned: v.optional(
    v.pipe(
      v.boolean(),
      v.description('Of a finished match: it was stopped before its end, and its score counts'),
    ),
  ),
  reason: v.optional(
    v.pipe(words, v.description('Why it was called off, stopped or decided without its score')),
  ),
  replays: v.optional(v.pipe(id, v.description('The match that this one replaces'))),
  score: v.optional(score),
  halfTime: v.optional(score),
  penalties: v.optional(score),
  decision: v.optional(v.picklist(['regular-time', 'extra-time', 'sudden-death', 'penalties', 'lots'])),
  winner: v.optional(v.pipe(v.picklist(['home', 'away']), v.description('Where the score does not tell'))),
  moved: v.optional(v.strictObject({ startsAt: v.optional(instant), location: v.optional(name) })),
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
  onPenalties: v.optional(
    v.pipe(v.picklist(['home', 'away']), v.description('Who won the penalties after a level score')),
  ),
  bothLose: v.optional(v.pipe(v.literal(true), v.description('Neither team came: the score is 0–0'))),
})

const qualification = v.strictObject({
  fromRank: whole(1),
  toRank: whole(1),
  division: id,
  best: v.optional(
    v.pipe(
      whole(1),
      v.description(
        'How many go on of all teams on this place, in the groups that say so: the 4 best thirds',
      ),
    ),
  ),
})

const division = v.strictObject({
  id,
  name: words,
  teams: v.pipe(listOf(id), v.description('In the order of the draw')),
  lots: v.pipe(listOf(id), v.description('Drawn lots, first drawn first')),
  fairPlay: v.optional(
    v.pipe(
      v.array(v.strictObject({ team: id, points: whole(-9999, 9999) })),
      v.description('Points for fair play, the more the better: a card is a deduction, below 0'),
    ),
  ),
  adjustments: v.optional(
    v.pipe(
      v.array(v.strictObject({ team: id, points: whole(-999, 999), reason: v.optional(words) })),
      v.description('Points that a jury gave a team, or took if below 0; they count in the table'),
    ),
  ),
  carriedOver: v.pipe(
    listOf(carriedOver),
    v.description(
      'Results of an earlier stage that count here; one of the two teams may be of another group',
    ),
  ),
  qualification: v.pipe(
    listOf(qualification),
    v.description('Which places lead where; leave it out if nobody said'),
  ),
  leadsNowhere: v.optional(v.pipe(v.boolean(), v.description('True if no place of the group leads on'))),
  table: v.pipe(
    listOf(tableRow),
    v.description('The standings as published, where they are; else they are computed'),
  ),
  matches: listOf(match),
})

const stage = v.strictObject({
  id,
  name: words,
  type: v.picklist(['conference', 'league', 'playoff']),
  divisions: v.array(division),
})

const team = v.strictObject({
  id: v.pipe(
    id,
    v.description(
      'Unique within the edition; a team that plays in two classes has the same id and name in both',
    ),
  ),
  name,
  club: v.optional(id),
  nation: v.optional(v.pipe(nation, v.description('ISO 3166 alpha-2, or the code the cup uses'))),
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

const category = v.strictObject({
  id,
  name: words,
  shortName: name,
  gender: v.picklist(['boys', 'girls', 'mixed']),
  age: v.optional(whole(3, 99)),
  hideMatchResults: v.optional(v.boolean(), false),
  hideConferenceResults: v.optional(v.boolean(), false),
  ranking: v.optional(v.pipe(ranking, v.description("Where it differs from the edition's"))),
  matchMinutes: v.optional(whole(1, 300)),
  teams: listOf(team),
  stages: listOf(stage),
})

const published = v.pipe(
  v.optional(
    v.strictObject({
      clubs: v.optional(v.boolean()),
      teams: v.optional(v.boolean()),
      lot: v.optional(v.boolean()),
      schedule: v.optional(v.boolean()),
    }),
    {},
  ),
  v.description('A flag that is not given follows what there is to show'),
  v.transform(({ clubs = true, teams = true, lot = true, schedule = true }) => ({
    clubs,
    teams,
    lot,
    schedule,
  })),
)

const field = v.strictObject({
  id,
  name,
  aliases: listOf(v.strictObject({ name, day: v.optional(day) })),
  breaks: v.optional(
    v.pipe(
      v.array(v.strictObject({ from: instant, to: instant, name: v.optional(words) })),
      v.description('When nothing is played on it: lunch'),
    ),
  ),
})

const arena = v.strictObject({
  id,
  name,
  area: v.optional(name),
  latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  fields: v.array(field),
})

const announcement = v.strictObject({
  text: words,
  button: v.optional(v.strictObject({ link: v.pipe(v.string(), v.maxLength(2000)), text: words })),
})

const stream = v.strictObject({
  id,
  name,
  url: v.optional(httpsUrl),
  provider: v.optional(name),
  field: v.optional(id),
  requiresPass: v.optional(v.boolean(), false),
})

const sponsor = v.strictObject({
  id,
  name,
  url: v.optional(httpsUrl),
  placement: v.picklist(['home', 'footer']),
  text: v.optional(name),
})

const edition = v.strictObject({
  year: whole(1800, 2999),
  name: v.optional(
    v.pipe(name, v.description('The tournament, where it differs from the cup: "Example Cup 2026"')),
  ),
  startsAt: v.optional(instant),
  endsAt: v.optional(instant),
  published,
  streaming: v.optional(v.strictObject({ info: v.optional(words), access: v.optional(words) })),
  announcements: listOf(announcement),
  ranking: v.optional(
    v.strictObject({
      points: v.optional(points, DEFAULT_RANKING.points),
      chain: v.optional(chain, DEFAULT_RANKING.chain),
      withdrawals: v.optional(withdrawals),
    }),
    {},
  ),
  arenas: listOf(arena),
  clubs: listOf(v.strictObject({ id, name, nation: v.optional(nation) })),
  streams: listOf(stream),
  sponsors: listOf(sponsor),
  featured: v.pipe(listOf(id), v.description('Match ids, in the order to show them')),
  formerIds: v.optional(
    v.pipe(
      v.array(v.strictObject({ kind: v.picklist(['team', 'match']), former: id, id })),
      v.description('Ids that teams and matches had before: their addresses lead to the present ones'),
    ),
  ),
  categories: listOf(category),
})

export const cupDocument = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal('cup/1'),
  cup: v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens, 40 at most'),
    ),
    name,
    sport: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, 'one lower-case word')), 'handball'),
  }),
  editions: v.pipe(v.array(edition), v.nonEmpty()),
})

/** The parsed document, with every default filled in. */
export type CupDocument = v.InferOutput<typeof cupDocument>
export type EditionDocument = CupDocument['editions'][number]
export type CategoryDocument = EditionDocument['categories'][number]
export type StageDocument = CategoryDocument['stages'][number]
export type DivisionDocument = StageDocument['divisions'][number]
export type MatchDocument = DivisionDocument['matches'][number]
export type WordsDocument = v.InferOutput<typeof words>
