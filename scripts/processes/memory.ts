import { readFileSync } from 'node:fs'

const KIB = 1024

/**
 * Returns the largest resident memory that a process has used so far, in bytes, as Linux records it; null if it is not
 * available (another system, or the process has ended).
 */
export function peakMemory(pid: number): number | null {
  try {
    const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) * KIB : null
  } catch {
    return null
  }
}
