import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 bits cannot be guessed, and keep the printed code coarse enough for a poor camera. */
const SECRET_BYTES = 16
const KEY = /^scorer-([1-9]\d{0,8})-([\w-]{22})$/

export const newScorerSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Returns the key of a scorer's link as its holder sends it: `scorer-{number of the link}-{secret}`. */
export const scorerKey = (linkId: number, secret: string): string => `scorer-${linkId}-${secret}`

/** Parses the key of a scorer's link; null if the text is none. */
export function parseScorerKey(key: string): { readonly linkId: number; readonly secret: string } | null {
  const [, linkId, secret] = KEY.exec(key) ?? []
  return linkId === undefined || secret === undefined ? null : { linkId: Number(linkId), secret }
}

/** A secret has too many bits to be guessed, so a fast hash is enough. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex')

/** @param stored the hash that is stored, in hexadecimal */
export const isSecretOf = (stored: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), hash('sha256', secret, 'buffer'))
