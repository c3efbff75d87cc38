import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

interface Cost {
  /** KiB */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** Argon2id with 19 MiB, two passes, one lane (docs/quality.md#accounts). */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Returns the same bytes for a password however its letters were typed (NFKC), so that å is the same from every keyboard.
 */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

const phcOf = ({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/**
 * Returns the hash of a password as a PHC string. It takes some 35 ms and 19 MiB: call it through `PasswordQueue`.
 *
 * @param like a hash whose salt and cost are used, so that the same password gives the same text; null: a new salt
 * @throws if `like` is no Argon2id hash
 */
export async function argon2Hash(password: string, like: string | null = null): Promise<string> {
  const { salt, ...cost } = like === null ? { salt: randomBytes(SALT_BYTES), ...COST } : readHash(like)
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce: salt,
    tagLength: TAG_BYTES,
    ...cost,
  })
  return phcOf(cost, salt, tag)
}

/**
 * Returns a PHC string of the current cost that no password has, so that `argon2Hash` can do the work of a sign-in on it.
 *
 * @param salt at least 16 bytes, of which the first 16 are used
 */
export function dummyHash(salt: Buffer): string {
  return phcOf(COST, salt.subarray(0, SALT_BYTES), Buffer.alloc(TAG_BYTES))
}

/** Whether a hash was made at another cost than the current one. */
export function isOutdated(phc: string): boolean {
  const { memory, passes, parallelism } = readHash(phc)
  return !(memory === COST.memory && passes === COST.passes && parallelism === COST.parallelism)
}

function readHash(phc: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? []
  if (tag === '') throw new Error('A stored password hash cannot be read.')
  return {
    salt: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
}
