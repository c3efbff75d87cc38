import { useEffect, useState } from 'react'
import type { FollowedSource } from '../../domain/organiser/source.ts'
import { act, lookAt } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import SourceForm from './SourceForm.tsx'
import SourceItem from './SourceItem.tsx'
import type { SectionProps } from './section-props.ts'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'

const EVERY_MS = 5000

/** The places where others keep the cup, which the services follow: what became of each, and what is to be decided. */
export default function SourcesPart({ edition, isOwner, locale, t }: SectionProps) {
  const { loaded, reload } = useLoaded(() => lookAt('sources', edition), 'sources')
  const { state, run } = useAct(reload)
  const [isAdding, setAdding] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [reload])
  const set = (what: Readonly<Record<string, unknown>>) => run(() => act('setSource', edition, what))
  const whereFrom = (
    <ul className="stack gap-1">
      <li>{t('admin.sources.google')}</li>
      <li>{t('admin.sources.excel')}</li>
    </ul>
  )
  const list = (sources: readonly FollowedSource[]) => (
    <ul className="panel admin-rows">
      {sources.map((source) => (
        <SourceItem
          key={source.id}
          {...{ source, isOwner, locale, t }}
          isBusy={state.isBusy}
          onStep={(step, more) => void set({ step, id: source.id, ...more })}
        />
      ))}
    </ul>
  )
  return (
    <LoadedPart title={t('admin.sections.sources')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {({ sources }) => (
        <>
          <p>{t('admin.sources.lead')}</p>
          <ActNote state={state} t={t} />
          {sources.length > 0 && list(sources)}
          {sources.length === 0 && <p className="empty">{t('admin.sources.none')}</p>}
          {(sources.length === 0 || isAdding) && whereFrom}
          {!isOwner && <p className="quiet">{t('admin.sources.ownersAdd')}</p>}
          {isOwner && !isAdding && (
            <button className="button admin-start" type="button" onClick={() => setAdding(true)}>
              {t('admin.sources.add')}
            </button>
          )}
          {isAdding && (
            <SourceForm
              isBusy={state.isBusy}
              t={t}
              onAdd={async (source) => {
                if (await set({ step: 'ADD', source })) setAdding(false)
              }}
              onCancel={() => setAdding(false)}
            />
          )}
        </>
      )}
    </LoadedPart>
  )
}
