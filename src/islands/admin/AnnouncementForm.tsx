import { type SyntheticEvent, useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import FormButtons from '../../components/admin/FormButtons.tsx'
import { givenText } from '../../domain/organiser/given-text.ts'
import type { GivenAnnouncement } from '../../domain/organiser/organisers-edition.ts'
import { LANGUAGES, LOCALES, perLocale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'

const LONGEST = 200

interface Props {
  /** null: a new one. */
  readonly given: GivenAnnouncement | null
  readonly isBusy: boolean
  readonly t: Translate
  readonly onSave: (announcement: GivenAnnouncement) => void
  readonly onCancel: () => void
}

/** Writes an announcement in both languages, with how it will look above the button that publishes it. */
export default function AnnouncementForm({ given, isBusy, t, onSave, onCancel }: Props) {
  const [text, setText] = useState(both(given?.text))
  const [button, setButton] = useState(both(given?.button?.text))
  const [link, setLink] = useState(given?.button?.link ?? '')
  const hasButton = link.trim() !== ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave({ text, ...(hasButton && { button: { link: link.trim(), text: button } }) })
  }
  return (
    <form className="panel panel-pad stack gap-3" onSubmit={submit}>
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          label={t('admin.announcements.text', { language: LANGUAGES[locale].name })}
          lang={locale}
          value={text[locale]}
          required
          maxLength={LONGEST}
          onText={(words) => setText({ ...text, [locale]: words })}
        />
      ))}
      <Field
        label={t('admin.announcements.link')}
        value={link}
        inputMode="url"
        pattern="(https://|/).+"
        title={t('admin.announcements.linkForm')}
        onText={setLink}
      />
      {hasButton &&
        LOCALES.map((locale) => (
          <Field
            key={locale}
            label={t('admin.announcements.button', { language: LANGUAGES[locale].name })}
            lang={locale}
            value={button[locale]}
            required
            maxLength={LONGEST}
            onText={(words) => setButton({ ...button, [locale]: words })}
          />
        ))}
      <h3>{t('admin.announcements.preview')}</h3>
      {LOCALES.map((locale) => (
        <p key={locale} className="note note-sun" lang={locale}>
          {text[locale] || '…'} {hasButton && <strong>{button[locale] || '…'}</strong>}
        </p>
      ))}
      <FormButtons word={t('admin.announcements.publish')} isBusy={isBusy} t={t} onCancel={onCancel} />
    </form>
  )
}

const both = (words: GivenAnnouncement['text'] = '') => perLocale((locale) => givenText(words, locale))
