import { z } from 'zod'
import { SIDES } from '../../../contract/match-words.ts'
import { ReportRefusal } from '../report/refusal.ts'

const id = z.string().min(1).max(100)
const name = z.string().trim().min(1).max(200)
const instant = z.iso.datetime({ offset: true })
const newTeam = z.object({ name, clubId: id.nullish(), nation: z.string().max(10).nullish() })
const side = z
  .object({ teamId: id.nullish(), placeholder: name.nullish() })
  .refine(({ teamId, placeholder }) => (teamId ?? null) === null || (placeholder ?? null) === null, {
    error: 'is a team or a placeholder, not both',
  })

const ACTS = {
  renameTeam: z.object({ teamId: id, name }),
  replaceTeam: z.object({ categoryId: id, teamId: id, by: newTeam }),
  addTeam: z.object({ categoryId: id, divisionId: id.nullish(), team: newTeam }),
  addMatch: z.object({
    divisionId: id,
    number: z.string().trim().min(1).max(20).nullish(),
    roundName: name.nullish(),
    roundRank: z.int().min(0).max(12).nullish(),
    home: side,
    away: side,
    startsAt: instant.nullish(),
    fieldId: id.nullish(),
  }),
  setSide: z.object({ matchId: id, side: z.enum(SIDES), to: side }),
} as const

type Acts = { readonly [Kind in keyof typeof ACTS]: z.output<(typeof ACTS)[Kind]> }

/** One change of an edition's teams or matches, by its kind. */
export type EditionChange = {
  readonly [Kind in keyof Acts]: { readonly kind: Kind } & Acts[Kind]
}[keyof Acts]

export type ChangeOf<Kind extends keyof Acts> = Acts[Kind]
export type NewTeam = z.output<typeof newTeam>
export type NewSide = z.output<typeof side>

const KINDS = Object.keys(ACTS) as (keyof Acts)[]
const key = z.string().regex(/^[\x21-\x7e]{8,64}$/)

/**
 * Reads `EditionChange` of results.graphql.
 *
 * @throws ReportRefusal that names the field
 */
export function readChange(input: unknown): { readonly key: string; readonly change: EditionChange } {
  const given = Object(input) as Readonly<Record<string, unknown>>
  const ownKey = key.safeParse(given.key)
  if (!ownKey.success) throw refused('key', 'key must be 8 to 64 letters, digits and signs, without spaces.')
  const kinds = KINDS.filter((kind) => (given[kind] ?? null) !== null)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1)
    throw refused('change', `A change is exactly one of ${KINDS.join(', ')}.`)
  const parsed = ACTS[kind].safeParse(given[kind])
  if (parsed.success) return { key: ownKey.data, change: { kind, ...parsed.data } as EditionChange }
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || kind
  throw refused(field, `${field}: ${issue?.message ?? 'cannot be read'}.`)
}

const refused = (field: string, sentence: string) => new ReportRefusal('INVALID', sentence, { field })
