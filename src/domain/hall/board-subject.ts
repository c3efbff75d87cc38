import { memoized } from '../memoized.ts'
import { type Area, areasOf, fieldsOfArea } from '../places/areas.ts'
import type { Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'
import type { Arena, Category, Field } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'

/** The subject of a screen. */
export type BoardSubject =
  | { readonly kind: 'live' }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'arena'; readonly arena: Arena }
  | { readonly kind: 'class'; readonly category: Category }
  | { readonly kind: 'field'; readonly field: Field }

/** The parts of town with more than one arena. For a part with one arena, the arena is the subject. */
const townParts = (index: EditionIndex): readonly Area[] =>
  areasOf(index).filter(({ arenas }) => arenas.length > 1)

/** Returns every subject that an edition has a screen for. */
export const boardSubjects = (index: EditionIndex): BoardSubject[] => [
  { kind: 'live' },
  ...townParts(index).map((area) => ({ kind: 'area' as const, area })),
  ...index.edition.arenas.map((arena) => ({ kind: 'arena' as const, arena })),
  ...index.edition.categories.map((category) => ({ kind: 'class' as const, category })),
  ...[...index.fields.values()].map((field) => ({ kind: 'field' as const, field })),
]

const subjectsByPath = memoized(
  (index: EditionIndex) => new Map(boardSubjects(index).map((subject) => [boardPath(subject), subject])),
)

/**
 * @param path see `boardPath`
 * @returns null if the edition has no such subject
 */
export const boardSubject = (path: string, index: EditionIndex): BoardSubject | null =>
  subjectsByPath(index).get(path) ?? null

/** Returns null for `live`, which has no name of its own. */
export function boardName(subject: BoardSubject, locale: Locale): string | null {
  switch (subject.kind) {
    case 'live':
      return null
    case 'area':
      return subject.area.name
    case 'arena':
      return subject.arena.name
    case 'class':
      return subject.category.name[locale]
    case 'field':
      return subject.field.name
  }
}

/** Returns the subject's part of an address: `field/heden-7`. */
export function boardPath(subject: BoardSubject): string {
  switch (subject.kind) {
    case 'live':
      return 'live'
    case 'area':
      return `area/${pathSegment(subject.area.name)}`
    case 'arena':
      return `arena/${pathSegment(subject.arena.id)}`
    case 'class':
      return `class/${pathSegment(subject.category.id)}`
    case 'field':
      return `field/${pathSegment(subject.field.id)}`
  }
}

/** Returns the fields of a board; none if its matches can be on any field. */
export function fieldsOfBoard(subject: BoardSubject): readonly Field[] {
  switch (subject.kind) {
    case 'area':
      return fieldsOfArea(subject.area)
    case 'arena':
      return subject.arena.fields
    case 'field':
      return [subject.field]
    default:
      return []
  }
}
