import type { ReactNode } from 'react'
import TroubleNote from '../../components/admin/TroubleNote.tsx'
import type { Translate } from '../../i18n/translate.ts'
import type { Loaded } from './use-loaded.ts'

interface Props<Value> {
  readonly title: string
  readonly loaded: Loaded<Value>
  readonly t: Translate
  readonly onRetry: () => void
  readonly children: (value: Value) => ReactNode
}

/** A part of the organisers' page: loading, not to be had, or there. */
export default function LoadedPart<Value>({ title, loaded, t, onRetry, children }: Props<Value>) {
  return (
    <section className="stack gap-4" aria-busy={loaded.kind === 'loading'}>
      <h2>{title}</h2>
      {loaded.kind === 'loading' && <p role="status">{t('admin.loading')}</p>}
      {loaded.kind === 'failed' && <TroubleNote trouble={loaded.trouble} t={t} onRetry={onRetry} />}
      {loaded.kind === 'ready' && children(loaded.value)}
    </section>
  )
}
