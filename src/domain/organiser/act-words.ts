import type { Act } from './act.ts'

/** What an act did, by the names of the messages of the log. */
export const ACT_WORDS = [
  'published',
  'announcements',
  'featured',
  'streams',
  'hidden',
  'nation',
  'club',
  'arena',
  'field',
  'lots',
  'renameTeam',
  'replaceTeam',
  'addTeam',
  'addMatch',
  'setSide',
  'withdraw',
  'reinstate',
  'adjustPoints',
  'undo',
  'issueScorerLinks',
  'revokeScorerLink',
  'report',
] as const
export type ActWord = (typeof ACT_WORDS)[number]

/** Returns what an act did; `report` for anything else. */
export function actWord({ kind, what }: Pick<Act, 'kind' | 'what'>): ActWord {
  const change = Object(what.change) as Readonly<Record<string, unknown>>
  const { part } = Object(change.set) as { readonly part?: unknown }
  const given = kind === 'change' ? (part ?? Object.keys(change).find((key) => key !== 'key')) : kind
  return ACT_WORDS.find((word) => word === given) ?? 'report'
}

/** The kind of the report that an act made, such as CANCEL; empty if it made none. */
export function reportedKind({ what }: Pick<Act, 'what'>): string {
  const { kind } = Object(what.report) as { readonly kind?: unknown }
  return typeof kind === 'string' ? kind : ''
}
