import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly word: string
  /** What will happen, in one line. */
  readonly consequence: string
  readonly isBusy: boolean
  /** Whether it is what the page is for. */
  readonly isMain?: boolean
  readonly t: Translate
  readonly onSure: () => void
}

/** A button that says what will happen, and does it on a second press. */
export default function SureButton({ word, consequence, isBusy, isMain = false, t, onSure }: Props) {
  const [isAsking, setAsking] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // The focus goes to the answer, and back to the question when it is withdrawn.
    if (isAsking) yes.current?.focus()
    else if (wasAsking.current) first.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (!isAsking) {
    return (
      <button
        ref={first}
        className={isMain ? 'button button-sun admin-start' : 'button'}
        type="button"
        disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        {word}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape withdraws the question, whichever button has the focus
    <div
      className="admin-sure stack gap-2 at-start"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false)
      }}
    >
      <p>
        {consequence} <strong>{t('admin.really')}</strong>
      </p>
      <div className="cluster gap-2">
        <button
          ref={yes}
          className="button button-sun"
          type="button"
          disabled={isBusy}
          onClick={() => {
            setAsking(false)
            onSure()
          }}
        >
          {t('admin.yes', { act: word })}
        </button>
        <button className="button" type="button" onClick={() => setAsking(false)}>
          {t('admin.no')}
        </button>
      </div>
    </div>
  )
}
