import type { Hono } from 'hono'
import * as v from 'valibot'
import { IDENTITY_CALLS } from '../../../contract/identity.ts'
import { ROLES } from '../../../domain/organiser/roles.ts'
import type { Identity } from '../account/context.ts'
import { invitationsOf, invite, join, takeBackInvitation } from '../account/invitations.ts'
import { memberActsOf, membersOf, requireOwner, roleOf, setRole } from '../account/members.ts'
import type { Session } from '../account/sessions.ts'
import { Refusal } from '../base/refusal.ts'
import { rowId } from '../base/secrets.ts'
import { parse } from './payloads.ts'
import { readJson } from './read-body.ts'

const role = v.object({ role: v.picklist(ROLES) })
const acceptance = v.object({ secret: v.string() })

/** Adds the calls about those who run the cup at their addresses. All but the own role and joining are for owners. */
export function addMemberCalls(
  api: Hono,
  identity: Identity,
  sessionOf: (request: Request) => Promise<Session>,
): void {
  const { role: own, joining, members, invitations, invitation, member, removeMember } = IDENTITY_CALLS
  const { db } = identity

  async function ownerOf(request: Request): Promise<number> {
    const { accountId } = await sessionOf(request)
    await requireOwner(db, accountId)
    return accountId
  }
  const idIn = (text: string | undefined): number => {
    const id = rowId(text ?? '')
    if (id === null) throw new Refusal(404, 'notFound')
    return id
  }

  api.get(own.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    return context.json({ id: accountId, role: await roleOf(db, accountId) })
  })
  api.post(joining.path, async (context) => {
    const { accountId } = await sessionOf(context.req.raw)
    const { secret } = parse(acceptance, await readJson(context.req.raw))
    return context.json({ id: accountId, role: await join(identity, accountId, secret) })
  })
  api.get(members.path, async (context) => {
    await ownerOf(context.req.raw)
    return context.json({
      members: await membersOf(db),
      invitations: await invitationsOf(identity),
      acts: await memberActsOf(db),
    })
  })
  api.post(invitations.path, async (context) => {
    const by = await ownerOf(context.req.raw)
    const secret = await invite(identity, by, parse(role, await readJson(context.req.raw)).role)
    return context.json({ secret }, 201)
  })
  api.delete(invitation.path, async (context) => {
    const by = await ownerOf(context.req.raw)
    if (!(await takeBackInvitation(identity, by, idIn(context.req.param('id')))))
      throw new Refusal(404, 'notFound')
    return context.body(null, 204)
  })
  api.post(member.path, async (context) => {
    const by = await ownerOf(context.req.raw)
    const id = idIn(context.req.param('id'))
    await setRole(identity, by, id, parse(role, await readJson(context.req.raw)).role)
    return context.body(null, 204)
  })
  api.delete(removeMember.path, async (context) => {
    const by = await ownerOf(context.req.raw)
    await setRole(identity, by, idIn(context.req.param('id')), null)
    return context.body(null, 204)
  })
}
