import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import { freshnessText, type PageFreshness } from './freshness-text.ts'

interface Props {
  readonly locale: Locale
  readonly state: PageFreshness
  /** Undefined until the page can be paused. */
  readonly onPause: ((paused: boolean) => void) | undefined
}

/** How fresh the scores of a page are, and the switch that pauses them. */
export default function FreshnessBar({ locale, state, onPause }: Props) {
  const { sentence, change, isTrouble } = freshnessText(state, translator(locale))
  return (
    <p
      className={
        isTrouble ? 'live-line is-trouble cluster middle gap-x-3' : 'live-line cluster middle gap-x-3'
      }
    >
      <span>
        <Time when={state.updatedAt} text={sentence} />
      </span>{' '}
      <button
        type="button"
        className="link-button"
        hidden={!onPause}
        onClick={onPause && (() => onPause(state.freshness !== 'paused'))}
      >
        {change}
      </button>
    </p>
  )
}
