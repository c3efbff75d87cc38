import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../processes/replace-file.ts'
import { type ProgressState, secondsLeft } from '../progress/progress-text.ts'

/** What the site's build writes to the file named by BUILD_PROGRESS_FILE while it works. */
export type BuildProgress = { readonly done: number; readonly total: number; readonly phase: string }

/** Reads the progress of the site's build; null while there is none, or in the moment of being written. */
export function readBuildProgress(file: string): BuildProgress | null {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildProgress>
    if (typeof read.done !== 'number' || typeof read.total !== 'number') return null
    return {
      done: read.done,
      total: read.total,
      phase: typeof read.phase === 'string' ? read.phase : 'render',
    }
  } catch {
    return null
  }
}

/** Tells the backend how far the build is, for the page it shows while there is no site: `build-progress.json`. */
export function mirrorProgress(dataDir: string, state: ProgressState): void {
  const content = {
    phase: state.label,
    done: state.done,
    total: state.total,
    pagesPerSecond: Math.round(state.rate),
    secondsLeft: secondsLeft(state),
  }
  replaceFile(join(dataDir, 'build-progress.json'), JSON.stringify(content))
}
