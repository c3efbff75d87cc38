import type { Stream } from '../../domain/tournament/edition.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The badge that says whether a stream is free or needs a pass. */
export default function PassBadge({ stream, t }: { readonly stream: Stream; readonly t: Translate }) {
  return (
    <span className={stream.requiresPass ? 'badge badge-pass' : 'badge'}>
      {t(stream.requiresPass ? 'streams.pass' : 'streams.free')}
    </span>
  )
}
