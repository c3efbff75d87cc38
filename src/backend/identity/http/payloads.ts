import { z } from 'zod'
import type { FieldTarget, TeamTarget } from '../account/favourites.ts'
import { cleanId, cleanName, normalEmail } from '../base/clean-text.ts'
import { Refusal } from '../base/refusal.ts'
import { isMessageKey, type MessageKey } from '../base/words.ts'
import { lengthFault } from '../password/length.ts'
import type { Owner } from '../password/rules.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2200
const LONGEST_PASSWORD = 1024

const key = (name: MessageKey) => ({ error: name })

/** Parses a value with a reader that returns null for values it rejects. */
const read = <T>(reader: (value: unknown) => T | null, fault: MessageKey) =>
  z
    .unknown()
    .optional()
    .transform((value, context) => {
      const result = reader(value)
      if (result !== null) return result
      context.issues.push({ code: 'custom', message: fault, input: value })
      return z.NEVER
    })

const email = read(normalEmail, 'emailInvalid')
const id = read(cleanId, 'idInvalid')
const year = read((value) => {
  const number = typeof value === 'string' && /^\s*\d{4}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR
    ? number
    : null
}, 'yearInvalid')
const said = z.union([z.string(), z.number(), z.null()], key('textInvalid')).optional().transform(cleanName)
const passwordText = z.string(key('passwordMissing')).min(1, key('passwordMissing'))

const credentials = z.object({
  email,
  password: passwordText.refine((text) => [...text].length <= LONGEST_PASSWORD, key('passwordLong')),
  device_name: z.unknown().optional().transform(cleanName),
})

const registration = z
  .object({
    email,
    password: passwordText,
    password_confirmation: z.unknown().optional(),
    name: z.string(key('textInvalid')).nullish().transform(cleanName),
    device_name: z.unknown().optional().transform(cleanName),
  })
  .superRefine((payload, context) => {
    const fault = lengthFault(payload.password)
    if (fault) context.addIssue({ code: 'custom', message: fault, path: ['password'] })
    const { password_confirmation: again } = payload
    if (again !== undefined && again !== null && again !== payload.password)
      context.addIssue({ code: 'custom', message: 'passwordDiffers', path: ['password_confirmation'] })
  })

const team = z.object({
  teamId: id,
  year,
  teamName: said,
  nation: said,
  nationCode: said,
  category: said,
  catShort: said,
})
const field = z.object({ arenaId: id, fieldId: id, year, fieldName: said })

/** The request while a password is typed: address and name may be half written, and are then ignored. */
const judgement = z.object({
  password: passwordText,
  email: z
    .unknown()
    .optional()
    .transform((value) => normalEmail(value) ?? ''),
  name: z.unknown().optional().transform(cleanName),
})

export type Credentials = z.output<typeof credentials>
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
export function parse<T>(shape: z.ZodType<T>, payload: unknown): T {
  const object = typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : {}
  const parsed = shape.safeParse(object)
  if (parsed.success) return parsed.data
  const errors: Record<string, MessageKey[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? 'payload')
    const fault = isMessageKey(message) ? message : 'invalid'
    errors[name] = [...(errors[name] ?? []), fault]
  }
  const [first = 'invalid'] = Object.values(errors).flat()
  throw new Refusal(422, first, { errors })
}
