import { setImmediate } from 'node:timers/promises'
import { type Built, built } from './built.ts'
import { filled, type PageShell } from './page-shell.ts'
import { writePage } from './write-page.ts'

/** Pages of one kind to make from its shell and to write, or files that are plain texts. */
export interface Batch {
  /** The path of the module that supplies the pages' own texts. */
  readonly module: string
  /** null if the files are plain texts. */
  readonly shell: PageShell | null
  readonly paths: readonly string[]
  /** The folder of the site. */
  readonly outDir: string
}

/**
 * The text of a page that has a shell, or of a file that is a plain text.
 *
 * @returns null if the shell does not fit, or the file is not a text
 */
export const textOf = async (site: Built, shell: PageShell | null, path: string): Promise<string | null> =>
  shell ? filled(shell, await site.ownTexts(path)) : site.fileText(path)

/**
 * Makes and writes the pages of a batch. Yields to other work after each.
 *
 * @returns the paths of the pages that the shell does not fit
 */
export async function stampBatch({ shell, paths, outDir }: Batch): Promise<string[]> {
  const site = built.take()
  if (!site) throw new Error('What was built gives no pages.')
  const unfit: string[] = []
  for (const path of paths) {
    const text = await textOf(site, shell, path)
    if (text === null) unfit.push(path)
    else writePage(outDir, path, text)
    await setImmediate()
  }
  return unfit
}
