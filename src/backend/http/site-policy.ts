import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmbedPath } from '../../domain/embed/embed-address.ts'

/** The file with the site's headers for static hosts, in the root of a release. */
export const HOSTS_FILE = '_headers'
/** A folder with one file, whose name identifies the release's policy: plain nginx can only ask whether a file exists. */
export const MARKS = '_policy'
/** What the root of a release holds for hosts, and for no visitor. */
export const FOR_HOSTS: ReadonlySet<string> = new Set([HOSTS_FILE, '_redirects', MARKS])
/** The line of that file with the content security policy of the release's pages. */
export const POLICY_LINE = /^( +Content-Security-Policy: )(.+)$/m

/**
 * The headers of an embed. Any page may frame it, even a page that admits only resources that opt in. The embed's own
 * policy in the page says what it may load: no header knows the digest of its style.
 */
export const EMBED_HEADERS = {
  'content-security-policy':
    "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Files that programs on any site may read: open data, and what a team plays now. */
const OPEN_FILE = /^\/\d+\/(?:teams\/[^/]+\/now\.json|data\/[^/]+\.(?:csv|json))$/

/** Returns the headers that a response adds or changes because of its path. */
export function headersOf(
  path: string,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
): Record<string, string> {
  if (!ok && status !== 304) return {}
  if (isEmbedPath(path)) return EMBED_HEADERS
  return OPEN_FILE.test(path) ? { 'access-control-allow-origin': '*' } : {}
}

/** Returns the content security policy in the text of such a headers file; null if it has none. */
export const policyIn = (hosts: string): string | null => POLICY_LINE.exec(hosts)?.[2] ?? null

/** Returns the content security policy for the pages of a release; null if it has none. */
export function readSitePolicy(release: string): string | null {
  try {
    return policyIn(readFileSync(join(release, HOSTS_FILE), 'utf8'))
  } catch {
    return null
  }
}
