/** Patterns of the files that a page loads: scripts, islands and their renderers, styles, fonts, sprites. */
const IN_PAGE = [
  /\b(?:src|component-url|renderer-url|before-hydration-url)="(\/[^"#?]+)/g,
  /<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"[^>]*?\bhref="(\/[^"#?]+)/g,
  /<link\b[^>]*?\bhref="(\/[^"#?]+)"[^>]*\brel="(?:stylesheet|preload|modulepreload)"/g,
  /<use\b[^>]*?\bhref="(\/[^"#?]+)/g,
  /\burl\(["']?(\/[^"')#?]+)/g,
]
/** The names of other files, as the bundler writes them into scripts and styles. */
const IN_ASSET = /["'`](?:\.\/|\/_astro\/|_astro\/)([\w.-]+\.(?:js|css))["'`]/g
const IN_STYLES = /\burl\(["']?(\/[^"')#?]+)/g

/** Returns the paths of the files that a page names. @param text its HTML */
export const filesInPage = (text: string): string[] => named(text, IN_PAGE)

/** Returns the paths of the files that a script or style names. */
export const filesInAsset = (path: string, text: string): string[] => [
  ...named(text, [IN_ASSET]).map((name) => `/_astro/${name}`),
  ...(path.endsWith('.css') ? named(text, [IN_STYLES]) : []),
]

/** Whether a file may name other files. */
export const isAsset = (path: string): boolean => /\.(?:js|css)$/.test(path)

const named = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
