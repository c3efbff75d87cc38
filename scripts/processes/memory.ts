import { readFileSync } from 'node:fs'

const KIB = 1024

/**
 * The largest resident memory a process had so far, in bytes, as Linux keeps it; null where it does not tell (another
 * system, or the process has ended).
 */
export function peakMemory(pid: number): number | null {
  try {
    const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) * KIB : null
  } catch {
    return null
  }
}
