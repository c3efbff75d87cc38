import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../processes/replace-file.ts'
import { type ProgressState, secondsLeft } from '../progress/progress-text.ts'

/** The progress that the site's build writes while it runs, to the file that BUILD_PROGRESS_FILE names. */
export type BuildProgress = { readonly done: number; readonly total: number; readonly phase: string }

/** Reads the progress of the site's build; null if there is none yet, or while the file is being written. */
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

/** Writes the build's progress to `build-progress.json`. The backend shows it on a page while there is no site yet. */
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
