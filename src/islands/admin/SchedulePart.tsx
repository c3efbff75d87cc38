import { useId, useMemo, useState } from 'react'
import { faultText, plannedText } from '../../components/admin/fault-text.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { checkSchedule, USUAL_REST } from '../../domain/schedule/check/check-schedule.ts'
import { FAULT_KINDS, type ScheduleFault } from '../../domain/schedule/check/schedule-fault.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import type { Outcome } from '../../stores/organisers.ts'
import { publishedEdition } from '../../stores/published-edition.ts'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useLoaded } from './use-loaded.ts'

/** What the schedule that is published cannot keep, and what is hard in it. */
export default function SchedulePart(props: SectionProps) {
  const { edition, t } = props
  const { loaded, reload } = useLoaded(() => load(edition), 'schedule')
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
        <label htmlFor={restId}>{t('admin.schedule.asked')}</label>
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
      {FAULT_KINDS.map((kind) => {
        const those = faults.filter((fault) => fault.kind === kind)
        if (those.length === 0) return null
        return (
          <details className="panel panel-pad" key={kind} open={those.length <= 5}>
            <summary>
              {t(`admin.schedule.kinds.${kind}`)} <span className="num">{those.length}</span>
            </summary>
            <ul className="stack gap-2">
              {those.map((fault) => (
                <li key={keyOf(fault)}>
                  <bdi>{faultText(fault, index, locale, t)}</bdi>
                  {kind !== 'split-class' &&
                    fault.matches.map((match) => (
                      <div className="small" key={match.id}>
                        <a href={localized(matchAddress(index.edition.year, match.id), locale)}>
                          <bdi>{plannedText(match, locale, t)}</bdi>
                        </a>
                      </div>
                    ))}
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}

async function load({ tournamentId }: SectionProps['edition']): Promise<Outcome<EditionIndex>> {
  const index = await publishedEdition(Number(tournamentId.replace(/^t/, '')))
  return index ? { ok: true, value: index } : { ok: false, trouble: { kind: 'away' } }
}

const keyOf = ({ matches, ...rest }: ScheduleFault) => JSON.stringify([rest, matches.map(({ id }) => id)])
