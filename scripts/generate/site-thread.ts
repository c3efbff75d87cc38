// Makes files of the site in a thread of its own. Each thread holds the whole archive.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { SiteProgram } from '../../src/generate/site-program.ts'
import type { ThreadSettings } from './site-threads.ts'

const { program } = workerData as ThreadSettings
const { site } = (await import(program)) as { readonly site: SiteProgram }

export const siteFiles = (): Promise<string[]> => site.siteFiles()
export const editionFiles = (year: number): Promise<string[]> => site.editionFiles(year)
export const rereadEdition = (year: number): Promise<void> => site.rereadEdition(year)
export const keepHistory = (siteDir: string): Promise<void> => site.keepHistory(siteDir)

/** Makes files and writes them into a folder. */
export async function write({ files, dir }: { files: readonly string[]; dir: string }): Promise<void> {
  for (const file of files) {
    const path = join(dir, file)
    const content = await site.contentOf(file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Makes files. @returns their bytes, in the same order: they go to the other thread without a copy */
export async function make(files: readonly string[]): Promise<unknown> {
  const made: Uint8Array<ArrayBuffer>[] = []
  for (const file of files) {
    const content = await site.contentOf(file)
    made.push(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  }
  return move({ [transferableSymbol]: made.map(({ buffer }) => buffer), [valueSymbol]: made } as never)
}
