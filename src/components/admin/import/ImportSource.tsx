import { useId, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'

interface Props {
  readonly isBusy: boolean
  readonly t: Translate
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped or chosen, or a table that is pasted. */
export default function ImportSource({ isBusy, t, onFiles }: Props) {
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')
  const [fileId, pasteId] = [useId(), useId()]
  const give = (list: FileList | null | undefined) => {
    if (list && list.length > 0 && !isBusy) onFiles([...list])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same for a keyboard */}
      <div
        className="admin-drop stack gap-2"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          give(event.dataTransfer.files)
        }}
      >
        <label htmlFor={fileId}>{t('admin.import.drop')}</label>
        <input
          id={fileId}
          type="file"
          multiple
          accept=".xlsx,.xlsm,.csv,.tsv,.tab,.txt,.json"
          disabled={isBusy}
          onChange={(event) => {
            give(event.target.files)
            // The same file is chosen again once it is mended.
            event.target.value = ''
          }}
        />
      </div>
      <form
        className="stack gap-2 at-start"
        onSubmit={(event) => {
          event.preventDefault()
          onFiles([new File([text], `${t('admin.import.pasted')}.tsv`)])
        }}
      >
        <label htmlFor={pasteId}>{t('admin.import.paste')}</label>
        <textarea
          id={pasteId}
          className="admin-paste"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button className="button" type="submit" disabled={isBusy || text.trim() === ''}>
          {t('admin.import.usePaste')}
        </button>
      </form>
    </>
  )
}
