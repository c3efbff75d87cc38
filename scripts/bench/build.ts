// `npm run bench:build [-- small]`: the full demonstration cup built from nothing, against a bare program that writes as many
// bytes to as many pages. The target (quality.md K3): at least half of the bare program's pages a second, at most 3 GB.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNode } from '../processes/child-process.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { grouped } from '../progress/progress-text.ts'
import { sentenceOf } from '../release/failure.ts'
import { figuresText } from '../release/figures-text.ts'
import { ROOT } from '../release/settings.ts'
import { isPage, listSite } from '../release/site-files.ts'
import { OwnSite } from '../start/own-site.ts'

/** Seconds that the bare program takes for pages of the same addresses and sizes. */
async function bareSeconds(siteDir: string, workDir: string): Promise<number> {
  const pages = [...listSite(siteDir).paths]
    .filter(isPage)
    .map((path) => [path, statSync(join(siteDir, path)).size])
  const list = join(workDir, 'pages.json')
  writeFileSync(list, JSON.stringify(pages))
  const child = startNode(join(ROOT, 'scripts', 'bench', 'bare.ts'), [list, join(workDir, 'bare')], {
    cwd: ROOT,
    env: process.env,
    logFile: join(workDir, 'bare.log'),
  })
  const { code } = await child.ended
  if (code !== 0) throw new Error(`The bare program failed.\n${child.tail()}`)
  return Number(child.tail().trim())
}

const signal = stopOnSignals()
// Beside the releases, not in the system's temporary folder, which may be memory.
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const workDir = mkdtempSync(join(ROOT, '.cache', 'bench-'))
const site = new OwnSite()
try {
  const { dir, record } = await site.build(
    workDir,
    { kind: 'demo', size: process.argv.includes('small') ? 'small' : 'full' },
    signal,
  )
  await site.stop()
  const bare = record.figures.pages / (await bareSeconds(dir, workDir))
  const ratio = record.figures.pagesPerSecond / bare
  process.stdout.write(
    `\n${figuresText(record.figures)}\nBare program ${grouped(bare)} pages/s\nRatio        ${ratio.toFixed(2)} of the bare program\n`,
  )
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exitCode = 1
} finally {
  await site.stop()
  rmSync(workDir, { recursive: true, force: true })
}
process.exit()
