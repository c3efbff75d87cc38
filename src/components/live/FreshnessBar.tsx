import type { Freshness } from '../../domain/live/freshness.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { type Translate, translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  readonly freshness: Freshness
  /** `HH:mm` of the last answer; null before the first. */
  readonly updated: string | null
  /** Undefined until the page can be paused. */
  readonly onPause: ((paused: boolean) => void) | undefined
}

/** How fresh the scores of a page are, and the switch that makes them stand still. */
export default function FreshnessBar({ locale, freshness, updated, onPause }: Props) {
  const t = translator(locale)
  const isPaused = freshness === 'paused'
  const isTrouble = freshness === 'away' || freshness === 'offline'
  return (
    <p className={isTrouble ? 'live-line is-trouble' : 'live-line'}>
      <span>{sentence(t, freshness, updated)}</span>{' '}
      <button type="button" className="link-button" hidden={!onPause} onClick={() => onPause?.(!isPaused)}>
        {t(isPaused ? 'live.resume' : 'live.pause')}
      </button>
    </p>
  )
}

function sentence(t: Translate, freshness: Freshness, time: string | null): string {
  const updated = time === null ? t('live.built') : t('live.updated', { time })
  switch (freshness) {
    case 'away':
      return time === null ? t('live.away') : t('live.awaySince', { time })
    case 'offline':
      return `${t('live.offline')} ${updated}`
    case 'paused':
      return `${t('live.paused')} ${updated}`
    default:
      return updated
  }
}
