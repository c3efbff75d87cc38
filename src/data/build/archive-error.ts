import type { Problem } from '../results/problems.ts'

const SHOWN = 20

/** The data cannot be built. The message is for the person who started the build; `problems` holds all faults. */
export class ArchiveError extends Error {
  readonly problems: readonly Problem[]

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message)
    this.name = 'ArchiveError'
    this.problems = problems
  }
}

/** Returns the error for data whose faults fail the build. It names up to twenty faults and counts the rest. */
export function faultyData(what: string, faults: readonly Problem[], reportFile: string): ArchiveError {
  const lines = faults.slice(0, SHOWN).map((fault) => `  ${fault.record}: ${fault.what}`)
  const more = faults.length > SHOWN ? [`  and ${faults.length - SHOWN} more`] : []
  const head = `${what} can't be built from what the results service sent: ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}. Nothing was built and the live site stays as it is. Correct them at the service and build again; all are in ${reportFile}.`
  return new ArchiveError([head, ...lines, ...more].join('\n'), faults)
}
