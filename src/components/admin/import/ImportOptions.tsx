import { useId } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import Field from '../Field.tsx'

const TEXTS = ['year', 'name', 'zone', 'chain'] as const
const STEPS = ['none', 'clubs', 'teams', 'lot', 'schedule'] as const

interface Props {
  /** By the names of the options of `npm run import`. */
  readonly options: Readonly<Record<string, string | boolean>>
  readonly t: Translate
  readonly onSet: (name: string, value: string | boolean) => void
}

/** Says what files leave open. */
export default function ImportOptions({ options, t, onSet }: Props) {
  const id = useId()
  return (
    <details className="stack gap-3">
      <summary>{t('admin.import.options.title')}</summary>
      <div className="stack gap-3">
        {TEXTS.map((name) => (
          <Field
            key={name}
            label={t(`admin.import.options.${name}`)}
            value={String(options[name] ?? '')}
            maxLength={200}
            {...(name === 'year' && { inputMode: 'numeric' })}
            onText={(text) => onSet(name, text)}
          />
        ))}
        <div className="stack gap-1">
          <label htmlFor={id}>{t('admin.import.options.publish')}</label>
          <select
            id={id}
            value={String(options.publish ?? '')}
            onChange={(event) => onSet('publish', event.target.value)}
          >
            <option value="">{t('admin.import.options.asFile')}</option>
            {STEPS.map((step) => (
              <option key={step} value={step}>
                {t(`admin.import.options.steps.${step}`)}
              </option>
            ))}
          </select>
        </div>
        <label className="desk-check row inline gap-2">
          <input
            type="checkbox"
            checked={options['skip-faulty'] === true}
            onChange={(event) => onSet('skip-faulty', event.target.checked)}
          />
          {t('admin.import.options.skipFaulty')}
        </label>
      </div>
    </details>
  )
}
