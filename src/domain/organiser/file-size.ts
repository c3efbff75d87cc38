const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1000

/** Returns a number of bytes in the largest unit of which there is one at least, as `12 GB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${Math.round(bytes / STEP ** power)} ${UNITS[power]}`
}
