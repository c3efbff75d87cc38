import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Ending, type LoggedChild, startNode, stopChild } from '../processes/child-process.ts'
import { peakMemory } from '../processes/memory.ts'
import type { ProgressLine } from '../progress/progress-line.ts'
import { Interrupted } from './failure.ts'
import { BUILDING_FLAGS } from './node-flags.ts'
import { mirrorProgress, readBuildProgress } from './progress.ts'
import { type ReleaseSettings, siteEnvironment } from './settings.ts'

const LOOK_EVERY_MS = 250
const GRACE_MS = 5000

/** The build's internal names of its phases (src/data/build/progress.ts), each with its text. */
const PHASES: Readonly<Record<string, string>> = {
  load: 'Reading the results',
  render: 'Building pages',
}

/** A part of a release that runs in a separate process. */
export type Step = {
  readonly file: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
}

export type StepRun = {
  readonly ending: Ending
  readonly tail: string
  readonly seconds: number
  readonly peakMemoryBytes: number | null
}

/** Follows a step's memory, and shows its progress on the terminal and to the backend. Returns a function that stops it. */
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
 * Runs a step to its end, whether it succeeds or fails.
 * @param signal ends the step
 * @throws Interrupted if it was stopped
 */
export async function runStep(
  settings: ReleaseSettings,
  step: Step,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<StepRun> {
  const progressFile = join(settings.releasesDir, 'build-progress.json')
  rmSync(progressFile, { force: true })
  const started = performance.now()
  const child = startNode(step.file, step.args, {
    cwd: settings.root,
    logFile: step.logFile,
    channel: true,
    nodeFlags: BUILDING_FLAGS,
    env: { ...process.env, ...siteEnvironment(settings), BUILD_PROGRESS_FILE: progressFile, ...step.env },
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
  return { ending, tail: child.tail(), seconds: (performance.now() - started) / 1000, peakMemoryBytes }
}
