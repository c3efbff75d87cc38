import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { memoizedByValue } from '../domain/memoized.ts'

/** Resolved from the project root: the built code lies elsewhere. */
const FLAGS = resolve('node_modules/country-flag-icons/3x2')

interface Drawing {
  readonly viewBox: string
  readonly body: string
}

/** The flag under which Chinese Taipei plays, which no set contains: a white field with the plum blossom, simplified. */
const CHINESE_TAIPEI: Drawing = {
  viewBox: '0 0 513 342',
  body: '<path fill="#fff" d="M0 0h513v342H0z"/><circle cx="256.5" cy="171" r="105" fill="none" stroke="#d7282f" stroke-width="16"/><circle cx="256.5" cy="171" r="86" fill="none" stroke="#00478f" stroke-width="14"/><circle cx="256.5" cy="171" r="52" fill="#00478f"/>',
}
const UNKNOWN: Drawing = {
  viewBox: '0 0 3 2',
  body: '<path fill="#8a93a3" d="M0 0h3v2H0z"/><path fill="#fff" d="M.7.95h1.6v.1H.7z"/>',
}

const drawing = memoizedByValue((key: string): Drawing => {
  if (key === 'tpe') return CHINESE_TAIPEI
  const [, viewBox, body] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svgOf(key)) ?? []
  return viewBox === undefined || body === undefined ? UNKNOWN : { viewBox, body }
})

function svgOf(key: string): string {
  try {
    return readFileSync(`${FLAGS}/${key.toUpperCase()}.svg`, 'utf8')
  } catch {
    return ''
  }
}

/** Returns a nation's flag as a separate SVG file. */
export function flagImage(key: string): string {
  const { viewBox, body } = drawing(key)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="none">${body}</svg>`
}

/** Returns one symbol per nation key, in the order of the keys. A nation without a drawing gets a plain grey one. */
export const flagSymbols = (keys: readonly string[]): string =>
  [...new Set(keys)]
    .sort()
    .map((key) => {
      const { viewBox, body } = drawing(key)
      return `<symbol id="${key}" viewBox="${viewBox}" preserveAspectRatio="none">${body}</symbol>`
    })
    .join('')

/** Returns one SVG file with all flags. */
export const flagSprite = (keys: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${flagSymbols(keys)}</svg>`
