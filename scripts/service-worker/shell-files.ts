import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localized } from '../../src/domain/presentation/addresses.ts'
import { offlineAddress } from '../../src/domain/saved-pages/offline-address.ts'
import { filesInAsset, filesInPage, isAsset } from '../../src/domain/saved-pages/page-files.ts'
import { LOCALES } from '../../src/domain/text/locale.ts'

/** The mark on such pages. Among the My Week pages only that of the latest year has it. */
const MARK = 'data-offline'

/**
 * Returns the pages that open without a network, whoever is signed in, as addresses in each language: My Week,
 * `/2026/favourites/`, and the page that stands for all pages that are not saved.
 *
 * @param dir the folder of the built site
 */
export function offlinePages(dir: string): string[] {
  return LOCALES.flatMap((locale) => {
    const prefix = localized('', locale)
    const root = join(dir, prefix)
    if (!existsSync(root)) return []
    const years = readdirSync(root).filter((name) => /^\d+$/.test(name))
    return [...years.map((year) => `${prefix}/${year}/favourites/`), `${prefix}${offlineAddress()}`]
      .filter((address) => {
        const file = join(dir, address, 'index.html')
        return existsSync(file) && readFileSync(file, 'utf8').includes(MARK)
      })
      .sort()
  })
}

/** Files that scripts draw, so no page names them. */
const SPRITES = ['/icons.svg', '/flags.svg']

/**
 * Returns every file that some pages need to open, the pages included, as paths below the folder without a leading slash.
 *
 * @param pages addresses
 */
export function shellFiles(dir: string, pages: readonly string[]): string[] {
  const found = new Set<string>(SPRITES)
  const add = (path: string) => {
    if (found.has(path) || !existsSync(join(dir, path))) return
    found.add(path)
    if (!isAsset(path)) return
    for (const file of filesInAsset(path, readFileSync(join(dir, path), 'utf8'))) add(file)
  }
  for (const page of pages) {
    add(`${page}index.html`)
    for (const path of filesInPage(readFileSync(join(dir, page, 'index.html'), 'utf8'))) add(path)
  }
  return [...found]
    .filter((path) => existsSync(join(dir, path)))
    .map((path) => path.slice(1))
    .sort()
}
