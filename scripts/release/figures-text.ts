import { duration, grouped } from '../progress/progress-text.ts'
import type { ReleaseFigures } from './releases.ts'

const MIB = 1024 * 1024

/** Bytes in words: `412 MiB`, `1.3 GiB`. */
function size(bytes: number): string {
  return bytes < 1024 * MIB ? `${Math.round(bytes / MIB)} MiB` : `${(bytes / MIB / 1024).toFixed(1)} GiB`
}

/** Returns the figures of a release, one per line. */
export function figuresText(figures: ReleaseFigures): string {
  const memory =
    figures.peakMemoryBytes === null ? 'not measured on this system' : size(figures.peakMemoryBytes)
  return [
    `Pages        ${grouped(figures.pages)}`,
    `Build time   ${duration(figures.seconds)}`,
    `Pages/s      ${grouped(figures.pagesPerSecond)}`,
    `Peak memory  ${memory}`,
    `Output       ${size(figures.outputBytes)}`,
  ].join('\n')
}
