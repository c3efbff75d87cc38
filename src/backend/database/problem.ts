/** A trouble that the operator can mend; its message is a sentence for them. */
export class DatabaseProblem extends Error {}

/** What a message of another program says, in one line; of several faults the first. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
