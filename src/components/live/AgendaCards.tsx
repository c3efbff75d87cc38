import type { Agenda, AgendaEntry } from '../../domain/live/agenda.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { scoreText, sideName } from '../match/match-card.ts'
import { countdownWords, momentWords } from '../my-week/spans.ts'
import type { AgendaWords } from './agenda-words.ts'

interface Props {
  readonly agenda: Agenda
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
  readonly year: number
  readonly locale: Locale
  readonly words: AgendaWords
}

/** What is on and what comes next, with the time until it: large, for somebody who is on the way. */
export default function AgendaCards({ agenda, now, ...rest }: Props) {
  const { words, locale } = rest
  const at = agenda.next[0]?.at ?? null
  return (
    <div className="next-cards agenda">
      {agenda.now.length > 0 && (
        <section className="next-card is-on">
          <h2>{words.onNow}</h2>
          {agenda.now.map((entry) => (
            <Line key={entry.id} entry={entry} {...rest} />
          ))}
        </section>
      )}
      {at !== null && (
        <section className="next-card">
          <h2>{words.next}</h2>
          <p className="next-when">
            <strong>{when(at, now, words, locale)}</strong>
            {now !== null && <span className="num">{clock(at)}</span>}
          </p>
          {agenda.next.map((entry) => (
            <Line key={entry.id} entry={entry} {...rest} />
          ))}
        </section>
      )}
    </div>
  )
}

function when(at: number, now: number | null, words: AgendaWords, locale: Locale): string {
  if (now === null) return momentWords(at, null, locale)
  if (at < now) return words.due
  return countdownWords(at, Math.ceil((at - now) / 60_000), now, words, locale)
}

function Line({
  entry,
  year,
  locale,
  words,
}: Omit<Props, 'agenda' | 'now'> & { readonly entry: AgendaEntry }) {
  const { id, home, away, place, score } = entry
  return (
    <p className="agenda-line">
      <a href={localized(matchAddress(year, id), locale)}>
        <bdi>{sideName(home, words)}</bdi> – <bdi>{sideName(away, words)}</bdi>
      </a>{' '}
      {score && <strong className="num">{scoreText(score)}</strong>} {place !== null && <bdi>{place}</bdi>}
    </p>
  )
}
