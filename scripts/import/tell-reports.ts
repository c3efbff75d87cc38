import type { ReportFindings } from '../../src/backend/results/merge/merge-reports.ts'

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
