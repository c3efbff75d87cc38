import type { TimelineEntry, TimelinePart } from '../../domain/live/match-timeline.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import { scoreText } from './match-card.ts'

/** The names of the two sides. */
export interface TimelineSides {
  readonly home: string
  readonly away: string
}

interface Props {
  readonly parts: readonly TimelinePart[]
  readonly sides: TimelineSides
  readonly locale: Locale
}

/** The timeline of a match by halves: every report in order, corrections included. */
export default function MatchTimeline({ parts, sides, locale }: Props) {
  const t = translator(locale)
  if (parts.length === 0) return <p className="quiet">{t('timeline.empty')}</p>
  return parts.map(({ part, entries, ended }) => (
    <div className="timeline-part" key={part}>
      <h3>
        {t(`timeline.${part}`)}
        {ended && <span className="num"> {scoreText(ended)}</span>}
      </h3>
      <ol className="match-timeline grid of-15 gap-x-4">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id, and keep their place
          <li key={at} className={entry.kind === 'goal' ? `goal ${entry.side ?? ''}` : entry.kind}>
            <span className="num quiet">
              <Time when={entry.at} text={clock(entry.at)} />
            </span>
            <Report entry={entry} sides={sides} t={t} />
          </li>
        ))}
      </ol>
    </div>
  ))
}

interface ReportProps {
  readonly entry: TimelineEntry
  readonly sides: TimelineSides
  readonly t: Translate
}

function Report({ entry, sides, t }: ReportProps) {
  if (entry.kind === 'goal')
    return (
      <>
        <strong className="num">{scoreText(entry.score)}</strong>
        {entry.side && <bdi>{hyphenated(sides[entry.side])}</bdi>}
      </>
    )
  if (entry.kind === 'correction') {
    const score = entry.score ? scoreText(entry.score) : '–'
    const before = entry.before ? scoreText(entry.before) : '–'
    return <span>{t('timeline.correction', { score, before })}</span>
  }
  if (entry.kind === 'move') {
    const to = [entry.startsAt === null ? null : clock(entry.startsAt), entry.place]
      .filter(Boolean)
      .join(', ')
    return <bdi>{t('timeline.move', { to })}</bdi>
  }
  return (
    <>
      <span>{t(entry.kind === 'walkover' ? 'match.walkover' : `timeline.${entry.kind}`)}</span>
      {entry.kind !== 'start' && entry.score && <strong className="num">{scoreText(entry.score)}</strong>}
    </>
  )
}
