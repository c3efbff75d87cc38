import SureButton from '../../components/admin/SureButton.tsx'
import TroubleNote from '../../components/admin/TroubleNote.tsx'
import { givenText } from '../../domain/organiser/given-text.ts'
import type { HiddenResults, OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import { exportOf } from '../../stores/organisers.ts'
import { saveFile } from '../download/save-file.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useAct } from './use-act.ts'
import { useEdition } from './use-edition.ts'

const FLAGS = ['clubs', 'teams', 'lot', 'schedule'] as const
const HIDDEN = ['matchResults', 'conferenceResults'] as const

/** What of the edition is public, and which classes hide their results. */
export default function EditionPart(props: SectionProps) {
  const { locale, t } = props
  const { loaded, reload, state, set } = useEdition(props)

  const flags = ({ published }: OrganisersEdition) => (
    <ul className="panel admin-rows">
      {FLAGS.map((flag) => {
        const isOn = published[flag]
        return (
          <li key={flag} className="stack gap-2 at-start">
            <p>
              <strong>{t(`admin.edition.flags.${flag}.name`)}</strong>{' '}
              <span className="badge">{isOn ? t('admin.edition.public') : t('admin.edition.notPublic')}</span>
            </p>
            <SureButton
              word={isOn ? t('admin.edition.hide') : t('admin.edition.publish')}
              consequence={t(`admin.edition.flags.${flag}.${isOn ? 'off' : 'on'}`)}
              isBusy={state.isBusy}
              t={t}
              onSure={() => void set('published', null, { ...published, [flag]: !isOn }, published)}
            />
          </li>
        )
      })}
    </ul>
  )
  const classes = ({ categories }: OrganisersEdition) => (
    <ul className="panel admin-rows">
      {categories.map(({ id, name, shortName, hidden }) => (
        <li key={id} className="stack gap-2">
          <p>
            <strong>{shortName}</strong> <bdi className="quiet">{givenText(name, locale)}</bdi>
          </p>
          <div className="cluster gap-3">
            {HIDDEN.map((part) => (
              <SureButton
                key={part}
                word={t(`admin.edition.${part}.${hidden[part] ? 'show' : 'hide'}`)}
                consequence={t(`admin.edition.${part}.${hidden[part] ? 'shown' : 'hidden'}`, {
                  category: shortName,
                })}
                isBusy={state.isBusy}
                t={t}
                onSure={() =>
                  void set('hidden', id, { ...hidden, [part]: !hidden[part] } satisfies HiddenResults, hidden)
                }
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
  return (
    <LoadedPart title={t('admin.sections.edition')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(edition) => (
        <>
          <ActNote state={state} t={t} />
          {flags(edition)}
          <h3>{t('admin.edition.classes')}</h3>
          {classes(edition)}
          {props.isOwner && <Export {...props} />}
        </>
      )}
    </LoadedPart>
  )
}

/** All that is stored, as a file: an import of it gives the same cup. */
function Export({ edition, year, t }: SectionProps) {
  const { state, run } = useAct(() => undefined)
  const take = async (isWhole: boolean) => {
    const file = await run(() => exportOf(edition, isWhole))
    if (file !== null) saveFile(file, `${edition.cupId}${isWhole ? '' : `-${year}`}.json`)
  }
  return (
    <div className="stack gap-3 at-start">
      <h3>{t('admin.export.title')}</h3>
      <p>{t('admin.export.help')}</p>
      <div className="cluster gap-2">
        <button className="button" type="button" disabled={state.isBusy} onClick={() => void take(false)}>
          {t('admin.export.year', { year: String(year) })}
        </button>
        <button className="button" type="button" disabled={state.isBusy} onClick={() => void take(true)}>
          {t('admin.export.whole')}
        </button>
      </div>
      <p role="status">{state.isBusy && t('admin.export.reading')}</p>
      {state.trouble && <TroubleNote trouble={state.trouble} t={t} />}
    </div>
  )
}
