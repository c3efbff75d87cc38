import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 30
const SECRET = /^[A-Za-z0-9_-]{40}$/
const LARGEST_ID = 2_147_483_647

/** Returns 240 random bits as 40 characters of base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function isSecret(text: string): boolean {
  return SECRET.test(text)
}

/** Returns the hash of a secret for storing. A secret has too many bits to be guessed, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}

export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Parses a row id from outside; null if no row can have it. */
export function rowId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_ID ? id : null
}

/** Parses `{id}|{secret}`; null if the token has another shape. */
export function parseToken(token: string): { id: number; secret: string } | null {
  const bar = token.indexOf('|')
  const id = rowId(token.slice(0, Math.max(bar, 0)))
  const secret = token.slice(bar + 1)
  return id !== null && isSecret(secret) ? { id, secret } : null
}
