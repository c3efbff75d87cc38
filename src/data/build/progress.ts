import { writeFileSync } from 'node:fs'

/**
 * Tells the release script how far the build is, through the file named by BUILD_PROGRESS_FILE:
 * `{ phase, done, total }`. Silent if the variable is not set.
 */
const file = process.env.BUILD_PROGRESS_FILE
let done = 0
let total = 0
let phase = 'load'
let written = 0

function tell(): void {
  if (!file) return
  const now = performance.now()
  if (now - written < 200 && done !== total) return
  written = now
  writeFileSync(file, JSON.stringify({ phase, done, total }))
}

export function loadStep(step: number, of: number): void {
  phase = 'load'
  done = step
  total = of
  tell()
}

let expected = 0

export function filesExpected(count: number): void {
  expected = count
}

/** @param count of the files made since the last call */
export function filesMade(count: number): void {
  done = phase === 'render' ? done + count : count
  phase = 'render'
  total = expected
  tell()
}
