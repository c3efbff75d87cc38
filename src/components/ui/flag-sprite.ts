const drawings = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** No set draws the flag under which Chinese Taipei plays: a white field with the plum blossom, simplified. */
const CHINESE_TAIPEI =
  '<path fill="#fff" d="M0 0h513v342H0z"/><circle cx="256.500" cy="171" r="105" fill="none" stroke="#d7282f" stroke-width="16"/><circle cx="256.500" cy="171" r="86" fill="none" stroke="#00478f" stroke-width="14"/><circle cx="256.500" cy="171" r="52" fill="#00478f"/>'
const UNKNOWN = '<path fill="#8a93a3" d="M0 0h513v342H0z"/><path fill="#fff" d="M120 165h273v14H120z"/>'

function drawing(key: string): string {
  if (key === 'tpe' || key === 'tw') return CHINESE_TAIPEI
  const svg = drawings[`/node_modules/country-flag-icons/3x2/${key.toUpperCase()}.svg`]
  return svg?.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '') ?? UNKNOWN
}

/** One SVG file with a symbol per nation key, in the order of the keys. A nation without a drawing gets a plain grey one. */
export function flagSprite(keys: readonly string[]): string {
  const symbols = [...new Set(keys)]
    .sort()
    .map((key) => `<symbol id="${key}" viewBox="0 0 513 342">${drawing(key)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
