import type { PreviewEdition } from './import-preview.ts'

/** Where a source contradicts the results desk: what was reported stays until somebody decides. */
export interface SourceConflict extends Omit<PreviewEdition['conflicts'][number], 'isFromFile'> {
  readonly year: number
}

/** What became of the last look at a source. @typeParam Sentence as `Words` while it is stored */
export interface SourceState<Sentence = string> {
  /**
   * `followed`: all that it holds is stored. `refused`: it holds something that cannot be imported. `waiting`: an organiser has
   * to say that what it would change is meant. `unreachable`: it could not be read or stored the last time.
   */
  readonly state: 'followed' | 'refused' | 'waiting' | 'unreachable'
  /** When it was looked at last, when it changed last, when it was stored last, and the next look: ISO 8601, UTC. */
  readonly lookedAt: string
  readonly changedAt: string | null
  readonly storedAt: string | null
  readonly nextAt: string
  /** How many looks in a row have failed. */
  readonly failures: number
  /** What is wrong; empty if nothing is. */
  readonly sentences: readonly Sentence[]
  /** What it would change, while it waits. */
  readonly changes: readonly PreviewEdition[]
  readonly conflicts: readonly SourceConflict[]
}

/** What organisers want of a source; an ended one stays stored, so that its end can be undone. */
export const SOURCE_MODES = ['followed', 'paused', 'ended'] as const
export type SourceMode = (typeof SOURCE_MODES)[number]

/** What organisers do with a source: see `setSource` of results.graphql. */
export const SOURCE_STEPS = ['ADD', 'ACCEPT', 'TAKE', 'PAUSE', 'RESUME', 'END'] as const
export type SourceStep = (typeof SOURCE_STEPS)[number]

/** A source as organisers see it. */
export interface FollowedSource {
  readonly id: string
  /** Without a password. */
  readonly address: string
  /** The id that the cup has in the results service at the address; null: a file is published there. */
  readonly service: string | null
  readonly everySeconds: number
  readonly mode: Exclude<SourceMode, 'ended'>
  /** Whether something was decided that the next look does. */
  readonly isDecided: boolean
  /** null: it was not looked at yet. */
  readonly state: SourceState | null
}

export const EVERY_SECONDS = { least: 5, usual: 30, most: 3600 } as const

/** Returns the address as it may be shown and logged. */
export function withoutPassword(address: URL): string {
  const shown = new URL(address)
  shown.username = ''
  shown.password = ''
  return String(shown)
}

/** Returns the address of a source; null for a text that is none: https is needed, except on this machine. */
export function sourceAddress(text: string): URL | null {
  const address = URL.parse(text.trim())
  const isOwn =
    address?.protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(address.hostname)
  return address && (isOwn || address.protocol === 'https:') ? address : null
}
