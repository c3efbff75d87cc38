import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureNginx } from '../../../scripts/edge/find-nginx.ts'
import { type RunningEdge, runEdge } from '../../../scripts/edge/run-edge.ts'
import { freePort } from '../../../scripts/start/site-in-folder.ts'

/** The path of the nginx to test with; null if there is none: then the tests of the edge are skipped. */
export const nginx = (() => {
  const answer = ensureNginx(process.env)
  return answer.kind === 'found' ? answer.path : null
})()

/** A folder of releases and a work folder for an edge. */
export class EdgePlace {
  readonly dir = mkdtempSync(join(tmpdir(), 'cup-edge-'))
  readonly #releases = join(this.dir, 'releases')
  readonly site = join(this.#releases, 'current')

  /** Makes a release of these files and points the link at it, as scripts/release does. */
  release(id: string, files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.#releases, id, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    this.switchTo(id)
  }

  switchTo(id: string): void {
    const aside = join(this.#releases, 'current-aside')
    symlinkSync(id, aside, 'dir')
    renameSync(aside, this.site)
  }

  async run(service: string, work = 'work'): Promise<RunningEdge> {
    const workDir = join(this.dir, work)
    mkdirSync(workDir, { recursive: true })
    return runEdge({ nginx: nginx ?? '', workDir, site: this.site, service, port: await freePort() })
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
