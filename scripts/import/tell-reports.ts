import type { ReportFindings } from '../../src/backend/results/merge/merge-reports.ts'

/**
 * Reads the value of --prefer: for which matches the file's value is stored. Returns null if there is none, and the sentence
 * that says what is wrong with it.
 */
export function readPreference(text: string | undefined): ((matchId: string) => boolean) | null | string {
  if (text === undefined) return null
  const found = /^file(?::(.+))?$/s.exec(text)
  if (found === null) return `${JSON.stringify(text)}: file, or file:ID,ID for these matches.`
  const [, listed] = found
  if (listed === undefined) return () => true
  const ids = new Set(listed.split(',').map((id) => id.trim()))
  return (matchId) => ids.has(matchId)
}

/** Prints where a file and the results desk say different things, and which of both is stored. */
export function tellReports(year: number, { conflicts, kept }: ReportFindings): void {
  for (const { matchId, name, about, reported, file, isFromFile } of conflicts) {
    const taken = isFromFile
      ? "the file's is stored"
      : `the report stays; --prefer file:${matchId} takes the file's`
    console.log(
      `${year}: match ${matchId}, ${name}: the ${about} was reported as ${reported}, the file has ${file}: ${taken}`,
    )
  }
  for (const { matchId, name } of kept)
    console.log(`${year}: match ${matchId}, ${name}, is not in the file any more: kept, since it has reports`)
}
