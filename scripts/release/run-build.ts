import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProgressLine } from '../progress/progress-line.ts'
import { explainBuildFault } from './build-fault.ts'
import { ReleaseFailure } from './failure.ts'
import { runStep } from './run-step.ts'
import type { ReleaseSettings } from './settings.ts'
import { siteProgram } from './site-program.ts'

/** The figures of a build that has succeeded. */
export type BuildRun = { readonly seconds: number; readonly peakMemoryBytes: number | null }

/**
 * Builds the site into a folder, in a separate process.
 * @param responsesDir the answers to build from
 * @param signal ends the build
 * @throws ReleaseFailure with the explaining sentence if the build fails; Interrupted if it was stopped
 */
export async function runBuild(
  settings: ReleaseSettings,
  responsesDir: string,
  buildDir: string,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<BuildRun> {
  const started = performance.now()
  const program = await siteProgram(settings, line, signal)
  const logFile = join(settings.releasesDir, 'build.log')
  const step = {
    file: settings.generator,
    args: [program, buildDir],
    env: { ANSWERS_DIR: responsesDir, NODE_ENV: 'production', FORCE_COLOR: '0' },
    logFile,
  }
  const { ending, tail, peakMemoryBytes } = await runStep(settings, step, line, signal)
  if (ending.code !== 0) {
    throw new ReleaseFailure(
      `The site could not be built (everything the build said is in ${logFile}):\n${explainBuildFault(tail, ending)}`,
    )
  }
  if (!existsSync(buildDir)) throw new ReleaseFailure('The build ended without a fault and without a site.')
  return { seconds: (performance.now() - started) / 1000, peakMemoryBytes }
}
