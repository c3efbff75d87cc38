import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder for one test, gone when the test is over. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'cup-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Writes files by their path within a folder. */
export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
}

/** A page that passes every check of a release. */
export function soundPage(address: string, body = '', siteUrl = 'http://localhost:4321'): string {
  return `<!doctype html><html lang="en"><head><meta http-equiv="content-security-policy" content="default-src 'self'"><title>Page ${address}</title><link rel="canonical" href="${siteUrl}${address}"></head><body><h1>Page</h1>${body}</body></html>`
}
