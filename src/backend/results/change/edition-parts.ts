import * as v from 'valibot'
import type { CategoryDocument, DivisionDocument, EditionDocument } from '../../document/cup-document.ts'
import { announcement, stream } from '../../document/cup-document.ts'
import { divisionsOf } from '../../document/divisions-of.ts'
import { id, name, nation } from '../../document/forms.ts'
import type { EditionTableName } from '../edition-rows.ts'
import type { RefusalText } from '../refusal.ts'

type Arena = EditionDocument['arenas'][number]

/** A part of an edition that organisers set as a whole, in the form of the document, with null where nothing is given. */
interface Part<Holder extends object, Value> {
  readonly table: 'edition' | EditionTableName
  /** The columns that hold it; null: the rows of the table are the value. */
  readonly columns: readonly string[] | null
  readonly form: v.GenericSchema<unknown, Value>
  /** Returns what holds the part in a document: nothing if there is no such id, several if a team plays in several classes. */
  readonly holders: (edition: EditionDocument, id: string) => readonly Holder[]
  readonly get: (holder: Holder) => Value
  readonly put: (holder: Holder, value: Value) => void
  /** Returns why a value cannot be; null if it can. */
  readonly fault?: (edition: EditionDocument, value: Value, id: string) => RefusalText | null
}

// biome-ignore lint/suspicious/noExplicitAny: what a part holds is known to the part alone
type AnyPart = Part<any, any>
const part = <Holder extends object, Value>(one: Part<Holder, Value>): AnyPart => one

const whole = (edition: EditionDocument) => [edition]
const withId = <Item extends { readonly id: string }>(items: readonly Item[], wanted: string) =>
  items.filter((item) => item.id === wanted)
const firstRepeated = (ids: readonly string[]) => ids.find((one, at) => ids.indexOf(one) !== at)

const PARTS = {
  published: part({
    table: 'edition',
    columns: ['clubs_published', 'teams_published', 'lot_published', 'schedule_published'],
    form: v.strictObject({ clubs: v.boolean(), teams: v.boolean(), lot: v.boolean(), schedule: v.boolean() }),
    holders: whole,
    get: (edition) => edition.published,
    put: (edition, value) => Object.assign(edition.published, value),
  }),
  announcements: part({
    table: 'edition',
    columns: ['announcements_json'],
    form: v.pipe(v.array(announcement), v.maxLength(20, 'are 20 at most')),
    holders: whole,
    get: ({ announcements }: EditionDocument) => announcements,
    put: (edition, announcements) => Object.assign(edition, { announcements }),
    fault: (_, value) =>
      value.some(({ button }) => button && !/^(https:\/\/|\/(?!\/))\S+$/.test(button.link))
        ? { key: 'buttonLink' }
        : null,
  }),
  featured: part({
    table: 'edition',
    columns: ['featured_json'],
    form: v.pipe(v.array(id), v.maxLength(20, 'are 20 at most')),
    holders: whole,
    get: ({ featured }: EditionDocument) => featured,
    put: (edition, featured) => Object.assign(edition, { featured }),
    fault: (edition, value) => {
      const known = new Set(
        divisionsOf(edition.categories).flatMap(({ matches }) => matches.map((match) => match.id)),
      )
      const unknown = value.find((one) => !known.has(one))
      return unknown === undefined ? repeated(value) : { key: 'noMatch', values: { matchId: unknown } }
    },
  }),
  streams: part({
    table: 'stream',
    columns: null,
    form: v.pipe(v.array(stream), v.maxLength(200, 'are 200 at most')),
    holders: whole,
    get: ({ streams }: EditionDocument) => streams,
    put: (edition, streams) => Object.assign(edition, { streams }),
    fault: (edition, value) => {
      const ids = value.map((one) => one.id)
      const fields = new Set(edition.arenas.flatMap((arena) => arena.fields.map((field) => field.id)))
      const nowhere = value.find(({ field }) => field !== undefined && !fields.has(field))
      const needed = divisionsOf(edition.categories).flatMap(({ matches }) =>
        matches.flatMap((match) => match.stream ?? []),
      )
      const missing = needed.find((one) => !ids.includes(one))
      if (nowhere) return { key: 'noField', values: { fieldId: nowhere.field ?? '' } }
      return missing === undefined ? repeated(ids) : { key: 'streamNeeded', values: { stream: missing } }
    },
  }),
  hidden: part({
    table: 'category',
    columns: ['hide_match_results', 'hide_conference_results'],
    form: v.strictObject({ matchResults: v.boolean(), conferenceResults: v.boolean() }),
    holders: ({ categories }, wanted) => withId(categories, wanted),
    get: ({ hideMatchResults, hideConferenceResults }: CategoryDocument) => ({
      matchResults: hideMatchResults,
      conferenceResults: hideConferenceResults,
    }),
    put: (category, { matchResults, conferenceResults }) =>
      Object.assign(category, { hideMatchResults: matchResults, hideConferenceResults: conferenceResults }),
  }),
  nation: part({
    table: 'team',
    columns: ['nation_code'],
    form: v.nullable(nation),
    holders: ({ categories }, wanted) => categories.flatMap(({ teams }) => withId(teams, wanted)),
    get: (team: CategoryDocument['teams'][number]) => team.nation ?? null,
    put: (team, value) => Object.assign(team, { nation: value ?? undefined }),
  }),
  club: part({
    table: 'club',
    columns: ['name', 'nation_code'],
    form: v.strictObject({ name, nation: v.nullable(nation) }),
    holders: ({ clubs }, wanted) => withId(clubs, wanted),
    get: (club: EditionDocument['clubs'][number]) => ({ name: club.name, nation: club.nation ?? null }),
    put: (club, value) => Object.assign(club, { name: value.name, nation: value.nation ?? undefined }),
  }),
  arena: part({
    table: 'arena',
    columns: ['name', 'area', 'latitude', 'longitude'],
    form: v.strictObject({
      name,
      area: v.nullable(name),
      latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
      longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    }),
    holders: ({ arenas }, wanted) => withId(arenas, wanted),
    get: (arena: Arena) => ({
      name: arena.name,
      area: arena.area ?? null,
      latitude: arena.latitude ?? null,
      longitude: arena.longitude ?? null,
    }),
    put: (arena, value) => {
      const { area, latitude, longitude } = value
      Object.assign(arena, { name: value.name, area: area ?? undefined })
      Object.assign(arena, { latitude: latitude ?? undefined, longitude: longitude ?? undefined })
    },
  }),
  field: part({
    table: 'field',
    columns: ['name'],
    form: name,
    holders: ({ arenas }, wanted) => arenas.flatMap(({ fields }) => withId(fields, wanted)),
    get: (field: Arena['fields'][number]) => field.name,
    put: (field, value) => Object.assign(field, { name: value }),
  }),
  lots: part({
    table: 'division',
    // A published table may be ranked otherwise than the lots say.
    columns: ['lots_json', 'table_json'],
    form: v.array(id),
    holders: (edition, wanted) => withId(divisionsOf(edition.categories), wanted),
    get: ({ lots }: DivisionDocument) => lots,
    put: (division, lots) => Object.assign(division, { lots, table: [] }),
    fault: (edition, value, wanted) => {
      const drawn = withId(divisionsOf(edition.categories), wanted)[0]?.teams ?? []
      const unknown = value.find((one) => !drawn.includes(one))
      return unknown === undefined ? repeated(value) : { key: 'teamNotInGroup', values: { teamId: unknown } }
    },
  }),
} as const satisfies Readonly<Record<string, AnyPart>>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]
export const partOf = (named: PartName): AnyPart => PARTS[named]

function repeated(ids: readonly string[]): RefusalText | null {
  const twice = firstRepeated(ids)
  return twice === undefined ? null : { key: 'twice', values: { id: twice } }
}
