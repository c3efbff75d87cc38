import { type BoardSubject, boardPath } from '../hall/board-subject.ts'
import {
  addressOf,
  arenaAddress,
  arenasAddress,
  categoryAddress,
  fieldAddress,
  matchesAddress,
} from './addresses.ts'

export const boardAddress = (year: number, subject: BoardSubject): string =>
  addressOf({ kind: 'board', year, board: boardPath(subject) })

/** Returns the page on which a phone follows the same subject. */
export function pageOfBoard(year: number, subject: BoardSubject): string {
  switch (subject.kind) {
    case 'live':
      return matchesAddress(year)
    case 'area':
      return arenasAddress(year)
    case 'arena':
      return arenaAddress(year, subject.arena.id)
    case 'class':
      return categoryAddress(year, subject.category.id)
    case 'field':
      return fieldAddress(year, subject.field.arenaId, subject.field.id)
  }
}
