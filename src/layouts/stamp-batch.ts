import { setImmediate } from 'node:timers/promises'
import { type Built, built } from './built.ts'
import { filled, type PageShell } from './page-shell.ts'
import { writePage } from './write-page.ts'

/** Pages of one kind, to be made of its shell and written, or files that are texts. */
export interface Batch {
  /** Where stands what gives their own texts. */
  readonly module: string
  /** null: the files are texts. */
  readonly shell: PageShell | null
  readonly paths: readonly string[]
  /** The folder of the site. */
  readonly outDir: string
}

/**
 * The text of a page that has a shell, or of a file that is a text.
 *
 * @returns null where the shell does not fit, or the file is no text
 */
export const textOf = async (site: Built, shell: PageShell | null, path: string): Promise<string | null> =>
  shell ? filled(shell, await site.ownTexts(path)) : site.fileText(path)

/**
 * Makes the pages of a batch and writes them, and lets others have their turn after each.
 *
 * @returns the paths of those that the shell does not fit
 */
export async function stampBatch({ shell, paths, outDir }: Batch): Promise<string[]> {
  const site = built.take()
  if (!site) throw new Error('What was built gives no pages.')
  const unfit: string[] = []
  for (const path of paths) {
    const text = await textOf(site, shell, path)
    if (text === null) unfit.push(path)
    else writePage(outDir, path, new TextEncoder().encode(text))
    await setImmediate()
  }
  return unfit
}
