import { memoized } from '../../src/domain/memoized.ts'

const SECRET_NAME = /(SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE_KEY|API_KEY|ACCESS_KEY|OPERATOR_KEY|RESULTS_KEY)/i
const SHORTEST = 8
const KEY = '-----BEGIN '
const SHAPES: readonly (readonly [string, string])[] = [
  ['-----BEGIN RSA PRIVATE KEY', 'a private key'],
  ['-----BEGIN PRIVATE KEY', 'a private key'],
  ['-----BEGIN OPENSSH PRIVATE KEY', 'a private key'],
]

/** Returns the environment values that must never reach a page: those named like a secret, and the database's address. */
export function secretsOf(env: NodeJS.ProcessEnv): string[] {
  const values = Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || name.startsWith('PUBLIC_')) return []
    return SECRET_NAME.test(name) || name === 'DATABASE_URL' ? [value] : []
  })
  return values.filter((value) => value.length >= SHORTEST)
}

/**
 * Describes the secrets of a list that occur in a text, without repeating them.
 * @param text the file read as Latin-1
 */
export function findSecrets(text: string, secrets: readonly string[]): string[] {
  const shapes = text.includes(KEY) ? SHAPES : []
  const found = shapes.filter(([shape]) => text.includes(shape)).map(([, name]) => name)
  if (latinOf(secrets).some((secret) => text.includes(secret))) found.push('the value of a secret setting')
  return found
}

/** Returns secrets in the form they have in a text that was read as Latin-1. */
const latinOf = memoized((secrets: readonly string[]) =>
  secrets.map((secret) => Buffer.from(secret, 'utf8').toString('latin1')),
)
