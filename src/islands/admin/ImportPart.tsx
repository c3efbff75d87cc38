import { useState } from 'react'
import ImportAnswers from '../../components/admin/import/ImportAnswers.tsx'
import ImportColumns from '../../components/admin/import/ImportColumns.tsx'
import ImportEdition from '../../components/admin/import/ImportEdition.tsx'
import ImportFaults from '../../components/admin/import/ImportFaults.tsx'
import ImportOptions from '../../components/admin/import/ImportOptions.tsx'
import ImportSource from '../../components/admin/import/ImportSource.tsx'
import ImportStored from '../../components/admin/import/ImportStored.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import TroubleNote from '../../components/admin/TroubleNote.tsx'
import { fileSize } from '../../domain/organiser/file-size.ts'
import { type ImportPreview, LARGEST_IMPORT } from '../../domain/organiser/import-preview.ts'
import type { SectionProps } from './section-props.ts'
import { keyOfColumn, useImport, withColumn } from './use-import.ts'

/** Imports files: shows how they are read and what they change, and stores that with one press. */
export default function ImportPart({ edition, locale, t }: SectionProps) {
  const { given, looked, state, set, look, store } = useImport(edition)
  const [agreed, setAgreed] = useState<ImportPreview | null>(null)
  const size = given.files.reduce((sum, file) => sum + file.size, 0)
  const names = given.files.map(({ name }) => name).join(', ')
  const isTooLarge = size > LARGEST_IMPORT
  const setOption = (name: string, value: string | boolean) =>
    set({ ...given, options: { ...given.options, [name]: value } })

  const take = (files: readonly File[]) => {
    const next = { ...given, files, taken: [], discardReports: false }
    if (files.reduce((sum, file) => sum + file.size, 0) > LARGEST_IMPORT) set(next)
    else void look(next)
  }
  const columns = ({ tables, token }: ImportPreview) =>
    tables.length > 0 && (
      <details className="stack gap-3" open={token === null}>
        <summary>{t('admin.import.columns.title')}</summary>
        <p className="quiet">{t('admin.import.columns.help')}</p>
        {tables.map((table) => (
          <ImportColumns
            key={table.file}
            table={table}
            columnOf={(column) => given.columns.get(keyOfColumn(column))?.[2] ?? column.column}
            t={t}
            onChoose={(column, as) => set(withColumn(given, table, column, as))}
          />
        ))}
      </details>
    )
  const lostWords = ({ lost }: ImportPreview) =>
    (['reports', 'played'] as const)
      .filter((what) => lost[what] > 0)
      .map((what) => t(`admin.import.lost.${what}`, { count: lost[what] }))
  const storing = (preview: ImportPreview) => {
    const lost = lostWords(preview)
    const hasReports = preview.editions.some((one) => one.conflicts.length + one.kept.length > 0)
    return (
      <>
        {(hasReports || given.discardReports) && (
          <label className="desk-check row inline gap-2">
            <input
              type="checkbox"
              checked={given.discardReports}
              onChange={(event) => void look({ ...given, discardReports: event.target.checked })}
            />
            {t('admin.import.discard')}
          </label>
        )}
        {lost.length > 0 && (
          <label className="note note-sun row inline gap-2">
            <input
              type="checkbox"
              checked={agreed === preview}
              onChange={(event) => setAgreed(event.target.checked ? preview : null)}
            />
            {t('admin.import.lost.agree', { text: lost.join(', ') })}
          </label>
        )}
        {preview.editions.some(({ isChanged }) => isChanged) && (
          <SureButton
            isMain
            word={t('admin.import.store')}
            consequence={t('admin.import.consequence', {
              year: preview.editions.map(({ year }) => year).join(', '),
            })}
            isBusy={state.isBusy || (lost.length > 0 && agreed !== preview)}
            t={t}
            onSure={() => void store()}
          />
        )}
      </>
    )
  }
  const result = (preview: ImportPreview) => (
    <>
      <p>
        <bdi>{names}</bdi>
        {preview.format !== null && `: ${preview.cupName}, ${preview.format}`}
      </p>
      <ImportAnswers
        preview={preview}
        isBusy={state.isBusy}
        t={t}
        onAnswer={(answer) => void look({ ...given, options: { ...given.options, ...answer } })}
      />
      {columns(preview)}
      <ImportFaults preview={preview} t={t} />
      {preview.guesses.length > 0 && (
        <details>
          <summary>
            {t('admin.import.guesses')} ({preview.guesses.length})
          </summary>
          <ul className="admin-words">
            {preview.guesses.map(({ what, example }) => (
              <li key={what}>{[what, example].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </details>
      )}
      {preview.editions.map((one) => (
        <ImportEdition
          key={one.year}
          edition={one}
          taken={given.taken}
          t={t}
          onTake={(matchId, isTaken) => {
            const others = given.taken.filter((id) => id !== matchId)
            void look({ ...given, taken: isTaken ? [...others, matchId] : others })
          }}
        />
      ))}
    </>
  )
  const isStale = looked !== null && looked.given !== given
  return (
    <section className="stack gap-4" aria-busy={state.isBusy}>
      <h2>{t('admin.sections.import')}</h2>
      <p>{t('admin.import.help')}</p>
      <ImportSource isBusy={state.isBusy} t={t} onFiles={take} />
      <ImportOptions options={given.options} t={t} onSet={setOption} />
      {isTooLarge && (
        <p className="note note-sun" role="alert">
          {t('admin.import.tooLarge', { size: fileSize(size), text: fileSize(LARGEST_IMPORT) })}
        </p>
      )}
      <p role="status">{state.isBusy && t('admin.import.reading', { name: names })}</p>
      {state.trouble?.kind === 'changed' ? (
        <p className="note note-sun" role="alert">
          {t('admin.import.changed')}
        </p>
      ) : (
        state.trouble && <TroubleNote trouble={state.trouble} t={t} />
      )}
      {looked?.isStored && !isStale ? (
        <ImportStored
          editions={looked.preview.editions}
          tournamentId={edition.tournamentId}
          locale={locale}
          t={t}
        />
      ) : (
        <>
          {looked && !isTooLarge && result(looked.preview)}
          {looked && !isStale && !state.trouble && storing(looked.preview)}
          {isStale && !state.trouble && <p className="note note-sun">{t('admin.import.stale')}</p>}
          {given.files.length > 0 && !isTooLarge && (isStale || state.trouble) && (
            <button
              className="button button-sun admin-start"
              type="button"
              disabled={state.isBusy}
              onClick={() => void look()}
            >
              {t('admin.import.again')}
            </button>
          )}
        </>
      )}
    </section>
  )
}
