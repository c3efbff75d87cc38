import { useState } from 'react'
import SureButton from '../../components/admin/SureButton.tsx'
import { givenText } from '../../domain/organiser/given-text.ts'
import type { GivenAnnouncement } from '../../domain/organiser/organisers-edition.ts'
import ActNote from './ActNote.tsx'
import AnnouncementForm from './AnnouncementForm.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useEdition } from './use-edition.ts'

/** The announcements of the edition: write one in both languages, look at it, publish it, take it back. */
export default function AnnouncementsPart(props: SectionProps) {
  const { locale, t } = props
  const { loaded, reload, state, set } = useEdition(props)
  /** The place of the announcement in the form; the length of the list for a new one; null: no form is open. */
  const [edited, setEdited] = useState<number | null>(null)
  const save = async (before: readonly GivenAnnouncement[], after: readonly GivenAnnouncement[]) => {
    if (await set('announcements', null, after, before)) setEdited(null)
  }

  return (
    <LoadedPart title={t('admin.sections.announcements')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {({ announcements }) => (
        <>
          <ActNote state={state} t={t} />
          {announcements.length === 0 && edited === null && (
            <p className="empty">{t('admin.announcements.none')}</p>
          )}
          {announcements.length > 0 && (
            <ul className="panel admin-rows">
              {announcements.map((one, at) => (
                <li key={JSON.stringify(one)} className="stack gap-2 at-start">
                  <p>
                    <bdi>{givenText(one.text, locale)}</bdi>
                  </p>
                  <div className="cluster gap-2">
                    <button className="button" type="button" onClick={() => setEdited(at)}>
                      {t('admin.announcements.edit')}
                    </button>
                    <SureButton
                      word={t('admin.announcements.takeBack')}
                      consequence={t('admin.announcements.gone')}
                      isBusy={state.isBusy}
                      t={t}
                      onSure={() => void save(announcements, announcements.toSpliced(at, 1))}
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
              onClick={() => setEdited(announcements.length)}
            >
              {t('admin.announcements.new')}
            </button>
          ) : (
            <AnnouncementForm
              key={edited}
              given={announcements[edited] ?? null}
              isBusy={state.isBusy}
              t={t}
              onSave={(one) => void save(announcements, announcements.toSpliced(edited, 1, one))}
              onCancel={() => setEdited(null)}
            />
          )}
        </>
      )}
    </LoadedPart>
  )
}
