import type { DayPlan, DayStep } from '../../domain/schedule/day-change/day-change.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { SIDES, teamIdOf } from '../../domain/tournament/outcome.ts'
import type { Translate } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import { dayShort } from '../ui/day-words.ts'
import FaultList from './FaultList.tsx'
import { plannedText } from './fault-text.ts'

interface Props {
  readonly plan: DayPlan
  readonly index: EditionIndex
  readonly locale: Locale
  readonly t: Translate
}

/** The matches that change, by the field that they stand on, and what then is wrong or hard that was not before. */
export default function DayPreview({ plan: { steps, left, faults }, index, locale, t }: Props) {
  const teams = new Set(steps.flatMap(({ before }) => SIDES.flatMap((side) => teamIdOf(before[side]) ?? [])))
  const fieldName = (id: string | null) => index.fields.get(id ?? '')?.name ?? t('admin.day.noField')
  const byField = [...Map.groupBy(steps, ({ before }) => before.fieldId)]
  const order = [...index.fields.keys()]
  byField.sort(([one], [other]) => order.indexOf(one ?? '') - order.indexOf(other ?? ''))
  const place = ({ before, after }: DayStep) => {
    const [from, to] = [timeText(before, before, locale), timeText(after, before, locale)]
    const times = after.kind === 'called-off' || from === to ? from : `${from} → ${to}`
    return after.fieldId === before.fieldId ? times : `${times}, ${fieldName(after.fieldId)}`
  }
  return (
    <div className="stack gap-3">
      <h3>{t('admin.day.preview')}</h3>
      <p role="status">
        {steps.length === 0
          ? t('admin.day.nothing')
          : t('admin.day.consequence', {
              count: steps.length,
              teamWords: t('admin.day.teamCount', { count: teams.size }),
            })}
      </p>
      {steps.length > 0 && (
        <p className={faults.length === 0 ? 'admin-done' : 'note note-sun'}>
          {faults.length === 0 ? t('admin.day.noFaults') : t('admin.day.faults', { count: faults.length })}
        </p>
      )}
      <FaultList faults={faults} index={index} locale={locale} t={t} />
      {byField.map(([fieldId, own]) => (
        <details className="panel panel-pad" key={fieldId} open={byField.length <= 3}>
          <summary>
            <bdi>{fieldName(fieldId)}</bdi> <span className="quiet num">({own.length})</span>
          </summary>
          <ol className="admin-list stack gap-2">
            {own.map((step) => (
              <li key={step.before.id}>
                <strong className="num">{place(step)}</strong>{' '}
                <bdi>
                  {sideName(step.before.home, t)} – {sideName(step.before.away, t)}
                </bdi>{' '}
                <span className="quiet">
                  {index.categories.get(step.before.categoryId)?.shortName}
                  {!step.isChosen && ` · ${t('admin.day.follows')}`}
                </span>
              </li>
            ))}
          </ol>
        </details>
      ))}
      {left.length > 0 && (
        <details className="panel panel-pad">
          <summary>
            {t('admin.day.left')} <span className="num">{left.length}</span>
          </summary>
          <ul className="admin-list stack gap-2">
            {left.map((match) => (
              <li key={match.id}>
                <bdi>{plannedText(match, locale, t)}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The start of a match, with its day if that is another than that of `beside`. */
function timeText(match: Match, beside: Match, locale: Locale): string {
  const [at, day] = [startOf(match), matchDay(match.time)]
  const time = at === null ? '–' : clock(at)
  return day === null || day === matchDay(beside.time) ? time : `${dayShort(day, locale)} ${time}`
}
