import { type Match, startOf } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import Time from '../ui/Time.tsx'
import { standText, startText } from './desk-lines.ts'

interface Props {
  matches: readonly Match[]
  chosenId: string | null
  /** What to say if there are none. */
  empty: string
  /** Ids of matches with reports that are not sent. */
  unsent: ReadonlySet<string>
  t: Translate
  onChoose: (matchId: string) => void
}

/** The matches of the field that day; the one at the desk is marked. */
export default function DeskMatches({ matches, chosenId, empty, unsent, t, onChoose }: Props) {
  return (
    <section className="section" aria-label={t('desk.matches')}>
      <h2>{t('desk.matches')}</h2>
      {matches.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <ol className="panel desk-matches">
          {matches.map((match) => (
            <li key={match.id}>
              <button
                type="button"
                aria-current={match.id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(match.id)}
              >
                <span className="num">
                  <Time when={startOf(match)} text={startText(match)} />
                </span>
                <span className="desk-pair">
                  <bdi>{sideName(match.home, t)}</bdi> – <bdi>{sideName(match.away, t)}</bdi>
                </span>
                <span className="num desk-stand row inline gap-2">
                  {standText(match, t)}
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
