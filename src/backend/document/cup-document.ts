import { z } from 'zod'
import { CALL_OFFS, LONGEST_REFEREES, MOST_GOALS } from '../../domain/tournament/match.ts'
import { LONGEST_WITHDRAWAL_REASON } from '../../domain/tournament/withdrawal.ts'
import { DEFAULT_RANKING } from './default-ranking.ts'
import { chain, points, ranking, withdrawals } from './ranking-document.ts'

/**
 * The open format in which a cup enters the results service. `npm run import` reads it from JSON, CSV and openfootball files
 * are converted to it, and the demonstration cup is generated in it. The JSON Schema published at
 * `/schema/cup.schema.json` is printed from here.
 *
 * Times are ISO 8601 with an offset; days are `YYYY-MM-DD`. Ids are free strings, unique within their edition and kind.
 */
const id = z.string().min(1).max(100).describe('Unique within the edition and kind')
const name = z.string().trim().min(1).max(200)
const textOrBoth = <Text extends z.ZodType>(text: Text) =>
  z
    .union([text, z.strictObject({ en: text, sv: text })])
    .describe('One text for both languages, or one for each')
const words = textOrBoth(name)
const day = z.iso.date().describe('YYYY-MM-DD')
const instant = z.iso.datetime({ offset: true }).describe('ISO 8601 with an offset')
const goals = z.int().min(0).max(MOST_GOALS)
const score = z.strictObject({ home: goals, away: goals })
const httpsUrl = z.url({ protocol: /^https$/ }).max(2000)

const participant = z
  .union([
    z.strictObject({ team: id }),
    z.strictObject({ placeholder: name.describe('Until the team is known: "Winner of 1/8 #3"') }),
    z.strictObject({ bye: z.literal(true) }),
  ])
  .describe('A team by id, a placeholder, or a bye')

const match = z.strictObject({
  id,
  number: z.string().max(20).optional(),
  round: z
    .strictObject({
      name: name.optional().describe('"Semi-finals", "1/8": in a play-off it tells rank and index as well'),
      rank: z.int().min(0).max(12).optional().describe('0 is the final, 1 the semifinals'),
      index: z.int().min(1).optional().describe('From 1 within the round'),
    })
    .optional(),
  home: participant,
  away: participant,
  startsAt: instant.optional(),
  day: day.optional().describe('Where only the day is known'),
  field: id.optional(),
  location: name.optional().describe("The field's name as written for this match"),
  stream: id.optional(),
  referees: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_REFEREES)
    .optional()
    .describe('The name of a pair or a club, never of a person'),
  state: z
    .enum(['scheduled', 'live', 'finished', 'walkover', ...CALL_OFFS])
    .default('scheduled')
    .describe('The score of an abandoned or annulled match does not count'),
  bothLose: z.boolean().optional().describe('Of a walkover: neither team came, and both lose'),
  stood: score
    .optional()
    .describe('Of a walkover after a disqualification: the score that was played, which does not count'),
  abandoned: z
    .boolean()
    .optional()
    .describe('Of a finished match: it was stopped before its end, and its score counts'),
  reason: words.optional().describe('Why it was called off, stopped or decided without its score'),
  replays: id.optional().describe('The match that this one replaces'),
  score: score.optional(),
  halfTime: score.optional(),
  penalties: score.optional(),
  decision: z.enum(['regular-time', 'extra-time', 'sudden-death', 'penalties', 'lots']).optional(),
  winner: z.enum(['home', 'away']).optional().describe('Where the score does not tell'),
  moved: z.strictObject({ startsAt: instant.optional(), location: name.optional() }).optional(),
})

const tableRow = z.strictObject({
  team: id,
  rank: z.int().min(1),
  played: z.int().min(0),
  won: z.int().min(0),
  tied: z.int().min(0),
  lost: z.int().min(0),
  points: z.int(),
  goalsWon: z.int().min(0),
  goalsLost: z.int().min(0),
})

const division = z.strictObject({
  id,
  name: words,
  teams: z.array(id).default([]).describe('In the order of the draw'),
  lots: z.array(id).default([]).describe('Drawn lots, first drawn first'),
  fairPlay: z
    .array(z.strictObject({ team: id, points: z.int().min(-9999).max(9999) }))
    .optional()
    .describe('Points for fair play, the more the better: a card is a deduction, below 0'),
  adjustments: z
    .array(z.strictObject({ team: id, points: z.int().min(-999).max(999), reason: words.optional() }))
    .optional()
    .describe('Points that a jury gave a team, or took if below 0; they count in the table'),
  carriedOver: z
    .array(
      z.strictObject({
        match: id.optional(),
        home: id,
        away: id,
        score,
        onPenalties: z
          .enum(['home', 'away'])
          .optional()
          .describe('Who won the penalties after a level score'),
        bothLose: z.literal(true).optional().describe('Neither team came: the score is 0–0'),
      }),
    )
    .default([])
    .describe('Results of an earlier stage that count here; one of the two teams may be of another group'),
  qualification: z
    .array(
      z.strictObject({
        fromRank: z.int().min(1),
        toRank: z.int().min(1),
        division: id,
        best: z
          .int()
          .min(1)
          .optional()
          .describe(
            'How many go on of all teams on this place, in the groups that say so: the 4 best thirds',
          ),
      }),
    )
    .default([])
    .describe('Which places lead where; leave it out if nobody said'),
  leadsNowhere: z.boolean().optional().describe('True if no place of the group leads on'),
  table: z
    .array(tableRow)
    .default([])
    .describe('The standings as published, where they are; else they are computed'),
  matches: z.array(match).default([]),
})

const stage = z.strictObject({
  id,
  name: words,
  type: z.enum(['conference', 'league', 'playoff']),
  divisions: z.array(division),
})

const team = z.strictObject({
  id: id.describe(
    'Unique within the edition; a team that plays in two classes has the same id and name in both',
  ),
  name,
  club: id.optional(),
  nation: z.string().max(10).optional().describe('ISO 3166 alpha-2, or the code the cup uses'),
  withdrawn: z
    .union([
      z.literal(true),
      z.strictObject({
        rule: withdrawals.optional(),
        reason: textOrBoth(name.max(LONGEST_WITHDRAWAL_REASON)).optional(),
      }),
    ])
    .optional()
    .describe(
      'The team has withdrawn from the class: its matches follow the rule, its own or that of the class',
    ),
})

const category = z.strictObject({
  id,
  name: words,
  shortName: name,
  gender: z.enum(['boys', 'girls', 'mixed']),
  age: z.int().min(3).max(99).optional(),
  hideMatchResults: z.boolean().default(false),
  hideConferenceResults: z.boolean().default(false),
  ranking: ranking.optional().describe("Where it differs from the edition's"),
  matchMinutes: z.int().min(1).max(300).optional(),
  teams: z.array(team).default([]),
  stages: z.array(stage).default([]),
})

const edition = z.strictObject({
  year: z.int().min(1800).max(2999),
  name: name.optional().describe('The tournament, where it differs from the cup: "Example Cup 2026"'),
  startsAt: instant.optional(),
  endsAt: instant.optional(),
  published: z
    .strictObject({
      clubs: z.boolean().optional(),
      teams: z.boolean().optional(),
      lot: z.boolean().optional(),
      schedule: z.boolean().optional(),
    })
    .optional()
    .describe('A flag that is not given follows what there is to show')
    .transform((flags) => ({
      clubs: flags?.clubs ?? true,
      teams: flags?.teams ?? true,
      lot: flags?.lot ?? true,
      schedule: flags?.schedule ?? true,
    })),
  streaming: z.strictObject({ info: words.optional(), access: words.optional() }).optional(),
  announcements: z
    .array(
      z.strictObject({
        text: words,
        button: z.strictObject({ link: z.string().max(2000), text: words }).optional(),
      }),
    )
    .default([]),
  ranking: z
    .strictObject({
      points: points.default(DEFAULT_RANKING.points),
      chain: chain.default(DEFAULT_RANKING.chain),
      withdrawals: withdrawals.optional(),
    })
    .prefault({}),
  arenas: z
    .array(
      z.strictObject({
        id,
        name,
        area: name.optional(),
        latitude: z.number().min(-90).max(90).optional(),
        longitude: z.number().min(-180).max(180).optional(),
        fields: z.array(
          z.strictObject({
            id,
            name,
            aliases: z.array(z.strictObject({ name, day: day.optional() })).default([]),
            breaks: z
              .array(z.strictObject({ from: instant, to: instant, name: words.optional() }))
              .optional()
              .describe('When nothing is played on it: lunch'),
          }),
        ),
      }),
    )
    .default([]),
  clubs: z.array(z.strictObject({ id, name, nation: z.string().max(10).optional() })).default([]),
  streams: z
    .array(
      z.strictObject({
        id,
        name,
        url: httpsUrl.optional(),
        provider: name.optional(),
        field: id.optional(),
        requiresPass: z.boolean().default(false),
      }),
    )
    .default([]),
  sponsors: z
    .array(
      z.strictObject({
        id,
        name,
        url: httpsUrl.optional(),
        placement: z.enum(['home', 'footer']),
        text: name.optional(),
      }),
    )
    .default([]),
  featured: z.array(id).default([]).describe('Match ids, in the order to show them'),
  formerIds: z
    .array(z.strictObject({ kind: z.enum(['team', 'match']), former: id, id }))
    .optional()
    .describe('Ids that teams and matches had before: their addresses lead to the present ones'),
  categories: z.array(category).default([]),
})

export const cupDocument = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal('cup/1'),
  cup: z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens, 40 at most'),
    name,
    sport: z
      .string()
      .regex(/^[a-z]{1,20}$/, 'one lower-case word')
      .default('handball'),
  }),
  editions: z.array(edition).min(1),
})

/** The parsed document, with every default filled in. */
export type CupDocument = z.output<typeof cupDocument>
export type EditionDocument = CupDocument['editions'][number]
export type CategoryDocument = EditionDocument['categories'][number]
export type StageDocument = CategoryDocument['stages'][number]
export type DivisionDocument = StageDocument['divisions'][number]
export type MatchDocument = DivisionDocument['matches'][number]
export type WordsDocument = z.output<typeof words>
