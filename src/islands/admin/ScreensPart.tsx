import { type SyntheticEvent, useEffect, useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import FormButtons from '../../components/admin/FormButtons.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import { choiceOfBoard, chosenBoard } from '../../components/hall/chosen-board.ts'
import ScreenForm, { type ScreenChoice } from '../../components/hall/ScreenForm.tsx'
import { BOARD_OPTIONS } from '../../domain/hall/board-options.ts'
import { type KnownScreen, knownScreenAddress, type ShownScreen } from '../../domain/hall/known-screen.ts'
import { act, lookAt } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'
import { whenText } from './when-text.ts'

const EVERY = 15_000

/** The screens that are open at `/hall/`: what each is called and what it shows. */
export default function ScreensPart({ edition, year, groups, locale, t }: SectionProps) {
  const { loaded, reload } = useLoaded(() => lookAt('screens', edition), 'screens')
  const { state, run } = useAct(reload)
  /** The number of the screen in the form; null: no form is open. */
  const [edited, setEdited] = useState<number | null>(null)
  useEffect(() => {
    const timer = setInterval(() => void reload(), EVERY)
    return () => clearInterval(timer)
  }, [reload])
  const set = async (screen: ShownScreen) => {
    if (await run(() => act('setScreen', edition, { ...screen }))) setEdited(null)
  }
  const boardOf = (shows: string | null) => {
    const path = shows === null ? null : choiceOfBoard(shows)?.path
    if (!path) return t('admin.screens.itsNumber')
    if (path === 'live') return t('screens.live')
    return groups.flatMap(({ options }) => options).find((option) => option.path === path)?.name ?? path
  }
  return (
    <LoadedPart title={t('admin.sections.screens')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {({ screens }) => (
        <>
          <p>{t('admin.screens.lead', { address: location.host + knownScreenAddress() })}</p>
          <ActNote state={state} t={t} />
          {screens.length === 0 && <p className="empty">{t('admin.screens.none')}</p>}
          {screens.length > 0 && (
            <ul className="panel admin-rows">
              {screens.map(({ seenAt, ...screen }) => (
                <li key={screen.number} className="stack gap-2">
                  <p>
                    <strong className="num">{screen.number}</strong> <bdi>{screen.name}</bdi>
                  </p>
                  <p>
                    {t('admin.screens.shows')} <bdi>{boardOf(screen.shows)}</bdi>{' '}
                    <span className="quiet">
                      {t('admin.screens.seen', { time: whenText(seenAt, locale) })}
                    </span>
                  </p>
                  {edited === screen.number ? (
                    <OneScreen
                      {...{ screen, year, groups, locale, t }}
                      isBusy={state.isBusy}
                      onSet={(after) => void set(after)}
                      onCancel={() => setEdited(null)}
                    />
                  ) : (
                    <div className="cluster gap-2">
                      <button className="button" type="button" onClick={() => setEdited(screen.number)}>
                        {t('admin.screens.choose')}
                        <span className="hidden-text"> {screen.number}</span>
                      </button>
                      {(screen.shows ?? screen.name) !== null && (
                        <SureButton
                          word={t('admin.screens.remove')}
                          consequence={t('admin.screens.removed', { code: screen.number })}
                          isBusy={state.isBusy}
                          t={t}
                          onSure={() => void set({ number: screen.number, name: null, shows: null })}
                        />
                      )}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </LoadedPart>
  )
}

interface FormProps extends Pick<SectionProps, 'year' | 'groups' | 'locale' | 't'> {
  readonly screen: Omit<KnownScreen, 'seenAt'>
  readonly isBusy: boolean
  readonly onSet: (screen: ShownScreen) => void
  readonly onCancel: () => void
}

function OneScreen({ screen: { number, shows, name: given }, year, groups, locale, t, ...acts }: FormProps) {
  const [name, setName] = useState(given ?? '')
  const [choice, setChoice] = useState<ScreenChoice>(
    (shows === null ? null : choiceOfBoard(shows)) ?? { ...BOARD_OPTIONS, path: 'live', locale },
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    acts.onSet({ number, name, shows: chosenBoard(year, choice) })
  }
  return (
    <form className="stack gap-3" onSubmit={submit}>
      <Field label={t('admin.screens.name')} value={name} maxLength={60} onText={setName} />
      <ScreenForm locale={locale} groups={groups} choice={choice} onChange={setChoice} />
      <div className="cluster gap-2">
        <FormButtons word={t('admin.screens.show')} isBusy={acts.isBusy} t={t} onCancel={acts.onCancel} />
        <button
          className="button"
          type="button"
          disabled={acts.isBusy}
          onClick={() => acts.onSet({ number, name, shows: null })}
        >
          {t('admin.screens.number')}
        </button>
      </div>
    </form>
  )
}
