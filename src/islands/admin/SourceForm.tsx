import { type SyntheticEvent, useId, useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import FormButtons from '../../components/admin/FormButtons.tsx'
import ImportOptions from '../../components/admin/import/ImportOptions.tsx'
import { EVERY_SECONDS } from '../../domain/organiser/source.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly isBusy: boolean
  readonly t: Translate
  /** @param source as `NewSource` of the results service */
  readonly onAdd: (source: object) => void
  readonly onCancel: () => void
}

/** Names a source and how it is read. */
export default function SourceForm({ isBusy, t, onAdd, onCancel }: Props) {
  const columnsId = useId()
  const [address, setAddress] = useState('')
  const [isService, setService] = useState(false)
  const [service, setServiceCup] = useState('')
  const [seconds, setSeconds] = useState(String(EVERY_SECONDS.usual))
  const [options, setOptions] = useState<Readonly<Record<string, string | boolean>>>({})
  const setOption = (name: string, value: string | boolean) => setOptions({ ...options, [name]: value })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const said = Object.entries(options).filter(([, value]) => value !== '' && value !== false)
    onAdd({
      address: address.trim(),
      ...(isService && { service: service.trim() }),
      everySeconds: Number(seconds),
      options: JSON.stringify(Object.fromEntries(said)),
    })
  }
  return (
    <form className="panel panel-pad stack gap-3" onSubmit={submit}>
      <Field
        label={t(isService ? 'admin.sources.graphql' : 'admin.sources.address')}
        value={address}
        required
        maxLength={2000}
        inputMode="url"
        autoCapitalize="none"
        pattern="\s*https?://.+"
        title={t('admin.sources.addressForm')}
        onText={setAddress}
      />
      <label className="desk-check row inline gap-2">
        <input type="checkbox" checked={isService} onChange={(event) => setService(event.target.checked)} />
        {t('admin.sources.isService')}
      </label>
      {isService && (
        <Field
          label={t('admin.sources.service')}
          value={service}
          required
          maxLength={100}
          autoCapitalize="none"
          onText={setServiceCup}
        />
      )}
      <Field
        label={t('admin.sources.every')}
        value={seconds}
        type="number"
        required
        min={EVERY_SECONDS.least}
        max={EVERY_SECONDS.most}
        onText={setSeconds}
      />
      <ImportOptions options={options} t={t} onSet={setOption} />
      {!isService && (
        <details className="stack gap-1">
          <summary>{t('admin.sources.columns')}</summary>
          <label htmlFor={columnsId}>{t('admin.sources.columnLines')}</label>
          <textarea
            id={columnsId}
            className="admin-paste"
            rows={4}
            maxLength={5000}
            value={String(options.columns ?? '')}
            onChange={(event) => setOption('columns', event.target.value)}
          />
        </details>
      )}
      <FormButtons word={t('admin.sources.look')} isBusy={isBusy} t={t} onCancel={onCancel} />
    </form>
  )
}
