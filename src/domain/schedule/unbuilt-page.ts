import type { Words } from '../text/locale.ts'
import type { Match } from '../tournament/match.ts'

/** The subject of an address that was published after the site was built. */
export type UnbuiltPage =
  | {
      readonly kind: 'match'
      readonly match: Match
      /** The name of its group or play-off. */
      readonly division: Words | null
    }
  | {
      readonly kind: 'team' | 'category' | 'division' | 'arena' | 'field' | 'stream'
      readonly name: Words
      /** The class it belongs to. */
      readonly category: { readonly id: string; readonly name: Words } | null
    }
  | { readonly kind: 'edition'; readonly year: number }
