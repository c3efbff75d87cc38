import { useState } from 'react'
import type { Act } from '../../domain/organiser/act.ts'
import { actWord, namedInAct } from '../../domain/organiser/act-words.ts'
import { act, lookAt, readMembers } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'
import { whenText } from './when-text.ts'

/** Who did what and when, the latest first, each undone in one press where it can be. */
export default function LogPart({ edition, locale, t, ownId, isOwner }: SectionProps) {
  const [withPlay, setWithPlay] = useState(false)
  /** The acts before which each page of the log begins; the latest acts first. */
  const [before, setBefore] = useState<number | null>(null)
  const query = new URLSearchParams({
    ...(withPlay && { play: '1' }),
    ...(before && { before: String(before) }),
  })
  const { loaded, reload } = useLoaded(() => lookAt('acts', edition, `?${query}`), String(query))
  const { loaded: members } = useLoaded(
    async () => (isOwner ? readMembers(locale) : ({ ok: false, trouble: { kind: 'forbidden' } } as const)),
    'members',
  )
  const { state, run } = useAct(reload)

  const names = new Map(
    members.kind === 'ready' ? members.value.members.map(({ id, name }) => [id, name]) : [],
  )
  const who = (actor: string) => {
    const [, kind, number = ''] = /^(account|scorer link) (\d+)$/.exec(actor) ?? []
    if (kind === 'scorer link') return t('admin.log.link', { code: number })
    if (kind === undefined) return t('admin.log.operator')
    const id = Number(number)
    return id === ownId ? t('admin.log.you') : (names.get(id) ?? t('admin.log.account', { code: number }))
  }
  const line = (one: Act) => {
    const word = actWord(one)
    const name = namedInAct(one)
    const what = t(`admin.log.acts.${word}`, { name })
    return one.subject === null ? what : `${what}: ${one.subject}`
  }
  return (
    <LoadedPart title={t('admin.sections.log')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {({ acts, hasMore }) => (
        <>
          <ActNote state={state} t={t} />
          <label className="desk-check row inline gap-2">
            <input
              type="checkbox"
              checked={withPlay}
              onChange={(event) => {
                setWithPlay(event.target.checked)
                setBefore(null)
              }}
            />
            {t('admin.log.withPlay')}
          </label>
          {acts.length === 0 && <p className="empty">{t('admin.log.none')}</p>}
          <ol className="panel admin-rows">
            {acts.map((one) => (
              <li key={one.id} className="cluster gap-3 apart">
                <div className="stack gap-1 narrow">
                  <span>
                    <span className="quiet num">{one.id}</span> <bdi>{line(one)}</bdi>
                  </span>
                  <span className="quiet">
                    {whenText(one.at, locale)} · <bdi>{who(one.actor)}</bdi>
                    {one.undoneBy !== null && ` · ${t('admin.log.undone', { code: one.undoneBy })}`}
                  </span>
                </div>
                {one.canUndo && (
                  <button
                    className="button"
                    type="button"
                    disabled={state.isBusy}
                    onClick={() => void run(() => act('undo', edition, { actId: String(one.id) }))}
                  >
                    {t('admin.log.undo')}
                    <span className="hidden-text"> {line(one)}</span>
                  </button>
                )}
              </li>
            ))}
          </ol>
          <div className="cluster gap-2">
            {before !== null && (
              <button className="button" type="button" onClick={() => setBefore(null)}>
                {t('admin.log.latest')}
              </button>
            )}
            {hasMore && (
              <button className="button" type="button" onClick={() => setBefore(acts.at(-1)?.id ?? null)}>
                {t('admin.log.older')}
              </button>
            )}
          </div>
        </>
      )}
    </LoadedPart>
  )
}
