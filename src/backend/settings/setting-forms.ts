import { isIP } from 'node:net'

/** The two keys of Web Push (VAPID), base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** How often the services were started again since `npm start`, and when last, ISO 8601. */
export interface Restarts {
  readonly count: number
  readonly last: string
}

/** The parts of an edition that can be published by themselves. */
export const PUBLISHED_PARTS = ['clubs', 'teams', 'lot', 'schedule'] as const
export type PublishedPart = (typeof PUBLISHED_PARTS)[number]

const PARTS = PUBLISHED_PARTS.join('|')
const YEAR_OF_PARTS = `20\\d\\d=(?:none|(?:${PARTS})(?:\\+(?:${PARTS}))*)`
export const PARTS_OF_YEARS = new RegExp(`^${YEAR_OF_PARTS}(?:,${YEAR_OF_PARTS})*$`)

const TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Whether the text is an existing time with its offset, as ISO 8601 writes it. */
export function isTime(text: string): boolean {
  const [, day = ''] = TIME.exec(text) ?? []
  const at = Date.parse(day)
  return !Number.isNaN(Date.parse(text)) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** Reads `PUBLIC.PRIVATE`: a point of the curve P-256 and a number below its order; null if the text is not such a pair. */
export function parseVapidKeys(text: string): VapidKeys | null {
  const [, publicKey, privateKey] = /^([\w-]{87})\.([\w-]{43})$/.exec(text) ?? []
  return publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null
}

/** `2 2026-07-09T12:10:00.000Z` */
export function restartsOf(text: string): Restarts {
  const [count, last = ''] = text.split(' ')
  return { count: Number(count), last }
}

/** By year: `2026=teams+lot,2025=none`. */
export function publishedOf(text: string): ReadonlyMap<number, readonly PublishedPart[]> {
  return new Map(
    text.split(',').map((entry) => {
      const [year, parts = ''] = entry.split('=')
      return [Number(year), PUBLISHED_PARTS.filter((part) => parts.split('+').includes(part))]
    }),
  )
}

export function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1
}

export function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

/** Whether the text has only letters and signs that neither end a header nor split it. */
export function isSender(text: string): boolean {
  return /^(?:[^\p{Cc}<>@",;:]+ )?<[^\s<>@",;]+@[^\s<>@",;]+>$|^[^\s<>@",;]+@[^\s<>@",;]+$/u.test(text)
}

export function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text.toLowerCase()
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

export function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128))
}
