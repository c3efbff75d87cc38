import type { CourseEntry, CoursePart } from '../../domain/live/course.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { fill } from '../search/search-words.ts'
import type { CourseWords } from './course-words.ts'
import { scoreText } from './match-card.ts'

interface Props {
  readonly parts: readonly CoursePart[]
  readonly sides: { readonly home: string; readonly away: string }
  readonly words: CourseWords
}

/** The course of a match by halves: every report in its order, corrections among them. */
export default function MatchCourse({ parts, sides, words }: Props) {
  if (parts.length === 0) return <p className="quiet">{words.empty}</p>
  return parts.map(({ part, entries, ended }) => (
    <div className="course-part" key={part}>
      <h3>
        {words[part]}
        {ended && <span className="num"> {scoreText(ended)}</span>}
      </h3>
      <ol className="course">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id, and keep their place
          <li key={at} className={entry.kind === 'goal' ? `goal ${entry.side ?? ''}` : entry.kind}>
            <span className="num quiet">{clock(entry.at)}</span>
            <Report entry={entry} sides={sides} words={words} />
          </li>
        ))}
      </ol>
    </div>
  ))
}

function Report({ entry, sides, words }: Pick<Props, 'sides' | 'words'> & { readonly entry: CourseEntry }) {
  if (entry.kind === 'goal')
    return (
      <>
        <strong className="num">{scoreText(entry.score)}</strong>
        {entry.side && <bdi>{sides[entry.side]}</bdi>}
      </>
    )
  if (entry.kind === 'correction') {
    const score = entry.score ? scoreText(entry.score) : '–'
    const before = entry.before ? scoreText(entry.before) : '–'
    return <span>{fill(words.correction, { score, before })}</span>
  }
  if (entry.kind === 'move') {
    const to = [entry.startsAt === null ? null : clock(entry.startsAt), entry.place]
      .filter(Boolean)
      .join(', ')
    return <bdi>{fill(words.move, { to })}</bdi>
  }
  return (
    <>
      <span>{words[entry.kind]}</span>
      {entry.kind !== 'start' && entry.score && <strong className="num">{scoreText(entry.score)}</strong>}
    </>
  )
}
