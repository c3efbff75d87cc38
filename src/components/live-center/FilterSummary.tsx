import type { MatchFilter } from '../../domain/schedule/match-filter.ts'
import { fill } from '../search/search-words.ts'
import type { Asked } from './asked.ts'
import type { LiveCenterWords } from './live-center-words.ts'

interface Props {
  readonly asked: readonly Asked[]
  readonly words: LiveCenterWords
  readonly onDrop: (part: keyof MatchFilter) => void
  readonly onClear: () => void
}

/** What is asked for, each with a way out of it. */
export default function FilterSummary({ asked, words, onDrop, onClear }: Props) {
  return (
    <ul className="chips filter-asked">
      {asked.map(({ part, name }) => (
        <li key={part}>
          <button type="button" className="chip" onClick={() => onDrop(part)}>
            <span className="hidden-text">{fill(words.without, { name })}</span>
            <bdi aria-hidden="true">{name}</bdi>
            <svg className="icon" aria-hidden="true">
              <use href="/icons.svg#x" />
            </svg>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link-button" onClick={onClear}>
          {words.clear}
        </button>
      </li>
    </ul>
  )
}
