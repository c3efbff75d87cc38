// `npm run bench:build [-- small] [profile]`: builds the full demonstration cup from scratch, compares it with a bare
// program that writes as many bytes to as many pages, and shows which steps take the time. `profile` also names the
// functions, and takes a little time itself. The target (docs/quality.md#weight-and-speed): 0.3, then 0.5 of the bare
// program's pages a second, at most 3 GB.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startNode } from '../processes/child-process.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { duration, grouped } from '../progress/progress-text.ts'
import { sentenceOf } from '../release/failure.ts'
import { figuresText } from '../release/figures-text.ts'
import { ROOT } from '../release/settings.ts'
import { isPage, listSite } from '../release/site-files.ts'
import { SiteInFolder } from '../start/site-in-folder.ts'
import { buildSteps } from './build-steps.ts'
import { pagesProfile, selfTimes } from './profile.ts'

/** Seconds that the bare program takes for pages of the same addresses and sizes. */
async function bareSeconds(siteDir: string, workDir: string): Promise<number> {
  const pages = [...listSite(siteDir)]
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

/** Returns each step of the build with its seconds, then, if the build is profiled, the functions that take most time. */
function whereTimeWent(workDir: string, profileDir: string | null): string[] {
  const log = readFileSync(join(workDir, 'releases', 'build.log'), 'utf8')
  const steps = buildSteps(log).map(({ name, seconds }) => `  ${name.padEnd(11)}${duration(seconds)}`)
  const profile = profileDir === null ? null : pagesProfile(profileDir)
  const places = profile === null ? [] : selfTimes(profile, 20)
  return [
    ...steps,
    ...places.map(({ name, share }) => `  ${(share * 100).toFixed(1).padStart(4)} %  ${name}`),
  ]
}

const signal = stopOnSignals()
// Next to the releases, not in the system's temporary folder, which may be in memory.
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const workDir = mkdtempSync(join(ROOT, '.cache', 'bench-'))
const profileDir = process.argv.includes('profile') ? join(workDir, 'profile') : null
if (profileDir !== null)
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --cpu-prof --cpu-prof-dir=${profileDir}`
const site = new SiteInFolder()
try {
  const { dir, record } = await site.build(
    workDir,
    { kind: 'demo', size: process.argv.includes('small') ? 'small' : 'full' },
    signal,
  )
  await site.stop()
  const bare = record.figures.pages / (await bareSeconds(dir, workDir))
  const ratio = record.figures.pagesPerSecond / bare
  const lines = [
    '',
    figuresText(record.figures),
    `Bare program ${grouped(bare)} pages/s`,
    `Ratio        ${ratio.toFixed(2)} of the bare program`,
    `Load         ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} (1, 5, 15 minutes)`,
    'Where the time went',
    ...whereTimeWent(workDir, profileDir),
    '',
  ]
  process.stdout.write(lines.join('\n'))
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exitCode = 1
} finally {
  await site.stop()
  rmSync(workDir, { recursive: true, force: true })
}
process.exit()
