import { bySegment } from '../text/path-segment.ts'
import type { Field } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { matchOnField } from './board.ts'

/** The match or field that the address of an overlay asks for; segments as written. */
export type OverlayChoice =
  | { readonly kind: 'match' | 'field'; readonly of: string }
  /** Neither is named, or both are. */
  | { readonly kind: 'unclear' }

/** @param query of an address, with or without its `?` */
export function readOverlayChoice(query: string): OverlayChoice {
  const parameters = new URLSearchParams(query)
  const [match, field] = [parameters.get('match'), parameters.get('field')]
  if (match && !field) return { kind: 'match', of: match }
  return field && !match ? { kind: 'field', of: field } : { kind: 'unclear' }
}

/** What an overlay shows. */
export type OverlayScene =
  | { readonly kind: 'match'; readonly match: Match }
  /** Nothing is on or to come on the field. */
  | { readonly kind: 'empty'; readonly field: Field }
  | { readonly kind: 'fault'; readonly fault: 'unclear' | 'no-match' | 'no-field' }

/** @param time the cup's time in epoch milliseconds; null before it is known */
export function overlayScene(choice: OverlayChoice, index: EditionIndex, time: number | null): OverlayScene {
  if (choice.kind === 'unclear') return { kind: 'fault', fault: choice.kind }
  if (choice.kind === 'match') {
    const match = bySegment(index.matches, choice.of)
    return match ? { kind: 'match', match } : { kind: 'fault', fault: 'no-match' }
  }
  const field = bySegment(index.fields, choice.of)
  if (!field) return { kind: 'fault', fault: 'no-field' }
  const match = matchOnField(index.matchesByField.get(field.id) ?? [], time)
  return match ? { kind: 'match', match } : { kind: 'empty', field }
}
