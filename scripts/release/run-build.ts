import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type LoggedChild, startNode, stopChild } from '../processes/child-process.ts'
import { peakMemory } from '../processes/memory.ts'
import type { ProgressLine } from '../progress/progress-line.ts'
import { explainBuildFault } from './build-fault.ts'
import { Interrupted, ReleaseFailure } from './failure.ts'
import { mirrorProgress, readBuildProgress } from './progress.ts'
import { type ReleaseSettings, siteEnvironment } from './settings.ts'

const LOOK_EVERY_MS = 250
const GRACE_MS = 5000

/** The build's own names of its phases (src/data/build/progress.ts) in words. */
const PHASES: Readonly<Record<string, string>> = {
  load: 'Reading the results',
  render: 'Building pages',
}

/** What is known of a build when it has succeeded. */
export type BuildRun = { readonly seconds: number; readonly peakMemoryBytes: number | null }

/** Follows a build: its memory, and its progress on the terminal and for the backend. Returns how to stop following. */
function follow(child: LoggedChild, progressFile: string, dataDir: string, line: ProgressLine) {
  let peak: number | null = null
  const look = () => {
    if (child.process.pid !== undefined) peak = peakMemory(child.process.pid) ?? peak
    const progress = readBuildProgress(progressFile)
    if (progress !== null) {
      line.update(progress.done, progress.total, PHASES[progress.phase] ?? progress.phase)
      if (progress.phase === 'render') mirrorProgress(dataDir, line.state())
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/**
 * Builds the site into a folder with a process of its own.
 * @param signal ends the build
 * @throws ReleaseFailure with the explaining sentence where the build fails; Interrupted where it was stopped
 */
export async function runBuild(
  settings: ReleaseSettings,
  buildDir: string,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<BuildRun> {
  const progressFile = join(settings.releasesDir, 'build-progress.json')
  const logFile = join(settings.releasesDir, 'build.log')
  rmSync(progressFile, { force: true })
  const started = performance.now()
  const child = startNode(settings.builder, ['build'], {
    cwd: settings.root,
    logFile,
    env: {
      ...process.env,
      ...siteEnvironment(settings),
      RELEASE_DIR: buildDir,
      BUILD_PROGRESS_FILE: progressFile,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      FORCE_COLOR: '0',
    },
  })
  const unfollow = follow(child, progressFile, settings.dataDir, line)
  const stop = () => void stopChild(child, GRACE_MS)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const ending = await child.ended
  const peakMemoryBytes = unfollow()
  signal.removeEventListener('abort', stop)
  rmSync(progressFile, { force: true })
  if (signal.aborted) throw new Interrupted()
  if (ending.code !== 0) {
    throw new ReleaseFailure(
      `The site could not be built (everything the build said is in ${logFile}):\n${explainBuildFault(child.tail(), ending)}`,
    )
  }
  if (!existsSync(buildDir)) throw new ReleaseFailure('The build ended without a fault and without a site.')
  return { seconds: (performance.now() - started) / 1000, peakMemoryBytes }
}
