import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The headers of the site for hosts of static files, in the root of a release. */
export const HOSTS_FILE = '_headers'
/** Its line for the content security policy: a release holds that of its pages there. */
export const POLICY_LINE = /^( +Content-Security-Policy: )(.+)$/m

/** The content security policy that such headers name; null where they name none. */
export const policyIn = (hosts: string): string | null => POLICY_LINE.exec(hosts)?.[2] ?? null

/** The content security policy that the pages of a release are sent with; null where it names none. */
export function readSitePolicy(release: string): string | null {
  try {
    return policyIn(readFileSync(join(release, HOSTS_FILE), 'utf8'))
  } catch {
    return null
  }
}
