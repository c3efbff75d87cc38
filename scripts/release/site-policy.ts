import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTS_FILE, MARKS, POLICY_LINE, readSitePolicy } from '../../src/backend/http/site-policy.ts'

/**
 * Returns the policy for the header of every page. It allows what any page needs. Each page's own policy is as strict as
 * that page can be, and browsers obey both.
 *
 * @param policies the policies of the pages
 */
export function sitePolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    const known = directives.get(name) ?? new Set()
    directives.set(name, known)
    for (const source of sources) known.add(source)
  }
  // A page cannot set this directive for itself.
  directives.set('frame-ancestors', new Set(["'none'"]))
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Writes the policy into a release, at the places where the service, nginx and static file hosts look for it. */
export function writeSitePolicy(releaseDir: string, policy: string): void {
  const hosts = join(releaseDir, HOSTS_FILE)
  writeFileSync(
    hosts,
    readFileSync(hosts, 'utf8').replace(POLICY_LINE, (_, name: string) => `${name}${policy}`),
  )
  rmSync(join(releaseDir, MARKS), { recursive: true, force: true })
  mkdirSync(join(releaseDir, MARKS))
  writeFileSync(join(releaseDir, MARKS, policyMark(policy)), `${policy}\n`)
}

/** Returns a name that only this policy has. */
export const policyMark = (policy: string): string =>
  createHash('sha256').update(policy).digest('hex').slice(0, 32)

/** Returns the policy of a release and its mark; null if there is no release, or it has no policy. */
export function markedPolicy(releaseDir: string): { readonly policy: string; readonly mark: string } | null {
  const policy = readSitePolicy(releaseDir)
  return policy === null ? null : { policy, mark: policyMark(policy) }
}
