import type { Stream } from '../../domain/tournament/edition.ts'
import type { Translate } from '../../i18n/translate.ts'
import ByPass from './ByPass.tsx'

/** The badge that says whether a stream is free or needs a pass. */
export default function PassBadge({ stream, t }: { readonly stream: Stream; readonly t: Translate }) {
  return (
    <span className={stream.requiresPass ? 'badge badge-pass' : 'badge'}>
      {stream.requiresPass ? (
        <ByPass without={t('streams.pass')} withPass={t('streams.yourPass')} />
      ) : (
        t('streams.free')
      )}
    </span>
  )
}
