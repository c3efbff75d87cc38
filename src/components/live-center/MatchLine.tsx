import { memo } from 'react'
import type { Match } from '../../domain/tournament/match.ts'
import { type LineContext, matchLine } from './match-line.ts'

interface Props {
  readonly match: Match
  readonly context: LineContext
}

/** One line of a long list: what `DayMatches.astro` writes for it. Drawn again only when its match changes. */
export default memo(function MatchLine({ match, context }: Props) {
  const line = matchLine(match, context)
  return (
    <li>
      <a href={line.address} className={line.classes} data-line="">
        {line.category !== undefined && (
          <i>
            <bdi>{line.category}</bdi>
          </i>
        )}{' '}
        <span>
          <bdi>{line.home}</bdi> – <bdi>{line.away}</bdi>
        </span>{' '}
        {line.score !== null && <b>{line.score}</b>}{' '}
        <small>
          {line.field !== null && <bdi>{line.field}</bdi>}
          {line.round !== null && (
            <span>
              <bdi>{line.round}</bdi>
            </span>
          )}
          {line.moved !== null && <span>{line.moved}</span>}
          {line.word !== null && <em>{line.word}</em>}
        </small>
      </a>
    </li>
  )
})
