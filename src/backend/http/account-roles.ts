import { hash } from 'node:crypto'
import * as v from 'valibot'
import { ROLES } from '../../domain/organiser/roles.ts'
import type { Account } from '../results/access/actor.ts'

/** A role that is taken away ends after this time at the latest. */
const FRESH_MS = 10_000
const MOST_KEPT = 1000

const roleSchema = v.object({ id: v.number(), role: v.nullable(v.picklist(ROLES)) })

/**
 * Finds the account that a bearer token of the identity service belongs to; null if the token is none, or has ended.
 *
 * Throws if the identity service cannot be reached.
 */
export type FindAccount = (token: string) => Promise<Account | null>

/**
 * Returns a function that asks the identity service, at most every ten seconds for the same token.
 *
 * @param ask sends a request for a path to the identity service
 * @param now milliseconds of any clock
 */
export function createAccountRoles(
  ask: (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>,
  now: () => number = () => performance.now(),
): FindAccount {
  const kept = new Map<string, { readonly at: number; readonly account: Promise<Account | null> }>()

  async function find(token: string): Promise<Account | null> {
    const response = await ask('/api/user/role', { authorization: `Bearer ${token}` })
    if (response.status === 401) return null
    if (!response.ok) throw new Error(`The identity service answered ${response.status} about a role.`)
    return { kind: 'account', ...v.parse(roleSchema, await response.json()) }
  }

  return (token) => {
    const key = hash('sha256', token)
    const known = kept.get(key)
    if (known && now() - known.at < FRESH_MS) return known.account
    if (kept.size >= MOST_KEPT) kept.clear()
    const account = find(token)
    kept.set(key, { at: now(), account })
    account.catch(() => kept.delete(key))
    return account
  }
}
