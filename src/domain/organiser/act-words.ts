import type { Act } from './act.ts'
import { SOURCE_STEPS } from './source.ts'

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
  'moveMatches',
  'withdraw',
  'reinstate',
  'adjustPoints',
  'undo',
  'issueScorerLinks',
  'revokeScorerLink',
  'import',
  'setScreen',
  ...SOURCE_STEPS.map((step) => `source.${step}` as const),
  'report',
] as const
export type ActWord = (typeof ACT_WORDS)[number]

/** Returns what an act did; `report` for anything else. */
export function actWord({ kind, what }: Pick<Act, 'kind' | 'what'>): ActWord {
  const change = Object(what.change) as Readonly<Record<string, unknown>>
  const { part } = Object(change.set) as { readonly part?: unknown }
  const given =
    kind === 'change'
      ? (part ?? Object.keys(change).find((key) => key !== 'key'))
      : kind === 'setSource'
        ? `source.${what.step}`
        : kind
  return ACT_WORDS.find((word) => word === given) ?? 'report'
}

/** Returns what the message of an act names: a number, a file, the kind of a report such as CANCEL; empty if it names nothing. */
export function namedInAct({ kind, what }: Pick<Act, 'kind' | 'what'>): string {
  switch (actWord({ kind, what })) {
    case 'undo':
      return text(what.actId)
    case 'revokeScorerLink':
      return text(what.linkId)
    case 'setScreen':
      return [what.number, what.name, what.shows].map(text).filter(Boolean).join(' · ')
    case 'moveMatches':
      return text(Object(Object(what.move).matches).length)
    case 'import':
      return text(what.file)
    case 'report':
      return text(Object(what.report).kind)
    default:
      return ''
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
