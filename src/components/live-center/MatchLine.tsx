import { memo } from 'react'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import Sentence from '../ui/Sentence.tsx'
import Time from '../ui/Time.tsx'
import { type LineContext, matchLine } from './match-line.ts'

interface Props {
  readonly match: Match
  readonly context: LineContext
  /** Begins the line if no heading shows it; the class then stands at the end of the line. */
  readonly time?: string
}

/**
 * One line of a long list. A day of the full cup has 1 200 of them: every element and every class in a line costs 1 200
 * times as much. It is rendered again only when its match changes.
 */
export default memo(function MatchLine({ match, context, time }: Props) {
  const line = matchLine(match, context)
  const category = line.category !== undefined && <bdi>{line.category}</bdi>
  return (
    <li>
      <a href={line.address} className={line.classes} data-line="">
        {time === undefined ? (
          category && <i>{category}</i>
        ) : (
          <i className="num">
            <Time when={startOf(match)} text={time} />
          </i>
        )}{' '}
        <span data-result={line.revealsEarlierResults ? 'sides' : undefined}>
          <bdi>{hyphenated(line.home)}</bdi> – <bdi>{hyphenated(line.away)}</bdi>
        </span>{' '}
        {line.score !== null && <b data-result="score">{line.score}</b>}{' '}
        <small>
          {time !== undefined && category && <span>{category}</span>}
          {line.field !== null && <bdi>{line.field}</bdi>}
          {line.round !== null && (
            <span>
              <bdi>{line.round}</bdi>
            </span>
          )}
          {line.moved !== null && (
            <span>
              <Sentence text={line.moved} />
            </span>
          )}
          {line.word !== null && (
            <em data-result={match.kind === 'walkover' ? 'note' : undefined}>{line.word}</em>
          )}
        </small>
      </a>
    </li>
  )
})
