import { DEFAULT_LOCALE, type Words } from '../../domain/text/locale.ts'
import { inEachLanguage, type KeysOf } from '../../i18n/service-text.ts'
import type { ImportFile } from '../import/files/import-files.ts'

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
   * @throws SourceFault or another error if it cannot be read now
   */
  look(signal: AbortSignal): Promise<Content | null>
  /** The next look returns what the source holds, whatever it held the last time. */
  forget(): void
}

/** Returns a sentence on a source in each language. */
export const sayOf = (key: KeysOf<'source'>, values: Parameters<typeof inEachLanguage>[1]): Words =>
  inEachLanguage(`source.${key}`, values)

/** A source that cannot be read. The message is the sentence for a terminal. */
export class SourceFault extends Error {
  readonly sentence: Words
  /** How long the source asks to be left alone, in milliseconds; null if it does not say. */
  readonly waitMs: number | null

  constructor(sentence: Words, waitMs: number | null = null) {
    super(sentence[DEFAULT_LOCALE])
    this.name = 'SourceFault'
    this.sentence = sentence
    this.waitMs = waitMs
  }
}
