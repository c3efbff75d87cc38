import type { Match } from '../../domain/tournament/match.ts'
import { sideName, standText, startText } from './desk-lines.ts'
import type { DeskWords } from './desk-words.ts'

interface Props {
  matches: readonly Match[]
  chosenId: string | null
  /** Ids of matches with reports that are not sent. */
  unsent: ReadonlySet<string>
  words: DeskWords
  onChoose: (matchId: string) => void
}

/** The matches of the field that day; the one at the desk is marked. */
export default function DeskMatches({ matches, chosenId, unsent, words, onChoose }: Props) {
  return (
    <section className="section" aria-label={words.matches}>
      <h2>{words.matches}</h2>
      {matches.length === 0 ? (
        <p className="empty">{words.noMatches}</p>
      ) : (
        <ol className="panel desk-matches">
          {matches.map((match) => (
            <li key={match.id}>
              <button
                type="button"
                aria-current={match.id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(match.id)}
              >
                <span className="num">{startText(match)}</span>
                <span className="desk-pair">
                  <bdi>{sideName(match.home)}</bdi> – <bdi>{sideName(match.away)}</bdi>
                </span>
                <span className="num desk-stand">
                  {standText(match, words)}
                  {unsent.has(match.id) && <span className="desk-dot" aria-hidden="true" />}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
