import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import { acceptInvitation } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import { useAct } from './use-act.ts'

interface Props {
  readonly secret: string
  readonly locale: Locale
  readonly t: Translate
  /** Called when the invitation is used, or not wanted. */
  readonly onEnd: () => void
  readonly onJoined: () => Promise<void>
}

/** Lets whoever is signed in accept the invitation of the link that they opened. */
export default function InvitedPart({ secret, locale, t, onEnd, onJoined }: Props) {
  const { state, run } = useAct(onJoined)
  const accept = async () => {
    if ((await run(() => acceptInvitation(secret, locale))) !== null) onEnd()
  }
  const hasEnded = state.trouble?.kind === 'changed'
  return (
    <div className="panel panel-pad admin-narrow stack gap-3 at-start">
      <h2>{t('admin.invited.title')}</h2>
      <p>{hasEnded ? t('admin.invited.ended') : t('admin.invited.help')}</p>
      <div className="cluster gap-2">
        {!hasEnded && (
          <button
            className="button button-sun"
            type="button"
            disabled={state.isBusy}
            onClick={() => void accept()}
          >
            {t('admin.invited.accept')}
          </button>
        )}
        <button className="button" type="button" onClick={onEnd}>
          {t('admin.invited.leave')}
        </button>
      </div>
      {!hasEnded && <ActNote state={state} t={t} />}
    </div>
  )
}
