import type { FieldAgenda as Agenda } from '../../domain/live/field-agenda.ts'
import { breaksAhead } from '../../domain/places/breaks.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Field } from '../../domain/tournament/edition.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import FieldBreaks from '../match/FieldBreaks.tsx'
import MatchRows from '../match/MatchRows.tsx'
import FieldLate from '../queue/FieldLate.tsx'
import TimeUntil from '../ui/TimeUntil.tsx'

interface Props {
  readonly site: EditionSite
  readonly field: Field
  readonly agenda: Agenda
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

const SHOW = { category: true, group: true, referees: true }

/**
 * The live match of a field, the next two with the time until they start, and the rest of that day, all in one column of
 * times.
 */
export default function FieldAgenda({ site, field, agenda, now }: Props) {
  const t = translator(site.locale)
  if (agenda.now.length + agenda.next.length === 0) return null
  const [next] = agenda.next
  const at = startOf(next)
  const part = (title: string, list: readonly Match[], at: number | null = null) =>
    list.length > 0 && (
      <div className="field-now stack gap-1">
        <h3 className="cluster gap-x-3">
          {title}
          {at !== null && (
            <span className="wait" data-until={at}>
              <TimeUntil at={at} now={now} locale={site.locale} />
            </span>
          )}
        </h3>
        <MatchRows site={site} matches={list} show={SHOW} />
      </div>
    )
  return (
    <section className="section field-agenda" aria-labelledby="agenda">
      <h2 id="agenda" className="hidden-text">
        {t('field.agenda')}
      </h2>
      {part(t('queue.onField'), agenda.now)}
      {next && <FieldLate match={next} index={site.index} locale={site.locale} isWhole />}
      {part(t('field.next'), agenda.next, at)}
      {part(t('field.then'), agenda.then, startOf(agenda.then[0]))}
      <FieldBreaks breaks={breaksAhead(field.breaks ?? [], next)} locale={site.locale} />
      {part(t('field.later'), agenda.later)}
    </section>
  )
}
