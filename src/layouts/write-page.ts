import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a page or file where Astro would.
 *
 * @param outDir the folder of the site
 * @param path of the page, with a slash at its end, or of the file
 */
export function writePage(outDir: string, path: string, content: string | Uint8Array): void {
  const file = join(outDir, path, path.endsWith('/') ? 'index.html' : '')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
