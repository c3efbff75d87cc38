/** A build or a release that cannot be made: the message is the last sentence shown to the user who ran the command. */
export class ReleaseFailure extends Error {}

/** The build was stopped by a signal: nothing went wrong, and nothing was released. */
export class Interrupted extends Error {
  constructor() {
    super('Stopped before the build was complete. The site that was there before is untouched.')
  }
}

/** Returns the message of anything thrown. */
export function sentenceOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
