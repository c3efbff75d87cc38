import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTS_FILE, POLICY_LINE, readSitePolicy } from '../../src/backend/http/site-policy.ts'

/** Holds one file, whose name says the policy of the release: a plain nginx can ask whether a file is there, and no more. */
export const MARKS = '_policy'

/**
 * The policy that the header of every page carries: what any page needs is allowed to all. A page's own is as strict as
 * that page can be, and browsers obey both.
 *
 * @param policies of the pages
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
  // A page cannot say this of itself.
  directives.set('frame-ancestors', new Set(["'none'"]))
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Writes the policy into a release, where the service, nginx and hosts of static files find it. */
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

/** A name for a policy that no other has. */
export const policyMark = (policy: string): string =>
  createHash('sha256').update(policy).digest('hex').slice(0, 32)

/** The policy of a release and its mark; null where there is no release, or one without a policy. */
export function markedPolicy(releaseDir: string): { readonly policy: string; readonly mark: string } | null {
  const policy = readSitePolicy(releaseDir)
  return policy === null ? null : { policy, mark: policyMark(policy) }
}
