import { useId, useMemo, useState } from 'react'
import FaultList from '../../components/admin/FaultList.tsx'
import { checkSchedule, USUAL_REST } from '../../domain/schedule/check/check-schedule.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import LoadedPart from './LoadedPart.tsx'
import { loadPublished } from './load-published.ts'
import type { SectionProps } from './section-props.ts'
import { useLoaded } from './use-loaded.ts'

/** What the schedule that is published cannot keep, and what is hard in it. */
export default function SchedulePart(props: SectionProps) {
  const { edition, t } = props
  const { loaded, reload } = useLoaded(() => loadPublished(edition), 'schedule')
  return (
    <LoadedPart title={t('admin.sections.schedule')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(index) => <Faults {...props} index={index} />}
    </LoadedPart>
  )
}

function Faults({ index, locale, t }: SectionProps & { readonly index: EditionIndex }) {
  const [rest, setRest] = useState(USUAL_REST)
  const restId = useId()
  const faults = useMemo(() => checkSchedule(index, rest), [index, rest])
  const matches = index.matches.size
  return (
    <>
      <p className="quiet">{t('admin.schedule.help')}</p>
      <p className="cluster gap-2 middle">
        <label htmlFor={restId}>{t('admin.schedule.restMinutes')}</label>
        <input
          id={restId}
          type="number"
          min={0}
          max={240}
          step={5}
          value={rest}
          onChange={(event) => setRest(Number(event.target.value))}
        />
      </p>
      <p role="status">
        {faults.length === 0
          ? t('admin.schedule.none', { count: matches })
          : t('admin.schedule.found', { count: faults.length })}
      </p>
      <FaultList faults={faults} index={index} locale={locale} t={t} />
    </>
  )
}
