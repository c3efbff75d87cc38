import { readFileSync } from 'node:fs'
import type { Sample } from '../../scripts/test/crawl.ts'

/** One page of each kind, as found by following links from the home page. */
export function samples(): Sample[] {
  const file = process.env.E2E_SAMPLES
  if (file === undefined) throw new Error('E2E_SAMPLES names no file: `npm test` writes one.')
  return JSON.parse(readFileSync(file, 'utf8')) as Sample[]
}

export const LOCALES = ['en', 'sv'] as const

/** The address of a page in a language. */
export const inLocale = (address: string, locale: (typeof LOCALES)[number]) =>
  locale === 'en' ? address : `/sv${address}`
