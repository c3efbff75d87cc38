import { idOfSegment, pathSegment } from '../text/path-segment.ts'

/** What a person wanted to do when the sign-in page came in between. It refers to the year of that page. */
export type Intent =
  | { readonly kind: 'favourite-team'; readonly teamId: string }
  | { readonly kind: 'favourite-club'; readonly clubId: string }
  | { readonly kind: 'favourite-field'; readonly arenaId: string; readonly fieldId: string }

/** Returns the intent as it stands in an address: `favourite-team:12`, `favourite-field:heden:heden-5`. */
export const intentText = (intent: Intent): string =>
  [intent.kind, ...idsOf(intent).map(pathSegment)].join(':')

function idsOf(intent: Intent): string[] {
  if (intent.kind === 'favourite-team') return [intent.teamId]
  return intent.kind === 'favourite-club' ? [intent.clubId] : [intent.arenaId, intent.fieldId]
}

/** The reverse of `intentText`; null for every other text. */
export function parseIntent(text: string | null): Intent | null {
  const [kind, ...segments] = (text ?? '').split(':')
  const [first, second] = segments.map(idOfSegment)
  if (kind === 'favourite-team' && segments.length === 1 && first) return { kind, teamId: first }
  if (kind === 'favourite-club' && segments.length === 1 && first) return { kind, clubId: first }
  if (kind === 'favourite-field' && segments.length === 2 && first && second)
    return { kind, arenaId: first, fieldId: second }
  return null
}
