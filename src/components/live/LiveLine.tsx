import { fill } from '../search/search-words.ts'
import type { LiveWords } from './live-words.ts'

interface Props {
  readonly words: LiveWords
  readonly freshness: 'waiting' | 'fresh' | 'away' | 'offline' | 'paused'
  /** `HH:mm` of the last answer; null before the first. */
  readonly updated: string | null
  /** Undefined until the page can be paused. */
  readonly onPause: ((paused: boolean) => void) | undefined
}

/** How fresh the scores of a page are, and the switch that makes them stand still. */
export default function LiveLine({ words, freshness, updated, onPause }: Props) {
  const isPaused = freshness === 'paused'
  const isTrouble = freshness === 'away' || freshness === 'offline'
  return (
    <p className={isTrouble ? 'live-line is-trouble' : 'live-line'}>
      <span>{sentence(words, freshness, updated)}</span>{' '}
      <button type="button" className="link-button" hidden={!onPause} onClick={() => onPause?.(!isPaused)}>
        {isPaused ? words.resume : words.pause}
      </button>
    </p>
  )
}

function sentence(words: LiveWords, freshness: Props['freshness'], time: string | null): string {
  const updated = time === null ? words.built : fill(words.updated, { time })
  switch (freshness) {
    case 'away':
      return time === null ? words.away : fill(words.awaySince, { time })
    case 'offline':
      return `${words.offline} ${updated}`
    case 'paused':
      return `${words.paused} ${updated}`
    default:
      return updated
  }
}
