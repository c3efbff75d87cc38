import { type BoardSubject, boardName, boardPath, boardSubjects } from '../../domain/hall/board-subject.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

/** A screen as an option of the form. */
export interface ScreenOption {
  readonly path: string
  readonly name: string
}

/** Screens of one kind, in the order of the edition. */
export interface ScreenGroup {
  readonly kind: Exclude<BoardSubject['kind'], 'live'>
  readonly options: readonly ScreenOption[]
}

const KINDS = ['area', 'arena', 'class', 'field'] as const

/** Returns all screens except the one of live matches. */
export function screenGroups(index: EditionIndex, locale: Locale): ScreenGroup[] {
  const subjects = boardSubjects(index)
  return KINDS.flatMap((kind) => {
    const options = subjects
      .filter((subject) => subject.kind === kind)
      .map((subject) => ({ path: boardPath(subject), name: boardName(subject, locale) ?? '' }))
    return options.length === 0 ? [] : [{ kind, options }]
  })
}
