/** A build or a release that cannot be: the message is the sentence shown to whoever ran the command, last of all. */
export class ReleaseFailure extends Error {}

/** The build was stopped by a signal: nothing went wrong, and nothing was released. */
export class Interrupted extends Error {
  constructor() {
    super('Stopped before the build was complete. The site that was there before is untouched.')
  }
}

/** The sentence of anything thrown. */
export function sentenceOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
