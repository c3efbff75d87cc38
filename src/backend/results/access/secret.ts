import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 bits cannot be guessed, and keep a printed code coarse enough for a poor camera. */
const SECRET_BYTES = 16

/** Returns the secret part of a new key. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** A secret has too many bits to be guessed, so a fast hash is enough. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex')

/** @param stored the hash that is stored, in hexadecimal */
export const isSecretOf = (stored: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), hash('sha256', secret, 'buffer'))
