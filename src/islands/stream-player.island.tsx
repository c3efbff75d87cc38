import { type ReactNode, useState } from 'react'
import StreamNow from '../components/stream/StreamNow.tsx'
import StreamPlayer from '../components/stream/StreamPlayer.tsx'
import type { StreamEmbed } from '../components/stream/stream-embed.ts'
import type { StreamWords } from '../components/stream/stream-words.ts'
import type { Locale } from '../domain/presentation/locale.ts'
import { useStreamMatches } from './live-center/use-stream.ts'
import { useTranslator } from './use-translator.ts'

interface Props {
  year: number
  locale: Locale
  underWay: boolean
  stream: { readonly id: string; readonly name: string; readonly url: string; readonly provider: string }
  embed: StreamEmbed | null
  words: StreamWords
  /** What is on, next and over, as it was built. */
  children?: ReactNode
}

/** The film of a stream, with the matches around the present moment beside it. */
export default function StreamPlayerIsland({
  year,
  locale,
  underWay,
  stream,
  embed,
  words,
  children,
}: Props) {
  const [isPlaying, setPlaying] = useState(false)
  useTranslator(locale, 'pages')
  const now = useStreamMatches(year, locale, stream.id, underWay)
  return (
    <div className={embed ? 'stream-view has-player' : 'stream-view'}>
      <StreamPlayer
        name={stream.name}
        url={stream.url}
        provider={stream.provider}
        embed={embed}
        isPlaying={isPlaying}
        words={words}
        onPlay={setPlaying}
      />
      <div className="stream-beside">
        {now ? <StreamNow site={now.site} matches={now.matches} isOwnPage /> : children}
      </div>
    </div>
  )
}
