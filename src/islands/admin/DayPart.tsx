import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import DayFields from '../../components/admin/DayFields.tsx'
import DayPreview from '../../components/admin/DayPreview.tsx'
import ReasonFields, { NO_REASON, reasonOf } from '../../components/desk/ReasonFields.tsx'
import { openingDay } from '../../domain/desk/field-day.ts'
import { changeOf, choiceOf, type DayWish, moveOf } from '../../domain/organiser/day-wish.ts'
import { planDay } from '../../domain/schedule/day-change/day-change.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { editionDays } from '../../domain/tournament/match-days.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition, openEdition } from '../../stores/edition.ts'
import { followFeed } from '../../stores/live.ts'
import { act, lookAt, newActKey } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import { loadPublished } from './load-published.ts'
import type { SectionProps } from './section-props.ts'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'

const NO_WISH = {
  of: 'field',
  id: '',
  kind: 'delay',
  minutes: 30,
  asNeeded: false,
  to: '',
  toDay: '',
  isAfter: true,
} as const satisfies Partial<DayWish>

/** Delays, moves or calls off a field, an area, a class or a day in one press, with what follows from it above the button. */
export default function DayPart(props: SectionProps) {
  const { edition, t } = props
  const { loaded, reload } = useLoaded(() => loadPublished(edition), 'day')
  return (
    <LoadedPart title={t('admin.sections.day')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(index) => <Day {...props} published={index} />}
    </LoadedPart>
  )
}

function Day({ published, edition, locale, t }: SectionProps & { readonly published: EditionIndex }) {
  const { cupId, tournamentId } = edition
  const { year, revision } = published.edition
  useEffect(() => {
    void openEdition(year)
    followFeed({ cupId, tournamentId, revision }, false)
  }, [cupId, tournamentId, year, revision])
  const index = useStore($edition) ?? published
  const now = useStore($cupMinute)
  const days = editionDays(index).flatMap(({ day }) => day ?? [])
  const [given, setGiven] = useState<Partial<DayWish>>({})
  const [reason, setReason] = useState(NO_REASON)
  const [done, setDone] = useState<{ readonly text: string; readonly actId: string | null } | null>(null)
  const { state, run } = useAct(() => undefined)
  const noteRef = useRef<HTMLDivElement>(null)
  // What came of a press stands where the button was, which a long list leaves far above or below.
  useEffect(() => {
    if (done || state.trouble) noteRef.current?.scrollIntoView({ block: 'nearest' })
  }, [done, state.trouble])

  const day = given.day ?? openingDay(days, now) ?? ''
  const from = given.from ?? (now !== null && dayOf(now) === day ? clock(now) : '00:00')
  const wish: DayWish = { ...NO_WISH, ...given, day, from }
  const wishJson = JSON.stringify(wish)
  const plan = useMemo(() => {
    const wanted: DayWish = JSON.parse(wishJson)
    return wanted.of !== 'day' && wanted.id === ''
      ? null
      : planDay(index, choiceOf(wanted), changeOf(wanted, index))
  }, [index, wishJson])
  const move = plan && moveOf(plan, wish.kind, reasonOf(reason), index)
  const content = JSON.stringify(move)
  // The same press keeps its key when it is sent again, so that nothing is done twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move gets another key
  const key = useMemo(newActKey, [content])

  const count = plan?.steps.length ?? 0
  const word = t(`admin.day.do.${wish.kind}`, {
    count,
    wait: t('admin.day.minuteCount', { count: wish.minutes }),
  })
  const send = async () => {
    const sent = await run(() => act('moveMatches', edition, { move: { key, ...move } }))
    if (sent === null) return
    const log = await lookAt('acts', edition)
    const own = log.ok ? log.value.acts.find(({ what }) => Object(what.move).key === key) : undefined
    setDone({ text: word, actId: own?.canUndo ? String(own.id) : null })
    setGiven({})
    setReason(NO_REASON)
  }
  const undo = async (actId: string) => {
    if ((await run(() => act('undo', edition, { actId }))) !== null) setDone(null)
  }
  return (
    <>
      <p className="quiet">{t('admin.day.help')}</p>
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <DayFields
          wish={wish}
          index={index}
          days={days}
          locale={locale}
          t={t}
          onWish={(more) => setGiven({ ...given, ...more })}
        />
        <ReasonFields t={t} value={reason} onChange={setReason} />
        {plan && <DayPreview plan={plan} index={index} locale={locale} t={t} />}
        {count > 0 && (
          <button className="button button-sun admin-start" type="submit" disabled={state.isBusy}>
            {word}
          </button>
        )}
      </form>
      <div ref={noteRef} className="stack gap-3">
        <ActNote state={state} t={t} />
        {done && (
          <div className="note stack gap-2 at-start">
            <p>{t('admin.day.done', { act: done.text })}</p>
            {done.actId !== null && (
              <button
                className="button"
                type="button"
                disabled={state.isBusy}
                onClick={() => void undo(done.actId ?? '')}
              >
                {t('admin.log.undo')}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  )
}
