import { signed } from '../../domain/presentation/numbers.ts'
import type { Tally } from '../../domain/tournament/tally.ts'
import type { MessageKey } from '../../i18n/translate.ts'

/** A column of a table after rank and team. Its head shows `short`; `title` is the full word. */
export interface FigureColumn {
  readonly title: MessageKey
  readonly short: MessageKey | null
  readonly headClass: string | undefined
  readonly className: string | undefined
  readonly value: (row: Readonly<Tally>) => string | number
}

const column = (
  title: MessageKey,
  short: MessageKey | null,
  value: FigureColumn['value'],
  headClass?: string,
  className = headClass,
): FigureColumn => ({ title, short, headClass, className, value })

const WIDE = 'wide-only'

/** The figure columns of a table, in order. */
export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  column('table.played', 'table.playedShort', (row) => row.played),
  column('table.won', 'table.wonShort', (row) => row.won, WIDE),
  column('table.tied', 'table.tiedShort', (row) => row.tied, WIDE),
  column('table.lost', 'table.lostShort', (row) => row.lost, WIDE),
  column('table.goals', null, (row) => `${row.goalsFor}–${row.goalsAgainst}`, WIDE),
  column('table.difference', 'table.differenceShort', (row) => signed(row.goalsFor - row.goalsAgainst)),
  column('table.points', 'table.pointsShort', (row) => row.points, undefined, 'points'),
]

/** The columns for level teams' own matches. Goals always show: they may have decided. All teams played equally often. */
export const OWN_COLUMNS: readonly FigureColumn[] = FIGURE_COLUMNS.map((one) => {
  if (one.title === 'table.goals') return { ...one, headClass: undefined, className: undefined }
  return one.title === 'table.played' ? { ...one, headClass: WIDE, className: WIDE } : one
})
