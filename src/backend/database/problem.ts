/** A fault that the operator can correct; its message is a sentence for them. */
export class DatabaseProblem extends Error {}

/** Returns the message of another program's error, in one line; of several errors the first. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
