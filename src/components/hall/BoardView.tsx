import { type Board, boardOf } from '../../domain/hall/board.ts'
import { boardSubject } from '../../domain/hall/board-subject.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { dayOf } from '../../domain/time/stockholm.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import BoardHero from './BoardHero.tsx'
import BoardMatch from './BoardMatch.tsx'

interface Props {
  readonly site: EditionSite
  readonly route: Extract<Route, { readonly kind: 'board' }>
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

const PARTS = ['now', 'next', 'latest'] as const
type Part = (typeof PARTS)[number]

/** All rows of a screen in a hall. The code that turns the pages shows one page at a time. */
export default function BoardView({ site, route, now }: Props) {
  const { index, locale } = site
  const t = translator(locale)
  const subject = boardSubject(route.board, index)
  if (!subject) return null
  const board = boardOf(subject, index, now)
  const isOfField = subject.kind === 'field'
  const show = { category: subject.kind !== 'class', field: !isOfField }
  const today = todayOf(board, now)
  const isEmpty = !board.hero && PARTS.every((part) => board[part].length === 0)
  const isPublished = gatesOf(index.edition.publication).matches
  return (
    <div className={isOfField ? 'board of-field' : 'board'}>
      {board.hero && <BoardHero site={site} match={board.hero} now={now} today={today} />}
      {isEmpty && <p className="board-empty">{t(isPublished ? 'hall.none' : 'hall.notPublished')}</p>}
      <div className="board-parts">
        {PARTS.map(
          (part) =>
            board[part].length > 0 && (
              <section key={part} className={`board-part is-${part}`} aria-labelledby={`board-${part}`}>
                <h2 id={`board-${part}`}>{t(headingOf(part, board))}</h2>
                <ul>
                  {board[part].map((match) => (
                    <BoardMatch key={match.id} site={site} match={match} show={show} today={today} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </div>
  )
}

/** If all past matches are of classes that publish no results, the heading says only that they were played. */
const headingOf = (part: Part, { latest }: Board) =>
  part === 'latest' && latest.every(({ kind }) => kind === 'hidden')
    ? ('hall.played' as const)
    : (`hall.${part}` as const)

/** The day that needs no mention, `YYYY-MM-DD`: today; before that is known, the day of the board's first match. */
function todayOf({ hero, now: live, next, latest }: Board, now: number | null): string | null {
  if (now !== null) return dayOf(now)
  const first = hero ?? live[0] ?? next[0] ?? latest[0]
  return first ? matchDay(first.time) : null
}
