import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** Argon2id with 19 MiB, two passes, one lane (quality.md I1). */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * The same bytes for a password however its letters were typed (NFKC), so that å from one keyboard is å from another.
 */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A new salt and the hash, as a PHC string. Takes some 35 ms and 19 MiB: call it through `PasswordDesk`. */
export async function argon2Hash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce: salt,
    tagLength: TAG_BYTES,
    ...COST,
  })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Whether a hash was made at another cost than is paid today. */
export function isOutdated(phc: string): boolean {
  const [, memory, passes, parallelism] = PHC.exec(phc) ?? []
  return !(
    Number(memory) === COST.memory &&
    Number(passes) === COST.passes &&
    Number(parallelism) === COST.parallelism
  )
}

/**
 * Whether the password is the one that was hashed, by the cost that stands in the hash.
 *
 * @throws where `phc` is no Argon2id hash
 */
export async function argon2Matches(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? []
  if (tag === '') throw new Error('A stored password hash cannot be read.')
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected)
}
