import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a page where Astro would.
 *
 * @param outDir the folder of the site
 * @param path of the page, with a slash at its end
 */
export function writePage(outDir: string, path: string, bytes: Uint8Array): void {
  const dir = join(outDir, path)
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'index.html'), bytes)
}
