import * as v from 'valibot'
import { SIDES } from '../../../contract/match-words.ts'
import { id, instant, name, nation, text, whole } from '../../document/forms.ts'
import { invalid } from '../refusal.ts'
import { readInput, reportKey } from '../report/report-values.ts'
import { PART_NAMES } from './edition-parts.ts'

const newTeam = v.object({ name, clubId: v.nullish(id), nation: v.nullish(nation) })
const side = v.pipe(
  v.object({ teamId: v.nullish(id), placeholder: v.nullish(name) }),
  v.check(
    ({ teamId, placeholder }) => (teamId ?? null) === null || (placeholder ?? null) === null,
    'is a team or a placeholder, not both',
  ),
)

const NO_JSON = 'must be JSON'
const json = v.pipe(v.string(NO_JSON), v.parseJson({}, NO_JSON))

const ACTS = {
  renameTeam: v.object({ teamId: id, name }),
  replaceTeam: v.object({ categoryId: id, teamId: id, by: newTeam }),
  addTeam: v.object({ categoryId: id, divisionId: v.nullish(id), team: newTeam }),
  addMatch: v.object({
    divisionId: id,
    number: v.nullish(text(20)),
    roundName: v.nullish(name),
    roundRank: v.nullish(whole(0, 12)),
    home: side,
    away: side,
    startsAt: v.nullish(instant),
    fieldId: v.nullish(id),
  }),
  set: v.object({
    part: v.picklist(PART_NAMES, `must be one of ${PART_NAMES.join(', ')}`),
    id: v.nullish(id),
    value: json,
    expected: v.optional(json),
  }),
  setSide: v.object({ matchId: id, side: v.enum(SIDES), to: side }),
} as const

type Acts = { readonly [Kind in keyof typeof ACTS]: v.InferOutput<(typeof ACTS)[Kind]> }

/** One change of an edition's teams or matches, by its kind. */
export type EditionChange = {
  readonly [Kind in keyof Acts]: { readonly kind: Kind } & Acts[Kind]
}[keyof Acts]

export type ChangeOf<Kind extends keyof Acts> = Acts[Kind]
export type NewTeam = v.InferOutput<typeof newTeam>
export type NewSide = v.InferOutput<typeof side>

const KINDS = Object.keys(ACTS) as (keyof Acts)[]

/**
 * Reads `EditionChange` of results.graphql.
 *
 * @throws ReportRefusal that names the field
 */
export function readChange(input: unknown): { readonly key: string; readonly change: EditionChange } {
  const given = Object(input) as Readonly<Record<string, unknown>>
  const key = readInput(reportKey, given.key, 'key')
  const kinds = KINDS.filter((kind) => (given[kind] ?? null) !== null)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) throw invalid('change', 'oneKind', { kinds: KINDS.join(', ') })
  return { key, change: { kind, ...readInput(ACTS[kind], given[kind], kind) } as EditionChange }
}
