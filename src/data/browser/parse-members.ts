import * as v from 'valibot'
import { MEMBER_ACTS, type Members, type OwnRole } from '../../domain/organiser/members.ts'
import { ROLES } from '../../domain/organiser/roles.ts'

const role = v.picklist(ROLES)
const ownRole = v.object({ id: v.number(), role: v.nullable(role) })
const members = v.object({
  members: v.array(
    v.object({ id: v.number(), name: v.string(), email: v.string(), role, isProved: v.boolean() }),
  ),
  invitations: v.array(
    v.pipe(
      v.object({ id: v.number(), role, expires_at: v.string() }),
      v.transform(({ expires_at, ...invitation }) => ({ ...invitation, expiresAt: expires_at })),
    ),
  ),
  acts: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      kind: v.picklist(MEMBER_ACTS),
      role,
      by: v.nullable(v.string()),
      name: v.nullable(v.string()),
    }),
  ),
})
const invited = v.object({ secret: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) })

const parsed = <T>(shape: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const response = v.safeParse(shape, value)
  return response.success ? response.output : null
}

/** Returns what the account may do; null for anything else. */
export const parseRole = (value: unknown): OwnRole | null => parsed(ownRole, value)

/** Returns those who run the cup; null for anything else. */
export const parseMembers = (value: unknown): Members | null => parsed(members, value)

/** Returns the secret of a new invitation; null for anything else. */
export const parseInvited = (value: unknown): { readonly secret: string } | null => parsed(invited, value)
