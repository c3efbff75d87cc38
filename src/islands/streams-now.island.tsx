import type { ReactNode } from 'react'
import StreamNow from '../components/stream/StreamNow.tsx'
import type { StreamWords } from '../components/stream/stream-words.ts'
import type { Locale } from '../domain/presentation/locale.ts'
import { useStreams } from './live-center/use-stream.ts'

interface Props {
  year: number
  locale: Locale
  streamId: string
  words: StreamWords
  /** What is on and next, as it was built. */
  children?: ReactNode
}

/** What a stream shows now and next. */
export default function StreamsNow({ year, locale, streamId, words, children }: Props) {
  const streams = useStreams(year, locale, words, true)
  if (!streams) return children
  const { live, next } = streams.boardOf(streamId)
  if (live.length + next.length === 0) return <p className="quiet">{words.nothing}</p>
  return (
    <StreamNow
      year={year}
      contextOf={streams.contextOf}
      live={words.line.live}
      heading="h3"
      lists={[
        { title: words.now, matches: live },
        { title: words.next, matches: next },
      ]}
    />
  )
}
