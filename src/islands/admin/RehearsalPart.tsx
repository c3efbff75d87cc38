import { useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import RehearsalProgress from '../../components/admin/rehearsal/RehearsalProgress.tsx'
import RehearsalResult from '../../components/admin/rehearsal/RehearsalResult.tsx'
import Select from '../../components/admin/Select.tsx'
import TroubleNote from '../../components/admin/TroubleNote.tsx'
import { dayShort } from '../../components/ui/day-words.ts'
import type { OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import type { RehearsalState, RehearsalSummary } from '../../domain/rehearsal/rehearsal-summary.ts'
import { USUAL_REST } from '../../domain/schedule/check/check-schedule.ts'
import { dayOf } from '../../domain/time/stockholm.ts'
import { lookAt } from '../../stores/organisers.ts'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useLoaded } from './use-loaded.ts'
import { useRehearsal } from './use-rehearsal.ts'
import { whenText } from './when-text.ts'

/** Plays the schedule in a copy, and says what was slow, missing or clashed. */
export default function RehearsalPart(props: SectionProps) {
  const { edition, t } = props
  const { loaded, reload } = useLoaded(() => lookAt('edition', edition), 'edition')
  return (
    <LoadedPart title={t('admin.sections.rehearsal')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {({ matches }) => <Rehearsal {...props} days={daysOf(matches)} />}
    </LoadedPart>
  )
}

const daysOf = (matches: OrganisersEdition['matches']): string[] =>
  [...new Set(matches.flatMap(({ startsAt }) => (startsAt ? dayOf(Date.parse(startsAt)) : [])))].sort()

function Rehearsal({ days, edition, locale, t }: SectionProps & { readonly days: readonly string[] }) {
  const { loaded, reload, state, send } = useRehearsal(edition)
  const [given, setGiven] = useState({ days: 'all', rest: String(USUAL_REST), seed: '1' })
  const dayText = (day: string) => (day === 'all' ? t('admin.rehearsal.allDays') : dayShort(day, locale))

  if (days.length === 0) return <p className="note">{t('admin.rehearsal.noTimes')}</p>
  if (loaded.kind === 'loading') return <p role="status">{t('admin.loading')}</p>
  if (loaded.kind === 'failed')
    return <TroubleNote trouble={loaded.trouble} t={t} onRetry={() => void reload()} />
  const { running, failure, last, isOutdated }: RehearsalState = loaded.value
  const isOther = state.trouble?.kind === 'changed'
  const ran = ({ at, wish }: RehearsalSummary) =>
    t('admin.rehearsal.ran', {
      when: whenText(new Date(at).toISOString(), locale),
      day: dayText(wish.days),
      count: wish.rest,
    })
  const figure = (name: 'rest' | 'seed', max: number) => (
    <Field
      label={t(`admin.rehearsal.${name}`)}
      type="number"
      required
      min={0}
      max={max}
      value={given[name]}
      onText={(text) => setGiven({ ...given, [name]: text })}
    />
  )
  return (
    <>
      <p>{t('admin.rehearsal.help')}</p>
      <p className="quiet">{t('admin.rehearsal.byHand')}</p>
      <p role="status">{running && t('admin.rehearsal.running')}</p>
      {running ? (
        <RehearsalProgress running={running} locale={locale} t={t} onCancel={() => void send(null)} />
      ) : (
        <form
          className="stack gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void send({ days: given.days, rest: Number(given.rest), seed: Number(given.seed) })
          }}
        >
          <div className="grid of-10 gap-3">
            <Select
              label={t('admin.rehearsal.days')}
              value={given.days}
              options={['all', ...days].map((day) => ({ value: day, text: dayText(day) }))}
              onValue={(day) => setGiven({ ...given, days: day })}
            />
            {figure('rest', 240)}
            {figure('seed', 999)}
          </div>
          <button className="button button-sun admin-start" type="submit" disabled={state.isBusy}>
            {t('admin.rehearsal.start')}
          </button>
        </form>
      )}
      {state.trouble && !isOther && <TroubleNote trouble={state.trouble} t={t} />}
      {isOther && !running && (
        <p className="note note-sun" role="alert">
          {t('admin.rehearsal.other')}
        </p>
      )}
      {failure && (
        <p className="note note-sun" role="alert">
          {t(`admin.rehearsal.failures.${failure}`)}
        </p>
      )}
      {last && (
        <>
          <p role="status">{ran(last)}</p>
          {isOutdated && <p className="note note-sun">{t('admin.rehearsal.outdated')}</p>}
          <RehearsalResult rehearsal={last} locale={locale} t={t} />
        </>
      )}
      {!running && !last && !failure && <p>{t('admin.rehearsal.none')}</p>}
    </>
  )
}
