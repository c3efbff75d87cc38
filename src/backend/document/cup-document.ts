import * as v from 'valibot'
import { category } from './class-document.ts'
import { DEFAULT_RANKING } from './default-ranking.ts'
import { day, described, httpsUrl, id, instant, listOf, maybe, name, nation, whole, words } from './forms.ts'
import { chain, points, withdrawals } from './ranking-document.ts'

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
  breaks: maybe(
    v.array(v.strictObject({ from: instant, to: instant, name: v.optional(words) })),
    'When nothing is played on it: lunch',
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

export const announcement = v.strictObject({
  text: words,
  button: v.optional(v.strictObject({ link: v.pipe(v.string(), v.maxLength(2000)), text: words })),
})

export const stream = v.strictObject({
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
  name: maybe(name, 'The tournament, where it differs from the cup: "Example Cup 2026"'),
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
  featured: described(listOf(id), 'Match ids, in the order to show them'),
  formerIds: maybe(
    v.array(v.strictObject({ kind: v.picklist(['team', 'match']), former: id, id })),
    'Ids that teams and matches had before: their addresses lead to the present ones',
  ),
  categories: listOf(category),
})

/**
 * The open format in which a cup enters the results service. `npm run import` reads it from JSON, CSV and openfootball files
 * are converted to it, and the demonstration cup is generated in it. The JSON Schema published at
 * `/schema/cup.schema.json` is printed from here.
 *
 * Times are ISO 8601 with an offset; days are `YYYY-MM-DD`. Ids are free strings, unique within their edition and kind.
 */
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
