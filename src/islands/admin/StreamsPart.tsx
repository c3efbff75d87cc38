import { type SyntheticEvent, useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import FormButtons from '../../components/admin/FormButtons.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import type { GivenStream, OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useEdition } from './use-edition.ts'

/** The streams of the edition: where each is to be seen, of which field, and whether it takes a pass. */
export default function StreamsPart(props: SectionProps) {
  const { t } = props
  const { loaded, reload, state, set } = useEdition(props)
  /** The stream in the form; null: no form is open. */
  const [edited, setEdited] = useState<GivenStream | null>(null)
  const save = async ({ streams }: OrganisersEdition, after: readonly GivenStream[]) => {
    if (await set('streams', null, after, streams)) setEdited(null)
  }
  const withOne = ({ streams }: OrganisersEdition, one: GivenStream) =>
    streams.some(({ id }) => id === one.id)
      ? streams.map((stream) => (stream.id === one.id ? one : stream))
      : [...streams, one]

  return (
    <LoadedPart title={t('admin.sections.streams')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(edition) => (
        <>
          <ActNote state={state} t={t} />
          {edition.streams.length === 0 && <p className="empty">{t('admin.streams.none')}</p>}
          {edition.streams.length > 0 && (
            <ul className="panel admin-rows">
              {edition.streams.map((stream) => (
                <li key={stream.id} className="stack gap-2">
                  <p>
                    <strong>
                      <bdi>{stream.name}</bdi>
                    </strong>{' '}
                    <span className="quiet admin-link">{stream.url ?? t('admin.streams.noUrl')}</span>
                  </p>
                  <div className="cluster gap-2">
                    <button className="button" type="button" onClick={() => setEdited(stream)}>
                      {t('admin.streams.edit')}
                    </button>
                    <SureButton
                      word={t('admin.streams.remove')}
                      consequence={t('admin.streams.removed', { name: stream.name })}
                      isBusy={state.isBusy}
                      t={t}
                      onSure={() =>
                        void save(
                          edition,
                          edition.streams.filter(({ id }) => id !== stream.id),
                        )
                      }
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
          {edited === null ? (
            <button
              className="button button-sun admin-start"
              type="button"
              onClick={() => setEdited(newStream())}
            >
              {t('admin.streams.new')}
            </button>
          ) : (
            <StreamForm
              key={edited.id}
              given={edited}
              fields={edition.arenas.flatMap(({ fields }) => fields)}
              isBusy={state.isBusy}
              t={t}
              onSave={(one) => void save(edition, withOne(edition, one))}
              onCancel={() => setEdited(null)}
            />
          )}
        </>
      )}
    </LoadedPart>
  )
}

/** Its id is part of the address of its page. */
const newStream = (): GivenStream => ({
  id: `s${crypto.randomUUID().slice(0, 8)}`,
  name: '',
  requiresPass: false,
})

interface FormProps {
  readonly given: GivenStream
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  readonly isBusy: boolean
  readonly t: SectionProps['t']
  readonly onSave: (stream: GivenStream) => void
  readonly onCancel: () => void
}

function StreamForm({ given, fields, isBusy, t, onSave, onCancel }: FormProps) {
  const [stream, setStream] = useState(given)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const { url, provider, field, ...rest } = stream
    onSave({ ...rest, ...(url && { url }), ...(provider && { provider }), ...(field && { field }) })
  }
  return (
    <form className="panel panel-pad stack gap-3" onSubmit={submit}>
      <Field
        label={t('admin.streams.name')}
        value={stream.name}
        required
        maxLength={200}
        onText={(name) => setStream({ ...stream, name })}
      />
      <Field
        label={t('admin.streams.url')}
        type="url"
        pattern="https://.+"
        title={t('admin.streams.urlForm')}
        value={stream.url ?? ''}
        onText={(url) => setStream({ ...stream, url })}
      />
      <label className="stack gap-1">
        {t('admin.streams.field')}
        <select
          value={stream.field ?? ''}
          onChange={(event) => setStream({ ...stream, field: event.target.value })}
        >
          <option value="">{t('admin.streams.noField')}</option>
          {fields.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="desk-check row inline gap-2">
        <input
          type="checkbox"
          checked={stream.requiresPass}
          onChange={(event) => setStream({ ...stream, requiresPass: event.target.checked })}
        />
        {t('admin.streams.pass')}
      </label>
      <FormButtons word={t('admin.streams.save')} isBusy={isBusy} t={t} onCancel={onCancel} />
    </form>
  )
}
