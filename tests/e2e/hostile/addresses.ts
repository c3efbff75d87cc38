import { readFileSync } from 'node:fs'

/** Every English page of the hostile site. */
export function hostileAddresses(): readonly string[] {
  const file = process.env.E2E_PAGES
  if (file === undefined) throw new Error('E2E_PAGES names no file: `npm test` writes one.')
  return JSON.parse(readFileSync(file, 'utf8')) as string[]
}

/** The year of the edition under way. */
export const hostileYear = (): string =>
  hostileAddresses()
    .flatMap((address) => /^\/(\d{4})\//.exec(address)?.[1] ?? [])
    .sort()
    .at(-1) ?? ''
