import type { Entry } from '../../domain/my-week/entry.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { sideName } from '../match/side-name.ts'
import { dayTitle } from '../ui/day-words.ts'
import Sentence from '../ui/Sentence.tsx'
import Time from '../ui/Time.tsx'
import { belongingOf, moveOf, stateWord } from './entry-text.ts'
import { usePrinting } from './use-printing.ts'
import type { WeekContext } from './week-context.ts'

interface Props {
  /** The matches that the filter shows, in order of play. */
  entries: readonly Entry[]
  context: WeekContext
}

/** The rows that fit on one sheet of A4, in one column and in two. */
const ONE_COLUMN = 34
const TWO_COLUMNS = 116
/** The rows that are there before the print begins: many more would slow the page down. */
const READY = 60

/**
 * The week as tables for print, hidden on the screen. If the matches do not all fit on one sheet, those that are only
 * here because of their field are left out.
 */
export default function WeekPrint({ entries, context }: Props) {
  const { t, locale } = context
  const isPrinting = usePrinting()
  if (entries.length > READY && !isPrinting) return null
  const own = entries.filter(({ teamIds }) => teamIds.length > 0)
  const printed = entries.length <= TWO_COLUMNS || own.length === 0 ? entries : own
  const days = [...Map.groupBy(printed, ({ day }) => day)]
  const isDense = printed.length + days.length * 2 > ONE_COLUMN
  return (
    <div className={isDense ? 'week-print is-dense' : 'week-print'}>
      {days.map(([day, list]) => (
        <table key={day ?? ''}>
          <caption>
            <Time when={day} text={day === null ? t('match.timeUnknown') : dayTitle(day, locale)} />
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('match.time')}</th>
              <th scope="col">{t('match.field')}</th>
              <th scope="col">{t('myWeek.printMatch')}</th>
              <th scope="col">{t('match.class')}</th>
              <th scope="col">{t('myWeek.result')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((entry) => (
              <Row key={entry.match.id} entry={entry} context={context} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Row({ entry, context }: { entry: Entry; context: WeekContext }) {
  const { match, from, place } = entry
  const { score } = presentMatch(match)
  const move = moveOf(entry)
  const name = (side: 'home' | 'away') => {
    const participant = match[side]
    const isOwn = participant.kind === 'team' && entry.teamIds.includes(participant.teamId)
    const text = <bdi>{sideName(participant, context.t)}</bdi>
    return isOwn ? <strong>{text}</strong> : text
  }
  return (
    <tr>
      <td>
        {move?.time && (
          <s>
            <Sentence text={move.time.before} />
          </s>
        )}{' '}
        <Time when={from} text={from === null ? '–' : clock(from)} />
      </td>
      <td>
        <bdi>{place?.fieldName ?? match.locationName ?? ''}</bdi>
      </td>
      <td>
        {name('home')} – {name('away')}
      </td>
      <td>
        <bdi>{belongingOf(match, context).join(' ')}</bdi>
      </td>
      <td data-result="note">{score ? `${score.home}–${score.away}` : stateWord(entry, context)}</td>
    </tr>
  )
}
