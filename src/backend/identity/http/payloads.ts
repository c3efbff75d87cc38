import * as v from 'valibot'
import type { FieldTarget, TeamTarget } from '../account/favourites.ts'
import { cleanId, cleanName, normalEmail } from '../base/clean-text.ts'
import { Refusal } from '../base/refusal.ts'
import { isMessageKey, type MessageKey } from '../base/words.ts'
import { lengthFault } from '../password/length.ts'
import type { Owner } from '../password/rules.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2200
const LONGEST_PASSWORD = 1024

/** Parses a value, or its absence, with a reader that returns null for values it rejects. */
export const read = <T>(reader: (value: unknown) => T | null, fault: MessageKey) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(reader),
      v.guard((result): result is T & {} => result !== null, fault),
    ),
    null,
  )

const email = read(normalEmail, 'emailInvalid')
const id = read(cleanId, 'idInvalid')
const year = read((value) => {
  const number = typeof value === 'string' && /^\s*\d{4}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR
    ? number
    : null
}, 'yearInvalid')
const said = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'textInvalid' satisfies MessageKey), ''),
  v.transform((given) => cleanName(given)),
)
const anyName = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((given) => cleanName(given)),
)
const MISSING: MessageKey = 'passwordMissing'
const password = v.optional(v.pipe(v.string(MISSING), v.nonEmpty(MISSING)), '')
const isOfLength = (text: string) => [...text].length <= LONGEST_PASSWORD

const credentials = v.object({
  email,
  password: v.pipe(password, v.check(isOfLength, 'passwordLong' satisfies MessageKey)),
  device_name: anyName,
})

const registration = v.pipe(
  v.object({
    email,
    password,
    password_confirmation: v.optional(v.unknown()),
    name: v.pipe(
      v.nullish(v.string('textInvalid' satisfies MessageKey), ''),
      v.transform((given) => cleanName(given)),
    ),
    device_name: anyName,
  }),
  v.forward(
    v.check(
      ({ password }) => lengthFault(password) === null,
      ({ input }) => lengthFault(input.password) ?? '',
    ),
    ['password'],
  ),
  v.forward(
    v.check(
      ({ password, password_confirmation: again }) => (again ?? password) === password,
      'passwordDiffers' satisfies MessageKey,
    ),
    ['password_confirmation'],
  ),
)

const team = v.object({
  teamId: id,
  year,
  teamName: said,
  nation: said,
  nationCode: said,
  category: said,
  catShort: said,
})
const field = v.object({ arenaId: id, fieldId: id, year, fieldName: said })

/** The request while a password is typed: address and name may be half written, and are then ignored. */
const judgement = v.object({
  password,
  email: v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((value) => normalEmail(value) ?? ''),
  ),
  name: anyName,
})

export type Credentials = v.InferOutput<typeof credentials>
export interface Registration {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly device_name: string
}

/** @throws Refusal 422 */
export function parseCredentials(payload: unknown): Credentials {
  return parse(credentials, payload)
}

/**
 * Parses a new account. If no name is given, the name is the part of the address before the @.
 *
 * @throws Refusal 422
 */
export function parseRegistration(payload: unknown): Registration {
  const { email: address, password, name, device_name } = parse(registration, payload)
  return { email: address, password, name: name || cleanName(address.split('@')[0]), device_name }
}

/** @throws Refusal 422 */
export function parseJudgement(payload: unknown): Owner & { readonly password: string } {
  return parse(judgement, payload)
}

/** @throws Refusal 422 */
export function parseTeam(payload: unknown): TeamTarget {
  const { teamId, year: ofYear, ...names } = parse(team, payload)
  return { teamId, year: ofYear, said: names }
}

/** @throws Refusal 422 */
export function parseField(payload: unknown): FieldTarget {
  const { fieldName, ...ids } = parse(field, payload)
  return { ...ids, said: { fieldName } }
}

/**
 * Parses the fields of the shape and drops all others.
 *
 * @throws Refusal 422
 */
export function parse<T>(shape: v.GenericSchema<unknown, T>, payload: unknown): T {
  const object = typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : {}
  const parsed = v.safeParse(shape, object)
  if (parsed.success) return parsed.output
  const errors: Record<string, MessageKey[]> = {}
  for (const { path, message } of parsed.issues) {
    const name = String(path?.[0].key ?? 'payload')
    const fault = isMessageKey(message) ? message : 'invalid'
    errors[name] = [...(errors[name] ?? []), fault]
  }
  const [first = 'invalid'] = Object.values(errors).flat()
  throw new Refusal(422, first, { errors })
}
