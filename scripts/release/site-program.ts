import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProgressLine } from '../progress/progress-line.ts'
import { explainBuildFault } from './build-fault.ts'
import { ReleaseFailure } from './failure.ts'
import { programOf } from './fingerprint.ts'
import { runStep } from './run-step.ts'
import type { ReleaseSettings } from './settings.ts'

/** How many programs are kept, those of other settings included: a publisher loads parts of its own while it runs. */
const KEPT = 8

/**
 * Returns the folder of the site's program, its scripts and its styles (see astro.config.mjs). Makes it unless it is there
 * for the same source and settings. It lies in the project, where it finds the packages that it imports.
 *
 * @throws ReleaseFailure if it cannot be made; Interrupted if the signal ended it
 */
export async function siteProgram(
  settings: ReleaseSettings,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<string> {
  const programs = join(settings.root, '.cache', 'programs')
  const dir = join(programs, keyOf(settings))
  if (!existsSync(dir)) await makeProgram(settings, dir, line, signal)
  const now = new Date()
  utimesSync(dir, now, now)
  await tidy(programs)
  return dir
}

/** What is written into the program besides its source. */
function keyOf({ root, siteUrl }: ReleaseSettings): string {
  const written = Object.entries(process.env)
    .filter(([name]) => name.startsWith('PUBLIC_') || name === 'ANALYTICS_URL')
    .sort()
  return createHash('sha256')
    .update(JSON.stringify([programOf(root), siteUrl, written]))
    .digest('hex')
    .slice(0, 20)
}

async function makeProgram(
  settings: ReleaseSettings,
  dir: string,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<void> {
  const aside = `${dir}.${process.pid}`
  const logFile = join(settings.releasesDir, 'program.log')
  const env = {
    PROGRAM_DIR: aside,
    ASTRO_CACHE_DIR: join(aside, 'cache'),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
  }
  mkdirSync(aside, { recursive: true })
  try {
    const step = { file: settings.builder, args: ['build'], env, logFile }
    const { ending, tail } = await runStep(settings, step, line, signal)
    if (ending.code !== 0)
      throw new ReleaseFailure(
        `The program of the site could not be made (everything that was said is in ${logFile}):\n${explainBuildFault(tail, ending)}`,
      )
    // Another build may have made the same one meanwhile.
    if (!existsSync(dir)) renameSync(aside, dir)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function tidy(programs: string): Promise<void> {
  const byAge = readdirSync(programs)
    .map((name) => ({ path: join(programs, name), usedAt: statSync(join(programs, name)).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt)
  for (const { path } of byAge.slice(KEPT)) await rm(path, { recursive: true, force: true })
}
