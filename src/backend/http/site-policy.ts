import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmbedPath } from '../../domain/embed/embed-address.ts'

/** The headers of the site for hosts of static files, in the root of a release. */
export const HOSTS_FILE = '_headers'
/** Its line for the content security policy: a release holds that of its pages there. */
export const POLICY_LINE = /^( +Content-Security-Policy: )(.+)$/m

/**
 * What an embed is sent with: any page may frame it, also one that lets in only what says that it may be. What it loads its
 * own policy says, in the page; no header knows the digest of its style.
 */
export const EMBED_HEADERS = {
  'content-security-policy':
    "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Files that programs on any site read: open data, and what a team plays now. */
const OPEN_FILE = /^\/\d+\/(?:teams\/[^/]+\/now\.json|data\/[^/]+\.(?:csv|json))$/

/** What the path of an answer adds to its headers, or changes in them. */
export function headersOf(
  path: string,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
): Record<string, string> {
  if (!ok && status !== 304) return {}
  if (isEmbedPath(path)) return EMBED_HEADERS
  return OPEN_FILE.test(path) ? { 'access-control-allow-origin': '*' } : {}
}

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
