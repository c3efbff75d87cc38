import type { ImportFile } from '../../src/backend/import/files/import-files.ts'

/** What a source holds at a moment. */
export interface Content {
  readonly files: readonly ImportFile[]
  /** The folder, or the only file: it names the cup if nothing else does. */
  readonly path: string
  readonly isFolder: boolean
}

/** The place of a cup that somebody else keeps. */
export interface Source {
  /** How people know it: its path or address, without a password. */
  readonly name: string
  /** How long to wait from one look to the next, in milliseconds. */
  readonly everyMs: number
  /**
   * Returns what the source holds, or null if that is what it held the last time.
   *
   * @throws SourceFault if it cannot be read now
   */
  look(signal: AbortSignal): Promise<Content | null>
}

/** A source that cannot be read: the message is a sentence for the operator. */
export class SourceFault extends Error {
  /** How long the source asks to be left alone, in milliseconds; null if it does not say. */
  readonly waitMs: number | null

  constructor(sentence: string, waitMs: number | null = null) {
    super(sentence)
    this.name = 'SourceFault'
    this.waitMs = waitMs
  }
}
