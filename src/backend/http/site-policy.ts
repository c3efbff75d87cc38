import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The headers of the site for hosts of static files, in the root of a release. */
export const HOSTS_FILE = '_headers'
/** Its line for the content security policy: a release holds that of its pages there. */
export const POLICY_LINE = /^( +Content-Security-Policy: )(.+)$/m

/** The content security policy that the pages of a release are sent with; null where it names none. */
export function readSitePolicy(release: string): string | null {
  try {
    return POLICY_LINE.exec(readFileSync(join(release, HOSTS_FILE), 'utf8'))?.[2] ?? null
  } catch {
    return null
  }
}
