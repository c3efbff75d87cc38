import { createHash } from 'node:crypto'
import { retryAfter } from '../../data/results/retry-after.ts'
import { withoutPassword } from '../../domain/organiser/source.ts'
import { LARGEST_FILE } from '../import/files/read-import.ts'
import { PrivateAddress } from '../network/public-address.ts'
import { type Content, type Source, SourceFault, sayOf } from './source.ts'

const MOST_REDIRECTS = 5
const ANSWER_WITHIN_MS = 60_000

/**
 * A published file: a table, a spreadsheet or a cup as JSON at an address. It is asked for again with what its server said of
 * its version (ETag, Last-Modified). A redirect is followed within the origin, and to where Google and Microsoft keep the
 * files of their sheets.
 *
 * @param fetch asks; the services give one that asks no private address
 */
export function addressSource(
  address: URL,
  everyMs: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Source {
  let version: Record<string, string> = {}
  let held = ''
  return {
    name: withoutPassword(address),
    everyMs,
    look: async (stopped) => {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)])
      const response = await respond(address, version, signal, fetch)
      if (response.status === 304) return null
      if (!response.ok)
        throw new SourceFault(
          sayOf('status', { name: withoutPassword(address), status: String(response.status) }),
          retryAfter(response.headers),
        )
      const bytes = await bytesOf(response, withoutPassword(address))
      const digest = createHash('sha256').update(bytes).digest('hex')
      version = versionOf(response.headers)
      if (digest === held) return null
      held = digest
      return contentOf(address, bytes)
    },
    forget() {
      version = {}
      held = ''
    },
  }
}

/** Returns the headers that sign in with the name and the password of an address; none if it has none. */
export const loginOf = ({ username, password }: URL): Record<string, string> =>
  username === ''
    ? {}
    : {
        authorization: `Basic ${Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64')}`,
      }

async function respond(
  address: URL,
  version: Readonly<Record<string, string>>,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const plain = new URL(withoutPassword(address))
  const login = loginOf(address)
  let at = plain
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    // A login is for its own origin.
    const headers = { ...version, ...(at.origin === plain.origin ? login : {}) }
    const response = await ask(at, { headers, signal, redirect: 'manual' }, fetch)
    const to = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || response.status === 304 || to === null)
      return response
    await response.body?.cancel()
    const next = new URL(to, at)
    if (!mayLeadTo(plain, next))
      throw new SourceFault(sayOf('leadsAway', { name: String(plain), origin: next.origin }))
    at = next
  }
  throw new SourceFault(sayOf('leadsInCircle', { name: String(plain) }))
}

const OWN_HOSTS = [
  /(?:^|\.)google(?:usercontent)?\.com$/,
  /(?:^|\.)(?:sharepoint|onedrive|1drv|live)\.(?:com|ms)$/,
]

function mayLeadTo(from: URL, to: URL): boolean {
  if (to.origin === from.origin) return true
  if (to.protocol !== 'https:') return false
  return (
    to.hostname === from.hostname || OWN_HOSTS.some((own) => own.test(from.hostname) && own.test(to.hostname))
  )
}

async function ask(at: URL, init: RequestInit, fetch: typeof globalThis.fetch): Promise<Response> {
  try {
    return await fetch(at, init)
  } catch (fault) {
    if (init.signal?.aborted && init.signal.reason?.name !== 'TimeoutError') throw fault
    const name = withoutPassword(at)
    if (fault instanceof PrivateAddress)
      throw new SourceFault(sayOf(at.protocol === 'https:' ? 'notPublic' : 'noHttps', { name }))
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault
    throw new SourceFault(
      sayOf('noAnswer', { name, why: cause instanceof Error ? cause.message : String(cause) }),
    )
  }
}

async function bytesOf(response: Response, name: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > LARGEST_FILE) throw new SourceFault(sayOf('tooLarge', { name }))
      parts.push(part)
    }
  } catch (fault) {
    if (fault instanceof SourceFault) throw fault
    throw new SourceFault(sayOf('brokeOff', { name, count: length }))
  }
  return Buffer.concat(parts)
}

function versionOf(headers: Headers): Record<string, string> {
  const tag = headers.get('etag')
  if (tag !== null) return { 'if-none-match': tag }
  const changed = headers.get('last-modified')
  return changed === null ? {} : { 'if-modified-since': changed }
}

const SIGNS: readonly (readonly [start: string, ending: string])[] = [
  ['PK', '.xlsx'],
  ['{', '.json'],
]

/** The content of a file tells more than its address: published sheets have none that ends with .csv. */
function contentOf(address: URL, bytes: Uint8Array): Content {
  const start = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (/^<(?:!doctype|html)/i.test(start))
    throw new SourceFault(sayOf('webPage', { name: withoutPassword(address) }))
  const [, ending] = SIGNS.find(([sign]) => start.startsWith(sign)) ?? [null, '.csv']
  const last = address.pathname.split('/').at(-1) || 'table'
  const file =
    last.toLowerCase().endsWith(ending) || (ending === '.csv' && /\.tsv$/i.test(last))
      ? last
      : `${last}${ending}`
  return { files: [{ file, bytes }], path: file, isFolder: false }
}
